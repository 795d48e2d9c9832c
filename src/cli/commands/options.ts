/** Shared options. */
import { type Command, Option } from 'commander';
import { LANGUAGE_TAGS } from '../../data/language';
import { TRADITIONS } from '../../data/observances/practice';
import { REGIONS } from '../../data/observances/regions';
import { readNumber, readOffset } from '../shared/numbers';

/** Adds the options of a place. `byZone`: only an IANA zone sets the local time. */
export function withPlace(command: Command, { byZone = false } = {}): Command {
  command
    .option('--lat <degrees>', 'latitude, north positive', readNumber)
    .option('--lon <degrees>', 'longitude, east positive', readNumber)
    .option('--tz <zone>', 'IANA time zone with its history, for example Asia/Kolkata');
  if (!byZone) {
    command.addOption(
      new Option('--offset <hours>', 'or the UTC offset in hours, for example 5.5 or +05:30')
        .argParser(readOffset)
        .conflicts('tz'),
    );
  }
  return command.addOption(
    new Option('--place <town>', 'or a town by name, for example Varanasi or "Springfield, US"').conflicts([
      'lat',
      'lon',
    ]),
  );
}

/** The language of names. */
export const languageOption = () => new Option('--lang <tag>', `language of names: ${LANGUAGE_TAGS.join(', ')}`);

/** The region whose customs decide the day of an observance. */
export const regionOption = () =>
  new Option('--region <region>', `observances as kept in a region: ${REGIONS.slice(0, 4).join(', ')}, …`);

/** The tradition whose customs decide the day of an observance. */
export const traditionOption = () =>
  new Option('--tradition <tradition>', 'observances as kept by a tradition').choices(TRADITIONS);

/** Options that several commands have, and how their examples stand in the help. */
import { type Command, Option } from 'commander';

/** Adds the options of a place. `byZone`: its clocks are given by an IANA zone alone. */
export function withPlace(command: Command, { byZone = false } = {}): Command {
  command
    .option('--lat <degrees>', 'latitude, positive north')
    .option('--lon <degrees>', 'longitude, positive east')
    .option('--tz <zone>', 'IANA time zone, with its history: Asia/Kolkata');
  if (!byZone) {
    command.addOption(
      new Option('--offset <hours>', 'or what the clocks run ahead of UTC: 5.5, +05:30').conflicts('tz'),
    );
  }
  return command.addOption(
    new Option('--place <town>', 'or a town by name, "Varanasi" or "Springfield, US"').conflicts(['lat', 'lon']),
  );
}

export const jsonOption = () => new Option('--json', "the API's answer");

/** What help ends with. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  ${line}\n`).join('')}`;

/** The changes under other conventions, in the reader's language. */
import type { Label } from '../../../../domain/chart/compare';
import { norm180 } from '../../../../domain/circle';
import { degreesText } from '../../../reader/format';
import type { Reader } from '../../../reader/reader';
import type { Comparison, DashaShift, Move } from './model';

const MINUTE = 1 / 1440;
/** Shifts below this do not count, seconds of arc. */
const SAME_ARCSEC = 0.05;

/** `5.8′`, `1°26.8′`, `12.3″`. */
export function angleWords(reader: Reader, deg: number): string {
  const arcsec = Math.abs(deg) * 3600;
  if (arcsec < SAME_ARCSEC) return '–';
  if (arcsec < 60) return reader.figures(`${arcsec.toFixed(1)}″`);
  const minutes = Math.round(arcsec / 6) / 10;
  const wholeDegrees = Math.floor(minutes / 60);
  return reader.figures(
    wholeDegrees === 0 ? `${minutes.toFixed(1)}′` : `${wholeDegrees}°${(minutes % 60).toFixed(1)}′`,
  );
}

/** `19 days earlier`; a dash for less than a minute. */
function shiftWords(reader: Reader, days: number): string {
  if (!(Math.abs(days) >= MINUTE)) return '–';
  const duration = reader.duration(Math.abs(days));
  return reader.t(days < 0 ? 'differences.earlier' : 'differences.later', { duration });
}

/** The difference between the conventions themselves. */
export function amountWords(
  reader: Reader,
  { variant, main, other }: Comparison,
  own: Comparison['variant']['settings'],
): string {
  const { t } = reader;
  const { settings, kind } = variant;
  const words: string[] = [];
  const ayanamsha = other.ayanamshaDeg - main.ayanamshaDeg;
  if (settings.ayanamsa !== own.ayanamsa) {
    words.push(
      t(ayanamsha < 0 ? 'differences.smaller' : 'differences.larger', { angle: angleWords(reader, ayanamsha) }),
    );
  }
  if (settings.nodeMode !== own.nodeMode) {
    const [ours, theirs] = [main, other].map(({ grahas, ayanamshaDeg }) => {
      const rahu = grahas.find(({ key }) => key === 'rahu');
      return (rahu?.siderealDeg ?? Number.NaN) + ayanamshaDeg;
    }) as [number, number];
    const deg = norm180(theirs - ours);
    words.push(t(deg < 0 ? 'differences.rahuLess' : 'differences.rahuMore', { angle: angleWords(reader, deg) }));
  }
  if (kind === 'clock') {
    const days = other.question.jdUt - main.question.jdUt;
    const duration = reader.duration(Math.abs(days));
    words.push(t(days < 0 ? 'differences.bornEarlier' : 'differences.bornLater', { duration }));
  }
  const year = settings.dashaYearDays - own.dashaYearDays;
  if (year !== 0) {
    const days = reader.figures(Number(Math.abs(year).toFixed(4)));
    words.push(t(year < 0 ? 'differences.shorter' : 'differences.longer', { days }));
  }
  if (settings.coLords !== own.coLords) {
    words.push(t(settings.coLords ? 'differences.amountTwo' : 'differences.amountOne'));
  }
  return words.join('; ');
}

/** A rāśi by its number, or a graha by its key. */
export const subjectName = (reader: Reader, label: Label | null): string =>
  typeof label === 'number' ? reader.nameAt('rashi', label) : reader.name('graha', String(label));

/** The change of a point: `rashi Kanya → Tula`. */
export function moveWords(reader: Reader, { of: field, from, to }: Move): string {
  const { t } = reader;
  const move = (what: string, nameOf: (label: Label | null) => string): string =>
    t('differences.move', { what, from: nameOf(from), to: nameOf(to) });
  switch (field) {
    case 'rashi_index':
      return move(t('differences.rashi'), (label) => reader.nameAt('rashi', Number(label)));
    case 'nakshatra_index':
      return move(t('differences.nakshatra'), (label) => reader.nameAt('nakshatra', Number(label)));
    case 'pada':
      return move(t('differences.pada'), (label) => reader.figures(Number(label)));
    case 'house':
      return move(t('differences.house'), (label) => reader.figures(Number(label)));
    case 'dignity':
      return move(t('differences.dignity'), (label) => reader.name('dignity', String(label)));
    case 'combust':
      return t(to === true ? 'differences.combust' : 'differences.notCombust');
    default:
      return t(to === true ? 'differences.retrograde' : 'differences.direct');
  }
}

/** `Kanya 19°11′38″`. */
export const longitudeWords = (reader: Reader, deg: number): string =>
  Number.isFinite(deg)
    ? `${reader.nameAt('rashi', Math.floor(deg / 30) + 1)} ${reader.figures(degreesText(deg % 30))}`
    : '–';

/** The shift of the dates of a daśā: `19 days earlier`, or the lord with which it begins. */
export function dashaWords(reader: Reader, { first: [ours, theirs], secondJd: [from, to] }: DashaShift): string {
  if (ours !== theirs) return reader.t('differences.begins', { lord: subjectName(reader, theirs) });
  return shiftWords(reader, to - from);
}

/** The data of the page of a year. */

import { withCivil } from '../../../api/shapes/civil';
import { KINDS, type Kind, TRADITIONS, type Tradition } from '../../../data/observances/practice';
import { REGIONS, type Region } from '../../../data/observances/regions';
import { REFERENCE_PLACE } from '../../../data/place';
import { shakaYear, yearsOf } from '../../../domain/calendar/years';
import type { CivilReckoner } from '../../../domain/observances/civil';
import { type SkyMonth, type YearSky, yearSky } from '../../../domain/observances/engine/sky';
import { FIRST_YEAR_OF_OBSERVANCES, type Selection } from '../../../domain/observances/question';
import type { Utsava } from '../../../domain/observances/types';
import { utsavasIn, withOtherDates } from '../../../domain/observances/year';
import { type DomainError, ok, type Result } from '../../../domain/result';
import { FIRST_YEAR_OF_ALL, LAST_YEAR_OF_ALL } from '../../../domain/time/calendars';
import { civilFromDays, daysFromCivil } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { wallAt } from '../../reader/format';
import type { ReaderPlace } from '../../reader/place';
import type { Reader } from '../../reader/reader';
import { zonePast } from '../../reader/zonePast';
import { wallOf } from '../../shared/clocks';
import { dayOfWritten } from '../../shared/farDates';
import { lunarMonthText, masaText } from '../../shared/lunarMonth';

/** The selection of the observances of a year. */
interface Choice {
  show: 'principal' | 'all';
  region: Region | null;
  tradition: Tradition | null;
  kind: Kind | null;
}

export interface YearQuestion extends Choice {
  year: number | null;
}

export interface Year {
  year: number;
  place: ReaderPlace;
  choice: Choice;
  /** The observances of the shown part. */
  utsavas: readonly Utsava[];
  sky: YearSky;
}

/** An observance in the list of a year. */
export interface YearRow {
  utsava: Utsava;
  /** Observances without a row of their own: when a fast is broken, and the same fast in other traditions. */
  beside: readonly Utsava[];
}

const selectionOf = ({ show, region, tradition, kind }: Choice): Selection => ({
  ...(show === 'principal' && { principal: true }),
  ...(region && { region }),
  ...(tradition && { tradition }),
  ...(kind && { kinds: [kind] }),
});

/** @param civil  finds the days of the tradition `civil`, if the choice names it */
export function yearOf(
  kernel: Kernel,
  year: number,
  place: ReaderPlace,
  choice: Choice,
  civil?: CivilReckoner,
): Result<Year, DomainError> {
  const where = { year, place: { latDeg: place.lat, lonDeg: place.lon }, tz: place.tz, histories: zonePast() };
  const sky = yearSky(kernel, where);
  if (!sky.ok) return sky;
  const question = { ...where, ...selectionOf(choice), civil };
  const found = utsavasIn(kernel, sky.value, question);
  const utsavas = found.ok ? withOtherDates(kernel, sky.value, question, found.value) : found;
  return utsavas.ok ? ok({ year, place, choice, utsavas: utsavas.value, sky: sky.value }) : utsavas;
}

/** The same, with the lists of holidays if the choice needs them. */
export async function loadedYear(
  kernel: Kernel,
  year: number,
  place: ReaderPlace,
  choice: Choice,
): Promise<Result<Year, DomainError>> {
  const { civil } = await withCivil(selectionOf(choice));
  return yearOf(kernel, year, place, choice, civil);
}

/** Whether the rules of the texts are applied to a year: from 1500 on. */
export const hasObservances = (year: number): boolean => year >= FIRST_YEAR_OF_OBSERVANCES;

const dayMonth = (reader: Reader, { year, month, day }: { year: number; month: number; day: number }): string =>
  reader.t('year.dayMonth', { day: reader.figures(day), month: reader.month(daysFromCivil(year, month, day)) });

/** The name of an amānta month, with its distinction if it has one. */
export function monthLabel(reader: Reader, { amanta, adhika, kshaya }: Pick<SkyMonth, 'amanta' | 'adhika' | 'kshaya'>) {
  if (kshaya !== null) return `${reader.nameAt('masa', amanta)}–${reader.nameAt('masa', kshaya)}`;
  return masaText(reader, amanta, adhika);
}

/** "Shaka 1948, Vikram 2083 from 19 March.", and any peculiarity of the year. */
export function leadOf(reader: Reader, { year, utsavas, sky }: Year): string {
  const { t } = reader;
  const ugadi = utsavas.find(({ key }) => key === 'ugadi');
  const chaitra = sky.months.find(
    ({ amanta, startJd }) => amanta === 1 && shakaYear({ amanta, startJd }) === year - 78,
  );
  const sentences: string[] = [];
  if (ugadi && chaitra) {
    const { shaka, vikrama } = yearsOf(chaitra);
    const values = { shaka: reader.figures(shaka), vikrama: reader.figures(vikrama) };
    sentences.push(t('year.eras', { ...values, date: dayMonth(reader, ugadi.date) }));
  }
  const dateOf = (jdUt: number) => wallAt(jdUt, sky.clocks.hoursAt(jdUt));
  for (const { amanta, adhika, kshaya, startJd, endJd } of sky.months) {
    const from = dateOf(startJd);
    if (from.year !== year && dateOf(endJd).year !== year) continue;
    const month = reader.nameAt('masa', amanta);
    const date = from.year === year ? dayMonth(reader, from) : reader.date(from.dayNumber);
    if (adhika) sentences.push(t('year.twice', { month, date }));
    if (kshaya !== null) sentences.push(t('year.lost', { lost: reader.nameAt('masa', kshaya), month, date }));
  }
  return sentences.join(' ');
}

/** "Kartika Shukla Dwadashi", with the month by the reader's reckoning; "Sun in Makara". */
export function whenText(
  reader: Reader,
  { reckoning, month, tithi }: Utsava,
  sky: YearSky,
  monthText = lunarMonthText,
): string {
  if (reckoning.sankrantiJd !== undefined) {
    const { sankrantiJd } = reckoning;
    const nearest = sky.sankrantis.find(({ jdUt }) => Math.abs(jdUt - sankrantiJd) < 1);
    if (nearest) return reader.t('year.sunIn', { rashi: reader.nameAt('rashi', nearest.rashi) });
  }
  return `${monthText(reader, month)} ${reader.tithi(tithi)}`;
}

/** The entry of a list with that name in a URL; null for none. */
const among = <T extends string>(list: readonly T[], text: string | null): T | null =>
  list.find((known) => known === text) ?? null;

/** The year of `1674`, `-584`, `585 BCE` or of a date as people write it; null for any other text. */
export function readYear(text: string): number | null {
  if (/^([+-]\d{1,6}|\d{4,6})$/.test(text)) {
    const year = Number(text);
    return year >= FIRST_YEAR_OF_ALL && year <= LAST_YEAR_OF_ALL ? year : null;
  }
  const day = dayOfWritten(`1 Jul ${text}`) ?? dayOfWritten(text);
  return day === null ? null : civilFromDays(day).year;
}

export function readQuestion(query: URLSearchParams): YearQuestion {
  const year = readYear(query.get('year') ?? '');
  const show = query.get('show');
  // Aliases for older links.
  const named = show === 'smarta' || show === 'vaishnava' ? show : null;
  return {
    year,
    show: show === 'all' || named ? 'all' : 'principal',
    region: among(REGIONS, query.get('region')),
    tradition: among(TRADITIONS, query.get('tradition')) ?? named,
    kind: among(KINDS, query.get('kind')),
  };
}

export const writeQuestion = ({
  year,
  show,
  region,
  tradition,
  kind,
}: YearQuestion): Record<string, string | null> => ({
  year: year === null ? null : String(year),
  show: show === 'all' ? 'all' : null,
  region,
  tradition,
  kind,
});

/** The same question as entries of a query, without absent ones. */
export const questionEntries = (question: YearQuestion): [string, string][] =>
  Object.entries(writeQuestion(question)).filter((entry): entry is [string, string] => entry[1] !== null);

/** The year in a URL, otherwise the year of an instant at the reader's place. */
export const yearAt = (reader: Reader, jdUt: number): number =>
  readQuestion(reader.query).year ?? wallOf(reader.place, jdUt).year;

/** The calendar subscription of the present year and the next: with the place, its name and the selection. */
export function subscription(reader: Reader, choice: Choice): string {
  const { name, lat, lon, tz } = reader.place;
  const query = new URLSearchParams();
  if (lat !== REFERENCE_PLACE.lat || lon !== REFERENCE_PLACE.lon || tz !== REFERENCE_PLACE.tz) {
    query.set('lat', String(lat));
    query.set('lon', String(lon));
    query.set('tz', tz);
    query.set('name', reader.labels.tag === 'hi' ? reader.placeName : name);
  }
  for (const [key, value] of questionEntries({ ...choice, year: null })) query.set(key, value);
  if (choice.show === 'principal' && choice.kind) query.set('show', 'principal');
  if (reader.labels.tag !== 'en') query.set('lang', reader.labels.tag);
  const text = query.toString();
  return `/api/utsavas.ics${text && `?${text}`}`;
}

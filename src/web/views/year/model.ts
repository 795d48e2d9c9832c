/** What the page of a year draws and lists. */
import { shakaYear, yearsOf } from '../../../domain/calendar/years';
import { monthName, rashiName, tithiName } from '../../../domain/names';
import { REFERENCE_PLACE } from '../../../domain/place';
import { type DomainError, ok, type Result } from '../../../domain/result';
import { FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import { type YearSky, yearSky } from '../../../domain/utsavas/engine/sky';
import { SHOWN, SHOWS, type Show } from '../../../domain/utsavas/selection';
import type { Utsava } from '../../../domain/utsavas/types';
import { utsavasOf } from '../../../domain/utsavas/year';
import { MONTHS, wallAt } from '../../parts/format';
import type { BrowserKernel } from '../../parts/kernel';
import type { Place } from '../../parts/place';

export interface Year {
  year: number;
  place: Place;
  /** Those of the part that is shown. */
  utsavas: Utsava[];
  sky: YearSky;
}

export function yearOf(kernel: BrowserKernel, year: number, place: Place, show: Show): Result<Year, DomainError> {
  const question = { year, place: { latDeg: place.lat, lonDeg: place.lon }, tz: place.tz, ...SHOWN[show] };
  const found = utsavasOf(kernel, question);
  if (!found.ok) return found;
  const sky = yearSky(kernel, question);
  if (!sky.ok) return sky;
  return ok({ year, place, utsavas: found.value.utsavas, sky: sky.value });
}

/** "Śaka 1948, Vikrama 2083 from 19 March.", and what is unlike other years. */
export function leadOf({ year, utsavas, sky }: Year): string {
  const ugadi = utsavas.find(({ key }) => key === 'ugadi');
  const chaitra = sky.months.find(
    ({ amanta, startJd }) => amanta === 1 && shakaYear({ amanta, startJd }) === year - 78,
  );
  const sentences: string[] = [];
  if (ugadi && chaitra) {
    const { shaka, vikrama } = yearsOf(chaitra);
    sentences.push(`Śaka ${shaka}, Vikrama ${vikrama} from ${ugadi.date.day} ${MONTHS[ugadi.date.month - 1]}.`);
  }
  const dateOf = (jdUt: number) => wallAt(jdUt, sky.clocks.hoursAt(jdUt));
  for (const { amanta, adhika, kshaya, startJd, endJd } of sky.months) {
    const from = dateOf(startJd);
    if (from.year !== year && dateOf(endJd).year !== year) continue;
    const name = monthName(amanta).iast;
    const date = `${from.day} ${MONTHS[from.month - 1]}${from.year === year ? '' : ` ${from.year}`}`;
    if (adhika) {
      sentences.push(`${name} comes twice: the month from ${date} is adhika, because the Sun enters no rāśi in it.`);
    }
    if (kshaya !== null) {
      sentences.push(
        `${monthName(kshaya).iast} is lost: the month from ${date} is ${name} and it at once (kṣaya), because the Sun enters two rāśis in it.`,
      );
    }
  }
  return sentences.join(' ');
}

/** "Kārttika śukla Dvādaśī", "Sun in Makara", "Bhādrapada Pūrṇimā". */
export function whenText({ reckoning, month, tithi, paksha }: Utsava, sky: YearSky): string {
  if (reckoning.sankrantiJd !== undefined) {
    const { sankrantiJd } = reckoning;
    const nearest = sky.sankrantis.find(({ jdUt }) => Math.abs(jdUt - sankrantiJd) < 1);
    if (nearest) return `Sun in ${rashiName(nearest.rashi).iast}`;
  }
  const name = `${month.adhika ? 'Adhika ' : ''}${monthName(month.amanta).iast}`;
  const which = tithiName(tithi).iast;
  return tithi === 15 || tithi === 30
    ? `${name} ${which}`
    : `${name} ${paksha}${which.slice(which.indexOf(' '))}`.replace(/ (shukla|krishna) /, (word) =>
        word === ' shukla ' ? ' śukla ' : ' kṛṣṇa ',
      );
}

export interface Asked {
  year: number | null;
  show: Show;
}

/** What is shown without being asked for. */
export const FIRST_SHOW: Show = 'principal';

export function readAsked(query: URLSearchParams): Asked {
  const text = query.get('year') ?? '';
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  const show = SHOWS.find((known) => known === query.get('show')) ?? FIRST_SHOW;
  return { year: year >= FIRST_YEAR && year <= LAST_YEAR ? year : null, show };
}

export const writeAsked = ({ year, show }: Asked) => ({
  year: year === null ? null : String(year),
  show: show === FIRST_SHOW ? null : show,
});

/** The calendar to subscribe to: of the present year and the next, with the place and the part that is shown. */
export function subscription({ lat, lon, tz }: Place, show: Show): string {
  const query = new URLSearchParams();
  if (lat !== REFERENCE_PLACE.lat || lon !== REFERENCE_PLACE.lon || tz !== REFERENCE_PLACE.tz) {
    query.set('lat', String(lat));
    query.set('lon', String(lon));
    query.set('tz', tz);
  }
  if (show !== 'principal') query.set('show', show);
  const text = query.toString();
  return `/api/utsavas.ics${text && `?${text}`}`;
}

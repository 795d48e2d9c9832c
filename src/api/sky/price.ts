/** The work of the events of a span: each kind over its years, for each of its grahas. */
import { GRAHA_KEYS, type GrahaKey, PLANET_KEYS } from '../../data/keys';
import { STAR_KEYS } from '../../data/stars';
import { MEETING_KINDS } from '../../domain/sky/meetings';
import { OUTER_EVENT_KINDS } from '../../domain/sky/outerEvents';
import { INNER_PLANETS, OUTER_PLANETS } from '../../domain/sky/phenomena';
import { DAILY_SKY_KINDS, RISING_KINDS, type SkyKind } from '../../domain/sky/types';
import { isInPresent } from '../../domain/time/covered';
import { BODY_KEYS } from '../../kernel/keys';
import { listLever, type Pricing, type Work } from '../price';
import { dayOf, lastDayLever, yearsIn } from '../shapes/days';
import type { SkyRequestQuestion } from './question';

/** The grahas of each kind whose events belong to a graha or a pair of them. */
const GRAHAS_OF: Partial<Record<SkyKind, readonly GrahaKey[]>> = {
  ingress: GRAHA_KEYS,
  station: PLANET_KEYS,
  conjunction: GRAHA_KEYS,
  combustion: BODY_KEYS.filter((key) => key !== 'sun'),
  visibility: PLANET_KEYS,
  opposition: OUTER_PLANETS,
  elongation: INNER_PLANETS,
  brilliancy: ['venus'],
  ...Object.fromEntries(RISING_KINDS.map((kind) => [kind, BODY_KEYS])),
};

/** The planets that meet few stars in a year. */
const isSlow = (key: GrahaKey): boolean => key === 'jupiter' || key === 'saturn';

/**
 * The years of each kind, for each of its grahas; the Moon, which has most events, counts by itself. A conjunction has
 * two grahas, and those in right ascension count by pairs. Outside the present years the series are read for more of the
 * sky, and names in a language are written for each event.
 */
function work(question: SkyRequestQuestion): Work {
  const { from, to, kinds, bodies, planets, stars, withStars, place, tz, lang } = question;
  const years = yearsIn(question);
  const isOther = !isInPresent(dayOf(from), dayOf(to));
  const units: Record<string, number> = {};
  const add = (unit: string, count: number) => {
    units[unit] = (units[unit] ?? 0) + count;
  };
  for (const kind of kinds) {
    const grahas = GRAHAS_OF[kind];
    const moving = grahas && bodies.filter((body) => grahas.includes(body));
    const perBody = kind === 'conjunction' ? (years * (bodies.length - 1)) / 2 : years;
    const others = moving?.filter((body) => body !== 'moon').length ?? 1;
    add(kind, perBody * others);
    if (moving?.includes('moon')) add(`${kind}_moon`, perBody);
    const often = DAILY_SKY_KINDS.includes(kind) ? 'daily' : 'rare';
    if (isOther) add(`other_${often}`, perBody * (moving?.length ?? 1));
    if (lang !== undefined) add(`${often}_said`, years * (bodies.length + planets.length + stars.length));
  }
  const meetings = bodies.length + (planets.length - 1) / 2;
  for (const kind of planets.length > 0 ? OUTER_EVENT_KINDS.filter((key) => kinds.includes(key)) : []) {
    units[`outer_${kind}`] = years * planets.length * (kind === 'conjunction' ? meetings : 1);
  }
  for (const kind of MEETING_KINDS.filter((key) => kinds.includes(key))) {
    const moving = BODY_KEYS.filter((key) => bodies.includes(key));
    if (withStars) {
      units[`${kind}_stars`] = 1;
      units[`${kind}_stars_moon`] = moving.includes('moon') ? years : 0;
      units[`${kind}_stars_slow`] = years * moving.filter(isSlow).length;
      units[`${kind}_stars_fast`] = years * moving.filter((body) => body !== 'moon' && !isSlow(body)).length;
      units[`outer_${kind}_stars`] = years * planets.length;
    } else if (stars.length > 0) {
      units[`${kind}_star`] = years * stars.length * (moving.length + planets.length);
    }
    if (kind === 'conjunction') continue;
    const others = moving.filter((body) => body !== 'moon').length;
    units.conjunction_ra = (years * others * (others - 1)) / 2;
    units.conjunction_ra_moon = moving.includes('moon') ? years * others : 0;
    units.outer_conjunction_ra = years * planets.length * meetings;
  }
  const risings = RISING_KINDS.filter((kind) => kinds.includes(kind)).length;
  if (place !== null) {
    units.outer_rising = years * planets.length * risings;
    const risingStars = risings > 0 ? (withStars ? STAR_KEYS : stars).length : 0;
    units.star = risingStars;
    units.star_rising = years * risingStars * risings;
  }
  return {
    request: 1,
    year: years,
    ...(planets.length > 0 && { outer: 1, outer_place: planets.length }),
    ...units,
    ...(isOther && { other_request: 1, other_year: years }),
    ...(kinds.includes('eclipse') && place !== null && { eclipse_at_place: years }),
    ...(tz !== undefined && { clocks: years }),
  };
}

/** The kinds with several events a day cost most. */
const dailyFirst = (a: SkyKind, b: SkyKind): number =>
  Number(DAILY_SKY_KINDS.includes(b)) - Number(DAILY_SKY_KINDS.includes(a));

export const skyPricing: Pricing<SkyRequestQuestion> = {
  rates: 'sky',
  work,
  levers: [
    lastDayLever(),
    // The stars go first, then the planets beyond Saturn.
    listLever(
      'bodies',
      ({ bodies, planets, stars }) => [...bodies, ...planets, ...stars],
      (question, length) => {
        const { bodies, planets, stars } = question;
        const planetsLeft = Math.max(0, length - bodies.length);
        return {
          ...question,
          bodies: bodies.slice(0, length),
          planets: planets.slice(0, planetsLeft),
          stars: stars.slice(0, Math.max(0, planetsLeft - planets.length)),
        };
      },
    ),
    // The dearest kinds remain, so that any kinds of this number pass.
    listLever(
      'kind',
      ({ kinds }) => kinds,
      (question, length) => ({ ...question, kinds: question.kinds.toSorted(dailyFirst).slice(0, length) }),
    ),
  ],
};

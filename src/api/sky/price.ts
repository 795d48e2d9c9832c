/** The work of the events of a span: each kind over its years, for each of its grahas. */
import { GRAHA_KEYS, type GrahaKey, PLANET_KEYS } from '../../data/keys';
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

/**
 * The years of each kind, for each of its grahas; a conjunction has two. Outside the present years the series are read for
 * more of the sky, so that kinds have rates of their own.
 */
function work(question: SkyRequestQuestion): Work {
  const { from, to, kinds, bodies, planets, place, tz, lang } = question;
  const years = yearsIn(question);
  const prefix = isInPresent(dayOf(from), dayOf(to)) ? '' : 'other_';
  const perBody = (kind: SkyKind) => (kind === 'conjunction' ? (years * (bodies.length - 1)) / 2 : years);
  const units = kinds.flatMap((kind): [string, number][] => {
    const grahas = GRAHAS_OF[kind];
    if (grahas === undefined) return [[`${prefix}${kind}`, years]];
    return bodies.filter((body) => grahas.includes(body)).map((body) => [`${prefix}${kind}_${body}`, perBody(kind)]);
  });
  const meetings = bodies.length + (planets.length - 1) / 2;
  const outer = OUTER_EVENT_KINDS.filter((kind) => kinds.includes(kind)).map((kind): [string, number] => [
    `outer_${kind}`,
    years * planets.length * (kind === 'conjunction' ? meetings : 1),
  ]);
  return {
    [`${prefix}request`]: 1,
    [`${prefix}year`]: years,
    ...Object.fromEntries(units),
    ...(planets.length > 0 && Object.fromEntries(outer)),
    ...(kinds.includes('eclipse') && place !== null && { [`${prefix}eclipse_at_place`]: years }),
    ...(tz !== undefined && { clocks: years }),
    ...(lang !== undefined &&
      Object.fromEntries(kinds.map((kind) => [`${kind}_said`, years * (bodies.length + planets.length)]))),
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
    // The planets beyond Saturn go first.
    listLever(
      'bodies',
      ({ bodies, planets }) => [...bodies, ...planets],
      (question, length) => ({
        ...question,
        bodies: question.bodies.slice(0, length),
        planets: question.planets.slice(0, Math.max(0, length - question.bodies.length)),
      }),
    ),
    // The dearest kinds remain, so that any kinds of this number pass.
    listLever(
      'kinds',
      ({ kinds }) => kinds,
      (question, length) => ({ ...question, kinds: question.kinds.toSorted(dailyFirst).slice(0, length) }),
    ),
  ],
};

/** The work of transits: each graha over each natal point, through the span and beyond it as far as an orb reaches. */
import { listLever, nameOctets, type Pricing } from '../price';
import { daysIn, lastDayLever } from '../shapes/days';
import type { TransitsRequestQuestion } from './question';

const DAYS_PER_YEAR = 365.25;

export const transitsPricing: Pricing<TransitsRequestQuestion> = {
  rates: 'transits',
  work(question) {
    const { bodies, points, orbs, tz, lang } = question;
    const years = daysIn(question) / DAYS_PER_YEAR;
    const hits = years * points.length;
    return {
      request: 1,
      year: years,
      ...Object.fromEntries(
        bodies.flatMap((body) => [
          [body, years],
          [`${body}_hit`, hits],
        ]),
      ),
      ...(orbs !== undefined && {
        orb: bodies.length * points.length * orbs,
        ...Object.fromEntries(bodies.map((body) => [`${body}_orb`, hits])),
      }),
      ...(typeof tz === 'string' && { clocks: years }),
      name_octets: years * bodies.length * points.length * nameOctets(lang),
    };
  },
  levers: [
    lastDayLever(),
    listLever(
      'bodies',
      ({ bodies }) => bodies,
      (question, length) => ({ ...question, bodies: question.bodies.slice(0, length) }),
      0,
    ),
    listLever(
      'points',
      ({ points }) => points,
      (question, length) => ({ ...question, points: question.points.slice(0, length) }),
      0,
    ),
  ],
};

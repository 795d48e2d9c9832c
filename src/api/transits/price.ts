/** The work of transits: each graha over each natal point, through the span and beyond it as far as an orb reaches. */
import { entriesLever, nameOctets, type Pricing } from '../price';
import { lastDayLever, yearsIn } from '../shapes/days';
import type { TransitsRequestQuestion } from './question';

export const transitsPricing: Pricing<TransitsRequestQuestion> = {
  rates: 'transits',
  work(question) {
    const { bodies, points, orbs, tz, lang, hasKakshyas } = question;
    const years = yearsIn(question);
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
      ...(hasKakshyas && { kakshya: years, ...Object.fromEntries(bodies.map((body) => [`${body}_kakshya`, years])) }),
      ...(typeof tz === 'string' && { clocks: years }),
      name_octets: years * bodies.length * points.length * nameOctets(lang),
    };
  },
  levers: [lastDayLever(), entriesLever('bodies', 0), entriesLever('points', 0)],
};

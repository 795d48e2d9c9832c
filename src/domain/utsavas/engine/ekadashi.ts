/**
 * The fasts of the eleventh tithi: the day of the smārtas, that of the vaiṣṇavas where it is another, and the
 * breaking of the fast on the day after. What decides are the sunrises that ekādaśī and dvādaśī have, and for the
 * vaiṣṇavas whether daśamī still runs at aruṇodaya. In a kṣaya month both names are kept on the one ekādaśī.
 *
 * Source  customary, as the digests of the type of Dharmasindhu give it
 */
import { ARUNODAYA_DAYS } from '../../../kernel/almanac';
import { rashiName, tithiName } from '../../names';
import type { EkadashiRule, Stretch } from '../types';
import { JUST_BEFORE_DAYS } from './choose';
import type { Found } from './found';
import { dayAt, dayHolding, monthsNamed, sunRashiOf, type Tithi, type YearSky } from './sky';
import { dateOf } from './words';

interface Fast {
  day: number;
  because: string;
}

/** The days at whose sunrise a tithi stands. */
function sunrisesIn(sky: YearSky, { startJd, endJd }: Stretch): number[] {
  const days: number[] = [];
  for (let day = dayHolding(sky, startJd); day <= dayHolding(sky, endJd) + 1; day++) {
    const sunriseJd = dayAt(sky, day)?.sunriseJd ?? null;
    if (sunriseJd !== null && startJd <= sunriseJd && sunriseJd < endJd) days.push(day);
  }
  return days;
}

function smartaFast(sky: YearSky, ekadashi: Stretch, dvadashi: Stretch): Fast {
  const rises = sunrisesIn(sky, ekadashi);
  const [first, second] = rises;
  if (first === undefined) {
    return {
      day: dayHolding(sky, ekadashi.startJd),
      because: 'stands at no sunrise; the smārta fast then keeps the day in which it begins',
    };
  }
  if (second !== undefined) {
    return { day: second, because: 'stands at two sunrises, of which the smārta fast keeps the second' };
  }
  if (sunrisesIn(sky, dvadashi).length === 0) {
    return {
      day: first - 1,
      because: `stands at the sunrise of ${dateOf(sky, first)} but dvādaśī at none; the smārta fast then keeps the day joined to daśamī`,
    };
  }
  return { day: first, because: 'stands at one sunrise alone, whose day the smārta fast keeps' };
}

function vaishnavaFast(sky: YearSky, ekadashi: Stretch, dvadashi: Stretch): Fast {
  const rises = sunrisesIn(sky, ekadashi);
  const [first, second] = rises;
  if (first === undefined) {
    return {
      day: dayHolding(sky, ekadashi.startJd) + 1,
      because: 'stands at no sunrise; the vaiṣṇava fast then keeps the day after the one in which it begins',
    };
  }
  if (second !== undefined) {
    return { day: second, because: 'stands at two sunrises, of which the vaiṣṇava fast keeps the second' };
  }
  const sunriseJd = dayAt(sky, first)?.sunriseJd ?? 0;
  if (ekadashi.startJd > sunriseJd - ARUNODAYA_DAYS) {
    return {
      day: first + 1,
      because: `stands at the sunrise of ${dateOf(sky, first)}, but daśamī at the aruṇodaya before it; the vaiṣṇava fast then keeps the next day`,
    };
  }
  if (sunrisesIn(sky, dvadashi).length === 2) {
    return {
      day: first + 1,
      because: `stands at the sunrise of ${dateOf(sky, first)}, but dvādaśī at two (Vyañjulī), of which the vaiṣṇava fast keeps the first`,
    };
  }
  return {
    day: first,
    because: 'stands at one sunrise alone and at the aruṇodaya before it; the vaiṣṇava fast keeps that day',
  };
}

function fastAs(sky: YearSky, ekadashi: Tithi, { day, because }: Fast): Found[] {
  const of = dayAt(sky, day);
  if (!of) return [];
  const sunriseJd = of.sunriseJd ?? ekadashi.startJd;
  const momentJd = Math.min(Math.max(sunriseJd, ekadashi.startJd), ekadashi.endJd - JUST_BEFORE_DAYS);
  return [
    {
      day,
      momentJd,
      kala: 'sunrise',
      window: of.sunriseJd === null ? null : { startJd: sunriseJd, endJd: sunriseJd },
      decision: `${tithiName(ekadashi.index).iast} ${because}, ${dateOf(sky, day)}.`,
    },
  ];
}

/** Breaking the fast: after hari-vāsara, the first quarter of dvādaśī, in prātaḥkāla where that leaves any of it. */
function paranaAfter(sky: YearSky, day: number, dvadashi: Tithi, suffix: Found['suffix']): Found[] {
  const of = dayAt(sky, day + 1);
  if (!of) return [];
  const { sunriseJd, sunsetJd } = of;
  const hariVasaraJd = dvadashi.startJd + (dvadashi.endJd - dvadashi.startJd) / 4;
  const on = { day: day + 1, kala: 'pratah', ...(suffix && { suffix }) } as const;
  if (sunriseJd === null || sunsetJd === null) {
    const why = 'it has no sunrise and sunset here, so hari-vāsara, the first quarter of dvādaśī, alone is regarded';
    const decision = `The day after the fast, ${dateOf(sky, day + 1)}: ${why}.`;
    return [{ ...on, momentJd: hariVasaraJd, window: null, decision }];
  }
  const pratahJd = sunriseJd + (sunsetJd - sunriseJd) / 5;
  const startJd = Math.max(sunriseJd, hariVasaraJd);
  const last = startJd < pratahJd ? pratahJd : sunsetJd;
  const lapsed = dvadashi.endJd <= sunriseJd;
  const endJd = lapsed ? pratahJd : Math.min(last, dvadashi.endJd);
  const because = lapsed
    ? 'dvādaśī is over at its sunrise, from which the fast is broken'
    : hariVasaraJd > sunriseJd
      ? 'hari-vāsara, the first quarter of dvādaśī, runs beyond its sunrise, so the fast is broken once that is over'
      : 'hari-vāsara, the first quarter of dvādaśī, is over at its sunrise, from which the fast is broken';
  return [
    {
      ...on,
      momentJd: startJd,
      window: { startJd, endJd: Math.max(startJd, endJd) },
      decision: `The day after the fast, ${dateOf(sky, day + 1)}: ${because}.`,
    },
  ];
}

/** The occurrences of a rule over the sky. */
export function byEkadashi(sky: YearSky, rule: EkadashiRule): Found[] {
  const [eleventh, twelfth] = rule.paksha === 'shukla' ? [11, 12] : [26, 27];
  return monthsNamed(sky, rule.month).flatMap(({ month, part, number }): Found[] => {
    const [ekadashi, dvadashi] = [month.tithis.get(eleventh), month.tithis.get(twelfth)];
    if (!ekadashi || !dvadashi) return [];
    const named = (found: Found): Found => (part === 'whole' ? found : { ...found, month: number });
    const smarta = smartaFast(sky, ekadashi, dvadashi);
    const vaishnava = vaishnavaFast(sky, ekadashi, dvadashi);
    if (rule.school === 'vaishnava') {
      const fast = fastAs(sky, ekadashi, vaishnava);
      const { sunRashi } = rule;
      if (sunRashi === undefined) return fast.map(named);
      return fast
        .filter(({ momentJd }) => sunRashiOf(sky, momentJd) === sunRashi)
        .map((found) => ({
          ...named(found),
          decision: `${found.decision.slice(0, -1)}, with the Sun in ${rashiName(sunRashi).iast}.`,
        }));
    }
    const parted = vaishnava.day !== smarta.day;
    return [
      ...fastAs(sky, ekadashi, smarta),
      ...paranaAfter(sky, smarta.day, dvadashi, '_parana'),
      ...(parted ? fastAs(sky, ekadashi, vaishnava).map((f) => ({ ...f, suffix: '_vaishnava' as const })) : []),
      ...(parted ? paranaAfter(sky, vaishnava.day, dvadashi, '_vaishnava_parana') : []),
    ].map(named);
  });
}

/** Observances of a nakṣatra of the Moon: within a solar month, within a pakṣa, or each time it comes. */
import { nakshatraName } from '../../names';
import type { Limb } from '../../panchanga/types';
import type { NakshatraRule, Stretch } from '../types';
import { type Chosen, choose } from './choose';
import type { Found } from './found';
import { dayAt, monthsNamed, tithiIn, type YearSky } from './sky';

interface Coming {
  limb: Limb;
  chosen: Chosen;
}

/** How far an instant lies from a stretch, 0 within it. */
const distance = (jdUt: number, { startJd, endJd }: Stretch): number => Math.max(startJd - jdUt, jdUt - endJd, 0);

/** The stretches within which the rule looks for one occurrence each. */
function stretchesOf(sky: YearSky, within: Exclude<NakshatraRule['within'], 'every'>): Stretch[] {
  if ('sunRashi' in within) {
    return sky.sankrantis.flatMap(({ jdUt, rashi }, i) => {
      const next = sky.sankrantis[i + 1];
      return rashi === within.sunRashi && next ? [{ startJd: jdUt, endJd: next.jdUt }] : [];
    });
  }
  const [first, last] = within.paksha === 'shukla' ? [1, 15] : [16, 30];
  return monthsNamed(sky, within.month).flatMap((named) => {
    const [begins, ends] = [tithiIn(named, first), tithiIn(named, last)];
    return begins && ends ? [{ startJd: begins.startJd, endJd: ends.endJd }] : [];
  });
}

/** How far an instant lies from the nearest full moon of a stretch, days. */
function fromFullMoon({ tithis }: YearSky, { startJd, endJd }: Stretch, jdUt: number): number {
  const fullMoons = tithis.filter((tithi) => tithi.index === 15 && startJd <= tithi.endJd && tithi.endJd < endJd);
  return Math.min(...fullMoons.map((tithi) => Math.abs(tithi.endJd - jdUt)));
}

/** The one that is kept of those that come within a stretch; of none within it the nearest. */
function keptOf(sky: YearSky, rule: NakshatraRule, comings: readonly Coming[], within: Stretch): Found[] {
  const inside = comings.filter(({ chosen }) => distance(chosen.momentJd, within) === 0);
  const by = (measure: (coming: Coming) => number, of: readonly Coming[]) =>
    of.reduce<Coming | null>((best, coming) => (best && measure(best) <= measure(coming) ? best : coming), null);
  const toFullMoon = ({ chosen }: Coming) => fromFullMoon(sky, within, chosen.momentJd);
  const toStretch = ({ chosen }: Coming) => distance(chosen.momentJd, within);
  if (inside.length === 0)
    return foundAs(rule, by(toStretch, comings), '; none falls in the time of the rule, and this one is the nearest');
  if (inside.length === 1) return foundAs(rule, inside[0] ?? null, '');
  return rule.onTwice === 'near-full-moon'
    ? foundAs(rule, by(toFullMoon, inside), '; of two in this solar month it is the nearer to the full moon')
    : foundAs(rule, inside.at(-1) ?? null, '; of two in this time it is the later');
}

function foundAs(rule: NakshatraRule, coming: Coming | null, besides: string): Found[] {
  if (!coming) return [];
  const { limb, chosen } = coming;
  const { startJd, endJd } = limb;
  return [
    {
      ...chosen,
      decision: `${chosen.decision.slice(0, -1)}${besides}.`,
      kala: rule.kala,
      also: { nakshatra: { startJd, endJd } },
    },
  ];
}

/** The occurrences of a rule over the sky. */
export function byNakshatra(sky: YearSky, rule: NakshatraRule): Found[] {
  const name = `${nakshatraName(rule.nakshatra).iast} nakṣatra`;
  const comings = sky.nakshatras
    .filter(({ index }) => index === rule.nakshatra)
    .map((limb) => ({ limb, chosen: choose(sky, limb, rule, name) }))
    .filter(({ chosen }) => dayAt(sky, chosen.day));
  const { within } = rule;
  if (within === 'every') return comings.flatMap((coming) => foundAs(rule, coming, ''));
  return stretchesOf(sky, within).flatMap((stretch) => keptOf(sky, rule, comings, stretch));
}

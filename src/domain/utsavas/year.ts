/** The observances of a civil year: the rules that are asked for, run over the year's sky, dated, named and in order. */

import type { Eclipse } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import { purnimantaOf } from '../calendar/month';
import { type DomainError, ok, type Result } from '../result';
import { daysFromCivil, JD_UNIX_EPOCH } from '../time/civil';
import type { ZoneOffsets } from '../time/zone';
import { eclipsesOf, type FoundEclipse } from './engine/eclipses';
import { type Finder, finder } from './engine/find';
import type { Found } from './engine/found';
import { dayAt, monthOf, nakshatraAt, placeOfDate, tithiAt, type YearDay, type YearSky, yearSky } from './engine/sky';
import type { Selection, UtsavaQuestion } from './question';
import { WORLD } from './regions';
import type { Row } from './rule';
import { hindiName } from './rules/hindi';
import { type Entry, planOf } from './selection';
import type { AppliedRule, Utsava } from './types';

/** The observances of a civil year at a place, by date and then key. */
export interface UtsavaYear {
  utsavas: Utsava[];
  /** How many there are without a limit. */
  total: number;
  /** Clocks of the zone over the year. */
  clocks: ZoneOffsets;
  /** The sky of the year's first midnight UT, for the stamp. */
  sky: Sky;
}

const PARANA: AppliedRule = { by: 'parana' };
const ECLIPSE: AppliedRule = { by: 'eclipse' };

/** The tithi, nakṣatra and month of what is found: the same for all rows that it is given under. */
type Moment = Pick<Utsava, 'tithi' | 'nakshatra' | 'month' | 'paksha' | 'reckoning'>;

function momentOf(sky: YearSky, found: Found): Moment {
  const tithi = tithiAt(sky, found.momentJd);
  const { paksha, ...month } = monthOf(sky, found.momentJd);
  if (found.month !== undefined) {
    month.amanta = found.month;
    month.purnimanta = purnimantaOf(month, paksha);
  }
  return {
    tithi: tithi.index,
    nakshatra: nakshatraAt(sky, found.momentJd).index,
    month,
    paksha,
    reckoning: {
      kala: found.kala,
      window: found.window,
      tithi: { startJd: tithi.startJd, endJd: tithi.endJd },
      decision: found.decision,
      ...found.also,
    },
  };
}

/** What is said of a found observance by its entry. */
type Naming = Omit<Entry, 'unless' | 'open' | 'rule'> & { rule: AppliedRule; eclipse?: Eclipse };

/** What is said of one occurrence besides. */
interface Besides {
  occurrence?: 1 | 2;
  authorities?: readonly string[];
}

const NONE: readonly string[] = [];

/** A found observance with its date and its names. */
function utsavaOf(sky: YearSky, found: Found, moment: Moment, naming: Naming, besides: Besides): Utsava {
  const { rule, part } = naming;
  const { tithi, nakshatra, month, paksha, reckoning } = moment;
  const epithets = rule.by === 'tithi' ? rule.epithets : undefined;
  return {
    entry: naming,
    key: naming.key,
    date: (dayAt(sky, found.day) as YearDay).date,
    name: naming.name,
    sa: naming.sa,
    hi: naming.hi,
    nameCommon: naming.nameCommon,
    epithet: epithets?.[month.adhika ? 12 : month.amanta - 1] ?? null,
    kind: naming.kind,
    tradition: naming.practice,
    regions: naming.regions,
    major: naming.major,
    source: naming.source,
    otherwise: naming.otherwise,
    rule: part === 'parana' ? PARANA : rule,
    occurrence: besides.occurrence ?? null,
    authorities: besides.authorities ?? NONE,
    tithi,
    nakshatra,
    month,
    paksha,
    reckoning,
    eclipse: naming.eclipse ?? null,
  };
}

/** Two occurrences of one year's observance lie nearer than this. */
const SAME_SEASON_DAYS = 40;

const isPart = (found: Found, part: Entry['part']): boolean => (found.part ?? 'itself') === part;

/** What is told of an occurrence beside its entry; null where another day is kept already. */
type Told = (found: Found) => Besides | null;

const NOTHING: Besides = {};

/** Of two occurrences that a rule gives in one solar month: which one it is, and who keeps it. */
const toldOfTwo =
  ({ rule }: Entry): Told =>
  ({ occurrence }) =>
    occurrence ? { occurrence, authorities: rule.authorities?.[occurrence - 1] ?? [] } : NOTHING;

/** Beside the occurrences of another rule: of an open question which of the two days it is, and who keeps it. */
function toldBeside({ part, unless, open }: Entry, others: readonly Found[]): Told {
  const theirs = others.filter((found) => isPart(found, part));
  return ({ day }) => {
    const isKept = theirs.some((other) => other.day === day);
    if (isKept) return unless ? null : NOTHING;
    if (!open) return NOTHING;
    const other = theirs.find((one) => Math.abs(one.day - day) < SAME_SEASON_DAYS);
    return other ? { occurrence: day < other.day ? 1 : 2, authorities: open.authorities } : NOTHING;
  };
}

function tellerOf(find: Finder, entry: Entry): Result<Told, DomainError> {
  const beside = entry.open?.other ?? entry.unless;
  if (!beside) return ok(toldOfTwo(entry));
  const others = find(beside);
  return others.ok ? ok(toldBeside(entry, others.value)) : others;
}

const byDateThenKey = (a: Utsava, b: Utsava): number =>
  a.date.month - b.date.month || a.date.day - b.date.day || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** The places in `sky.days` between which observances are asked for, both included. */
function rangeOf(sky: YearSky, { from, to }: Selection): [first: number, last: number] {
  const { year } = sky;
  const first = placeOfDate(sky, { year, month: 1, day: 1 });
  const last = placeOfDate(sky, { year, month: 12, day: 31 });
  return [from ? Math.max(first, placeOfDate(sky, from)) : first, to ? Math.min(last, placeOfDate(sky, to)) : last];
}

/** An eclipse is no tradition's and no region's. */
const eclipseNaming = ({ key, name, sa, nameCommon, kind, source, major }: Row, eclipse: Eclipse): Naming => ({
  key,
  name,
  sa,
  hi: hindiName(key, sa),
  nameCommon,
  kind,
  practice: 'general',
  regions: WORLD,
  major: major === true,
  source,
  otherwise: null,
  rule: ECLIPSE,
  part: 'itself',
  eclipse,
});

/** The eclipses of the year, where they are asked for. */
function eclipsesSought(kernel: Kernel, sky: YearSky, question: UtsavaQuestion): Result<FoundEclipse[], DomainError> {
  return question.kinds && !question.kinds.includes('eclipse') ? ok([]) : eclipsesOf(kernel, sky);
}

/**
 * The observances of a civil year at a place, by date and then key (code points).
 *
 * Where the Sun does not rise on a date, near the poles, the day has no kāla: the rule then keeps what it keeps of
 * no day, and the decision says so.
 *
 * Source  the rows of `rules/`; months by true new moons, nakṣatras and rāśis by Lahiri
 */
export function utsavasOf(kernel: Kernel, question: UtsavaQuestion): Result<UtsavaYear, DomainError> {
  const sky = yearSky(kernel, question);
  if (!sky.ok) return sky;
  const [first, last] = rangeOf(sky.value, question);
  const plan = planOf(question, sky.value.clocks.tz);
  const find = finder(kernel, sky.value, plan.ruleOf);
  const utsavas: Utsava[] = [];
  for (const { rule, signature, entries } of plan.groups) {
    const all = find(rule, signature);
    if (!all.ok) return all;
    const found = all.value.filter(({ day }) => day >= first && day <= last);
    if (found.length === 0) continue;
    const moments = found.map((one) => momentOf(sky.value, one));
    for (const entry of entries) {
      const told = tellerOf(find, entry);
      if (!told.ok) return told;
      for (const [i, one] of found.entries()) {
        const besides = isPart(one, entry.part) ? told.value(one) : null;
        if (besides) utsavas.push(utsavaOf(sky.value, one, moments[i] as Moment, entry, besides));
      }
    }
  }
  const eclipses = eclipsesSought(kernel, sky.value, question);
  if (!eclipses.ok) return eclipses;
  for (const { row, eclipse, ...found } of eclipses.value) {
    if (found.day < first || found.day > last || (question.principal && !row.major)) continue;
    utsavas.push(utsavaOf(sky.value, found, momentOf(sky.value, found), eclipseNaming(row, eclipse), NOTHING));
  }
  const stamp = kernel.sky(JD_UNIX_EPOCH + daysFromCivil(question.year, 1, 1));
  if (!stamp.ok) return stamp;
  utsavas.sort(byDateThenKey);
  const { limit = utsavas.length } = question;
  return ok({
    utsavas: utsavas.slice(0, limit),
    total: utsavas.length,
    clocks: sky.value.clocks,
    sky: stamp.value,
  });
}

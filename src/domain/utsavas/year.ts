/** The observances of a civil year: the rules that are asked for, run over the year's sky, dated, named and in order. */

import type { Eclipse } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import { purnimantaOf } from '../calendar/month';
import type { SpanWithHorizon } from '../day/horizon';
import { type DomainError, ok, type Result } from '../result';
import { daysFromCivil, JD_UNIX_EPOCH } from '../time/civil';
import type { ZoneOffsets } from '../time/zone';
import { eclipsesOf } from './engine/eclipses';
import { type Finder, finder } from './engine/find';
import type { Found } from './engine/found';
import {
  dateAt,
  dayAt,
  monthOf,
  nakshatraAt,
  placeOfDate,
  tithiAt,
  type YearDay,
  type YearSky,
  yearSky,
} from './engine/sky';
import type { UtsavaQuestion } from './question';
import { WORLD } from './regions';
import type { Row, UtsavaRule } from './rule';
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

/** The key of an observance and its date. */
export type DatedKey = Pick<Utsava, 'key' | 'date'>;

const byDateThenKey = (a: DatedKey, b: DatedKey): number =>
  a.date.month - b.date.month || a.date.day - b.date.day || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** The places in `sky.days` between which observances are asked for, both included. */
function rangeOf(sky: YearSky, { year, from, to }: UtsavaQuestion): [first: number, last: number] {
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

/** A rule by tithi keeps a day at most this far from its lunar month. */
const BESIDE_MONTH_DAYS = 5;

/** Whether a rule can fall on a requested day, judged by its lunar month. */
function monthFilter({ asked, named }: YearSky): (rule: UtsavaRule) => boolean {
  const [fromJd, toJd] = [JD_UNIX_EPOCH + asked[0] - BESIDE_MONTH_DAYS, JD_UNIX_EPOCH + asked[1] + BESIDE_MONTH_DAYS];
  const near = named.filter(({ month }) => month.endJd > fromJd && month.startJd < toJd);
  const numbers = new Set<unknown>(near.map(({ number }) => number));
  return (rule) => rule.by !== 'tithi' || typeof rule.month !== 'number' || numbers.has(rule.month);
}

/** Receives a requested observance with one of its names. */
type Take = (found: Found, naming: Naming, besides: Besides) => void;

/** Passes each observance of a question to `take`. */
function takeAll(kernel: Kernel, sky: YearSky, question: UtsavaQuestion, take: Take): Result<null, DomainError> {
  const [first, last] = rangeOf(sky, question);
  const plan = planOf(question, sky.clocks.tz);
  const find = finder(kernel, sky, plan.ruleOf);
  const mayFall = monthFilter(sky);
  for (const { rule, signature, entries } of plan.groups) {
    if (!mayFall(rule)) continue;
    const all = find(rule, signature);
    if (!all.ok) return all;
    const found = all.value.filter(({ day }) => day >= first && day <= last);
    if (found.length === 0) continue;
    for (const entry of entries) {
      const told = tellerOf(find, entry);
      if (!told.ok) return told;
      for (const one of found) {
        const besides = isPart(one, entry.part) ? told.value(one) : null;
        if (besides) take(one, entry, besides);
      }
    }
  }
  if (last < first || (question.kinds && !question.kinds.includes('eclipse'))) return ok(null);
  const eclipses = eclipsesOf(kernel, sky);
  if (!eclipses.ok) return eclipses;
  for (const { row, eclipse, ...found } of eclipses.value) {
    if (found.day < first || found.day > last || (question.principal && !row.major)) continue;
    take(found, eclipseNaming(row, eclipse), NOTHING);
  }
  return ok(null);
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
  const { from: _, to: __, ...whole } = question;
  const sky = yearSky(kernel, whole);
  if (!sky.ok) return sky;
  const utsavas: Utsava[] = [];
  const moments = new Map<Found, Moment>();
  const taken = takeAll(kernel, sky.value, question, (found, naming, besides) => {
    const moment = moments.get(found) ?? momentOf(sky.value, found);
    moments.set(found, moment);
    utsavas.push(utsavaOf(sky.value, found, moment, naming, besides));
  });
  if (!taken.ok) return taken;
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

/**
 * The keys and dates of what `utsavasOf` returns for a part of a year, in the same order. It only searches the days that
 * they depend on.
 *
 * @param inner  see `yearSky`
 */
export function datedKeysOf(
  kernel: Kernel,
  question: UtsavaQuestion & Required<Pick<UtsavaQuestion, 'from' | 'to'>>,
  inner?: SpanWithHorizon,
): Result<DatedKey[], DomainError> {
  const sky = yearSky(kernel, question, inner);
  if (!sky.ok) return sky;
  const keys: DatedKey[] = [];
  const taken = takeAll(kernel, sky.value, question, ({ day }, { key }) => {
    keys.push({ key, date: dateAt(sky.value, day) });
  });
  return taken.ok ? ok(keys.sort(byDateThenKey)) : taken;
}

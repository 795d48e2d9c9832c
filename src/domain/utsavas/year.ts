/** The observances of a civil year: every rule run over the year's sky, dated, named and put in order. */
import type { Almanac, Eclipse } from '../../kernel/almanac';
import type { Kernel, Sky } from '../../kernel/types';
import { purnimantaOf } from '../calendar/month';
import { type DomainError, ok, type Result } from '../result';
import { daysFromCivil, JD_UNIX_EPOCH } from '../time/civil';
import type { ZoneOffsets } from '../time/zone';
import { eclipsesOf } from './engine/eclipses';
import { byEkadashi } from './engine/ekadashi';
import type { Found } from './engine/found';
import { byNakshatra } from './engine/nakshatra';
import { byRelation, byWeekday } from './engine/relative';
import { ruleInWords } from './engine/ruleWords';
import { dayAt, monthOf, nakshatraAt, tithiAt, type YearDay, type YearSky, yearSky } from './engine/sky';
import { bySun } from './engine/solar';
import { bySyzygy } from './engine/syzygy';
import { byJunction, byTithi } from './engine/tithi';
import { RULES } from './rules';
import type { Row, TithiRule, Utsava, UtsavaQuestion, UtsavaRule } from './types';

/** The observances of a civil year at a place, by date and then key. */
export interface UtsavaYear {
  utsavas: Utsava[];
  /** Clocks of the zone over the year. */
  clocks: ZoneOffsets;
  /** The sky of the year's first midnight UT, for the stamp. */
  sky: Sky;
}

const BY_KEY: ReadonlyMap<string, UtsavaRule> = new Map(RULES.map((rule) => [rule.key, rule]));

function ruleOf(key: string): UtsavaRule {
  const rule = BY_KEY.get(key);
  if (!rule) throw new Error(`no rule ${key}`);
  return rule;
}

const inWords = (rule: UtsavaRule): string => ruleInWords(rule, (key) => ruleOf(key).name);

/** What each rule says, written when a year first has an observance of it. */
const IN_WORDS = new Map<string, string>();

/** A rule in words; those that it brings forth beside its own row have theirs. */
function wordsOf(rule: UtsavaRule, suffix: Found['suffix']): string {
  if (suffix === '_vaishnava' && rule.by === 'ekadashi') return inWords({ ...rule, school: 'vaishnava' });
  if (suffix) return 'The day after the fast, once hari-vāsara, the first quarter of dvādaśī, is over.';
  const written = IN_WORDS.get(rule.key) ?? inWords(rule);
  IN_WORDS.set(rule.key, written);
  return written;
}

/** The further rows that a rule brings forth, as they are called beside its own. */
const FURTHER: Record<NonNullable<Found['suffix']>, (row: Row) => Row> = {
  _vaishnava: (row) => ({
    ...row,
    key: `${row.key}_vaishnava`,
    name: `${row.name} (vaiṣṇava)`,
    sa: `${row.sa} (वैष्णव)`,
    nameCommon: `Vaishnava ${row.nameCommon}`,
    tradition: 'vaishnava',
  }),
  _parana: ({ major: _, ...row }) => ({
    ...row,
    key: `${row.key}_parana`,
    name: `${row.name} pāraṇa`,
    sa: `${row.sa} पारण`,
    nameCommon: `${row.nameCommon} Parana`,
    kind: 'parana',
  }),
  _vaishnava_parana: (row) => FURTHER._parana(FURTHER._vaishnava(row)),
};

/** Finds the occurrences of a rule over the sky; each rule is run once, after those that it hangs on. */
function finder(kernel: Almanac, sky: YearSky): (key: string) => Result<Found[], DomainError> {
  const known = new Map<string, Result<Found[], DomainError>>();

  const own = (of: Result<Found[], DomainError>): Found[] => (of.ok ? of.value.filter(({ suffix }) => !suffix) : []);

  function run(rule: UtsavaRule): Result<Found[], DomainError> {
    switch (rule.by) {
      case 'tithi':
        return ok(byTithi(sky, rule));
      case 'junction':
        return ok(byJunction(sky, rule));
      case 'nakshatra':
        return ok(byNakshatra(sky, rule));
      case 'solar':
        return bySun(kernel, sky, rule);
      case 'ekadashi':
        return ok(byEkadashi(sky, rule));
      case 'syzygy':
        return ok(bySyzygy(sky, rule));
      case 'relative': {
        const bases = find(rule.to);
        return bases.ok ? ok(byRelation(sky, rule, own(bases), ruleOf(rule.to).name)) : bases;
      }
      case 'weekday': {
        if ('each' in rule.on) return ok(byWeekday(sky, rule, [], ''));
        const bases = find(rule.on.onOrBefore);
        return bases.ok ? ok(byWeekday(sky, rule, own(bases), ruleOf(rule.on.onOrBefore).name)) : bases;
      }
    }
  }

  function find(key: string): Result<Found[], DomainError> {
    const before = known.get(key);
    if (before) return before;
    const rule = ruleOf(key);
    let found = run(rule);
    if (found.ok && rule.variantOf) {
      const bases = find(rule.variantOf);
      if (!bases.ok) return bases;
      const kept = new Set(own(bases).map(({ day }) => day));
      found = ok(found.value.filter(({ day }) => !kept.has(day)));
    }
    known.set(key, found);
    return found;
  }

  return find;
}

/** The days of the two traditions lie within so many of each other, and far from those of another month. */
const NEAR_DAYS = 7;

/** The suffix of the further row that vaiṣṇavas have in place of one. */
const APART = { '': '_vaishnava', _parana: '_vaishnava_parana' } as const;

/**
 * Whether vaiṣṇavas have a row of their own in place of a smārta one: brought forth by the same rule, or that of a rule
 * beside it. It may lie beyond the end of the year.
 *
 * @param found  all that the rule brings forth
 * @param theirs  what the rule beside it does
 */
function isApart(rule: UtsavaRule, one: Found, found: readonly Found[], theirs: readonly Found[]): boolean {
  const suffix = one.suffix ?? '';
  if (rule.tradition !== 'smarta' || !(suffix === '' || suffix === '_parana')) return false;
  const near = ({ day }: Found) => Math.abs(day - one.day) <= NEAR_DAYS;
  return theirs.some(near) || found.some((other) => other.suffix === APART[suffix] && near(other));
}

interface Naming {
  row: Row;
  /** The rule in words. */
  rule: string;
  epithets?: TithiRule['epithets'];
  eclipse?: Eclipse;
  vaishnavaApart?: boolean;
}

/** A found observance with its date and its names. */
function utsavaOf(
  sky: YearSky,
  found: Found,
  { row, rule, epithets, eclipse, vaishnavaApart = false }: Naming,
): Utsava {
  const { date } = dayAt(sky, found.day) as YearDay;
  const { key, name, sa, nameCommon, kind, tradition = 'general', major = false, source } = row;
  const tithi = tithiAt(sky, found.momentJd);
  const { paksha, ...month } = monthOf(sky, found.momentJd);
  if (found.month !== undefined) {
    month.amanta = found.month;
    month.purnimanta = purnimantaOf(month, paksha);
  }
  return {
    key,
    date,
    name,
    sa,
    nameCommon,
    epithet: epithets?.[month.adhika ? 12 : month.amanta - 1] ?? null,
    kind,
    tradition,
    vaishnavaApart,
    major,
    source,
    rule,
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
    eclipse: eclipse ?? null,
  };
}

const byDateThenKey = (a: Utsava, b: Utsava): number =>
  a.date.month - b.date.month || a.date.day - b.date.day || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/**
 * The observances of a civil year at a place, by date and then key (code points).
 *
 * Where the Sun does not rise on a date, near the poles, the day has no kāla: the rule then keeps what it keeps of
 * no day, and the decision says so.
 *
 * Source  the rows of `rules/`; months by true new moons, nakṣatras and rāśis by Lahiri
 */
export function utsavasOf(kernel: Kernel & Almanac, question: UtsavaQuestion): Result<UtsavaYear, DomainError> {
  const sky = yearSky(kernel, question);
  if (!sky.ok) return sky;
  const inYear = ({ day }: Found) => dayAt(sky.value, day)?.date.year === question.year;
  const find = finder(kernel, sky.value);
  const utsavas: Utsava[] = [];
  for (const rule of RULES) {
    const found = find(rule.key);
    if (!found.ok) return found;
    const beside = BY_KEY.get(`${rule.key}_vaishnava`);
    const theirs = beside ? find(beside.key) : ok([]);
    if (!theirs.ok) return theirs;
    for (const one of found.value.filter(inYear)) {
      utsavas.push(
        utsavaOf(sky.value, one, {
          row: one.suffix ? FURTHER[one.suffix](rule) : rule,
          rule: wordsOf(rule, one.suffix),
          ...(rule.by === 'tithi' && rule.epithets && { epithets: rule.epithets }),
          vaishnavaApart: isApart(rule, one, found.value, theirs.value),
        }),
      );
    }
  }
  const eclipses = eclipsesOf(kernel, sky.value, question);
  if (!eclipses.ok) return eclipses;
  for (const { row, eclipse, ...found } of eclipses.value.filter(inYear)) {
    utsavas.push(utsavaOf(sky.value, found, { row, rule: 'An eclipse above the horizon of the place.', eclipse }));
  }
  const first = kernel.sky(JD_UNIX_EPOCH + daysFromCivil(question.year, 1, 1));
  if (!first.ok) return first;
  return ok({ utsavas: utsavas.sort(byDateThenKey), clocks: sky.value.clocks, sky: first.value });
}

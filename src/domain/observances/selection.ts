/**
 * Which observances are asked for: of a tradition, of a region, of some kinds. With a tradition or a region each is
 * given once, on the day that is kept there, and what is kept only elsewhere is left out.
 */

import { RULES } from '../../data/observances';
import { KEPT_BY, type Kind, type Practice, TRADITIONS, type Tradition } from '../../data/observances/practice';
import { PRINCIPAL_IN } from '../../data/observances/principal';
import { countryOfZone, holdsIn, INDIA, isKeptIn, type Region, WORLD } from '../../data/observances/regions';
import type { Change, Condition, NameForm, OwnRow, Row, UtsavaRule, Variant } from '../../data/observances/rule';
import { type Signature, signatureOf } from './engine/find';
import type { Selection } from './question';
import type { ObservanceName } from './types';

/** Parts that have a name of their own: synonyms of selections. */
export const SHOWS = ['all', 'principal', 'smarta', 'vaishnava'] as const;
export type Show = (typeof SHOWS)[number];
export const SHOWN: Readonly<Record<Show, Selection>> = {
  all: {},
  principal: { principal: true },
  smarta: { tradition: 'smarta' },
  vaishnava: { tradition: 'vaishnava' },
};

/** An observance that is asked for: the rule of its day, and all that is said of it besides. */
export interface Entry {
  key: string;
  name: ObservanceName;
  kind: Kind;
  practice: Practice;
  regions: readonly Region[];
  major: boolean;
  source: string;
  otherwise: string | null;
  rule: UtsavaRule;
  /** Which occurrences of the rule are meant: itself, the breaking of its fast, a second day of it. */
  part: 'itself' | 'parana' | 'atirikta';
  /** Given only where it keeps another day than this rule does. */
  unless: UtsavaRule | null;
  /** Of two rules between which the question is open: which one this is, and who keeps it. */
  open: { place: 1 | 2; authorities: readonly string[]; other: UtsavaRule } | null;
}

/** A question as the rows are matched with it. */
interface Sought {
  practices: readonly Practice[] | null;
  tradition: Tradition | null;
  region: Region | null;
  /** The country of a government's reckoning. */
  country: Region | null;
  /** Every region is asked for. */
  everywhere: boolean;
}

const includes = <T>(list: readonly T[] | undefined, one: T): boolean => list?.includes(one) ?? false;

/** The place of a condition among the practices asked for, the best first; null where it does not hold. */
function rankOf({ traditions, regions }: Condition, sought: Sought): number | null {
  const region = sought.region ?? (includes(traditions, 'civil') ? sought.country : null);
  if (regions && !(region && holdsIn(regions, region))) return null;
  // A day of a region goes before the one that is general, not before one of the tradition's own.
  if (!traditions) return (sought.practices?.indexOf('general') ?? 0) - 0.5;
  const ranks = (sought.practices ?? []).flatMap((practice, i) => (includes(traditions, practice) ? [i] : []));
  return ranks[0] ?? null;
}

interface Match {
  variant: Variant | null;
  practice: Practice;
  /** Where this day is kept: what a tradition keeps by its own rule it keeps everywhere. */
  regions: readonly Region[];
  rank: number;
}

/** The variant whose day is asked for, or the row's own; null where the row is none of the practices'. */
function matchOf(row: Row, sought: Sought): Match | null {
  const own = row.tradition ?? 'general';
  const { practices, tradition } = sought;
  const ownRank = practices ? (tradition && includes(row.alsoOf, tradition) ? 0 : practices.indexOf(own)) : 0;
  const regions = row.regions ?? INDIA;
  let best: Match | null = ownRank < 0 ? null : { variant: null, practice: own, regions, rank: ownRank };
  for (const variant of row.variants ?? []) {
    for (const condition of variant.for) {
      const rank = rankOf(condition, sought);
      if (rank === null || (best && best.rank <= rank)) continue;
      const practice = practices?.find((each) => includes(condition.traditions, each)) ?? own;
      best = { variant, practice, regions: condition.regions ?? (condition.traditions ? WORLD : regions), rank };
    }
  }
  return best;
}

/** Whether a row, with the day that matches, is among those that are asked for. */
function isSought(row: Row, { tradition, region, everywhere }: Sought, match: Match): boolean {
  const own = row.tradition ?? 'general';
  if (tradition && includes(row.notOf, tradition)) return false;
  if (region && !isKeptIn(match.regions, region)) return false;
  // A region without a tradition has those of its own schools, not of the schools that are everywhere.
  if (region && !tradition) return own === 'general' || own === 'smarta' || !match.regions.includes('india');
  if (!row.added || region || everywhere) return true;
  return tradition !== null && (own === tradition || includes(row.alsoOf, tradition));
}

const CHANGED = new WeakMap<Change, Map<UtsavaRule, UtsavaRule>>();

/** The rule of a row with a variant's change, the same object each time. */
function changed(rule: UtsavaRule, change: Change): UtsavaRule {
  const known = CHANGED.get(change) ?? new Map<UtsavaRule, UtsavaRule>();
  CHANGED.set(change, known);
  const before = known.get(rule);
  if (before) return before;
  const { key, kind, source } = rule;
  const whole = 'instead' in change ? { key, kind, source, ...change.instead } : { ...rule, ...change };
  known.set(rule, whole as UtsavaRule);
  return whole as UtsavaRule;
}

const isMajor = ({ key, major }: Row, region: Region | null): boolean =>
  major === true || (region !== null && includes(PRINCIPAL_IN[region], key));

/** The key of a tradition's own row in an answer of that tradition. */
export function plainKey(key: string, tradition: Tradition): string {
  const suffix = `_${tradition}`;
  return key.endsWith(suffix) ? key.slice(0, -suffix.length) : key;
}

function entryOf(rule: UtsavaRule, sought: Sought, match: Match): Entry {
  const { variant, practice, regions } = match;
  const { tradition } = sought;
  return {
    key: tradition ? plainKey(rule.key, tradition) : rule.key,
    name: { key: variant?.named ?? rule.key, forms: [] },
    kind: rule.kind,
    practice,
    regions,
    major: isMajor(rule, sought.region),
    source: variant?.source ?? rule.source,
    otherwise: variant ? null : (rule.otherwise ?? null),
    rule: variant ? changed(rule, variant.change) : rule,
    part: 'itself',
    unless: null,
    open: null,
  };
}

/** The rows of an open question: both days, each with the authorities that keep it. */
function openEntries(rule: UtsavaRule, entry: Entry, { open }: Variant): Entry[] {
  if (!open) return [entry];
  const other = changed(rule, open.other.change);
  return [
    { ...entry, open: { place: 1, authorities: open.authorities, other } },
    {
      ...entry,
      source: open.other.source,
      rule: other,
      unless: entry.rule,
      open: { place: 2, authorities: open.other.authorities, other: entry.rule },
    },
  ];
}

/** The own row of a variant, where nothing is asked for. */
function ownEntry(rule: UtsavaRule, entry: Entry, { change, source }: Variant, ownRow: OwnRow): Entry {
  const { tradition, always } = ownRow;
  const own =
    ownRow.form === undefined
      ? { ...entry, key: ownRow.key, name: { key: ownRow.key, forms: [] } }
      : formed(entry, ownRow.form);
  return {
    ...own,
    practice: tradition,
    major: entry.major && includes<Practice>(TRADITIONS, tradition),
    source,
    otherwise: null,
    rule: changed(rule, change),
    unless: always ? null : rule,
  };
}

/** The same under a form of its key and name. */
const formed = (entry: Entry, form: NameForm): Entry => ({
  ...entry,
  key: `${entry.key}_${form}`,
  name: { key: entry.name.key, forms: [...entry.name.forms, form] },
});

/** A fast with its breaking and a second day of it. */
function withParts(entry: Entry): Entry[] {
  const { rule } = entry;
  if (rule.by !== 'ekadashi' || rule.withoutParana) return [entry];
  const parana: Entry = { ...formed(entry, 'parana'), kind: 'parana', major: false, part: 'parana' };
  if (rule.school !== 'madhva') return [entry, parana];
  const second: Entry = {
    ...formed(entry, 'atirikta'),
    key: 'ekadashi_madhva_atirikta',
    major: false,
    part: 'atirikta',
  };
  return [entry, second, parana];
}

function soughtOf({ tradition, region }: Selection, tz: string | number): Sought {
  return {
    practices: tradition ? KEPT_BY[tradition] : null,
    tradition: tradition ?? null,
    region: region && region !== 'all' ? region : null,
    country: tradition === 'civil' ? countryOfZone(tz) : null,
    everywhere: region === 'all',
  };
}

/** The entries of one rule of the day. */
export interface Group {
  signature: Signature;
  rule: UtsavaRule;
  entries: Entry[];
}

/** What is asked for, of the rules: what to find, and the rule of any observance in that tradition and region. */
export interface Plan {
  groups: readonly Group[];
  /** @param tradition  whose day is meant, where not that of the question */
  ruleOf(key: string, tradition?: Tradition): UtsavaRule;
}

const BY_KEY: ReadonlyMap<string, UtsavaRule> = new Map(RULES.map((rule) => [rule.key, rule]));

function ruleFor(key: string, sought: Sought): UtsavaRule {
  const rule = BY_KEY.get(key);
  if (!rule) throw new Error(`no rule ${key}`);
  const variant = matchOf(rule, sought)?.variant;
  return variant ? changed(rule, variant.change) : rule;
}

/** The entries of a row that are asked for. */
function entriesOf(rule: UtsavaRule, sought: Sought): Entry[] {
  const match = matchOf(rule, sought);
  if (!match || !isSought(rule, sought, match)) return [];
  const entry = entryOf(rule, sought, match);
  const entries = match.variant ? openEntries(rule, entry, match.variant) : [entry];
  // Both days of a school and of its neighbour are told only where neither a tradition nor a region is asked for.
  if (sought.tradition === null && sought.region === null) {
    for (const variant of rule.variants ?? []) {
      if (variant.ownRow) entries.push(ownEntry(rule, entry, variant, variant.ownRow));
    }
  }
  return entries.flatMap(withParts);
}

function planned({ kinds, principal }: Selection, sought: Sought): Plan {
  const groups = new Map<Signature, Group>();
  for (const rule of RULES) {
    if (kinds && !kinds.includes(rule.kind) && rule.by !== 'ekadashi') continue;
    for (const entry of entriesOf(rule, sought)) {
      if ((kinds && !kinds.includes(entry.kind)) || (principal && !entry.major)) continue;
      const signature = signatureOf(entry.rule);
      const group = groups.get(signature);
      if (group) group.entries.push(entry);
      else groups.set(signature, { signature, rule: entry.rule, entries: [entry] });
    }
  }
  return {
    groups: [...groups.values()],
    ruleOf: (key, tradition) => ruleFor(key, tradition ? soughtOf({ tradition }, '') : sought),
  };
}

/** Plans made before, the latest last: a plan hangs on nothing but the rules. */
const PLANS = new Map<string, Plan>();
const MAX_PLANS = 32;

/**
 * @param tz  zone of the place: of a government's reckoning it tells the country, where no region is asked for
 */
export function planOf(selection: Selection, tz: string | number): Plan {
  const sought = soughtOf(selection, tz);
  const { tradition, region, kinds, principal } = selection;
  const name = [tradition, region, sought.country, kinds, principal].join(' ');
  const known = PLANS.get(name);
  if (known) return known;
  const plan = planned(selection, sought);
  const [oldest] = PLANS.keys();
  if (PLANS.size >= MAX_PLANS && oldest !== undefined) PLANS.delete(oldest);
  PLANS.set(name, plan);
  return plan;
}

/**
 * Selects observances by tradition, region and kind. With a tradition or a region, each observance occurs once, on the
 * day of that tradition or region, and observances kept only elsewhere are left out.
 */

import { RULES } from '../../data/observances';
import { KEPT_BY, type Kind, type Practice, TRADITIONS, type Tradition } from '../../data/observances/practice';
import { PRINCIPAL_IN } from '../../data/observances/principal';
import { holdsIn, INDIA, isKeptIn, type Region, WORLD } from '../../data/observances/regions';
import type {
  BaseRule,
  Condition,
  NameForm,
  OwnRow,
  RuleChange,
  UtsavaRule,
  Variant,
} from '../../data/observances/rule';
import { type Signature, signatureOf } from './engine/find';
import type { Selection } from './question';
import type { ObservanceName } from './types';

/** Named selections. */
export const SHOWS = ['all', 'principal', 'smarta', 'vaishnava'] as const;
export type Show = (typeof SHOWS)[number];
export const SHOWN: Readonly<Record<Show, Selection>> = {
  all: {},
  principal: { principal: true },
  smarta: { tradition: 'smarta' },
  vaishnava: { tradition: 'vaishnava' },
};

/** A selected observance: the rule of its day, and its other fields. */
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
  /**
   * Which occurrences of the rule it represents: the observance itself, the breaking of its fast, or a second day of
   * the fast.
   */
  part: 'itself' | 'parana' | 'atirikta';
  /** The entry is left out on the days on which this rule gives the same day. */
  unless: UtsavaRule | null;
  /** For an open question between two rules: which one this is, and who follows it. */
  open: { place: 1 | 2; authorities: readonly string[]; other: UtsavaRule } | null;
}

/** A question in the form in which rows are matched with it. */
interface Sought {
  practices: readonly Practice[] | null;
  tradition: Tradition | null;
  region: Region | null;
  /** Whether every region is selected. */
  everywhere: boolean;
}

const includes = <T>(list: readonly T[] | undefined, one: T): boolean => list?.includes(one) ?? false;

/** Rank of a condition among the requested practices, best first; null if it does not hold. */
function rankOf({ traditions, regions }: Condition, { region, practices }: Sought): number | null {
  if (regions && !(region && holdsIn(regions, region))) return null;
  // A day of a region precedes the general one, but not one of the tradition itself.
  if (!traditions) return (practices?.indexOf('general') ?? 0) - 0.5;
  const ranks = (practices ?? []).flatMap((practice, i) => (includes(traditions, practice) ? [i] : []));
  return ranks[0] ?? null;
}

interface Match {
  variant: Variant | null;
  practice: Practice;
  /** Where this day is kept. A tradition keeps its own rule everywhere. */
  regions: readonly Region[];
  rank: number;
}

/** The variant that the question selects, or the row itself; null if the row belongs to none of the practices. */
function matchOf(row: BaseRule, sought: Sought): Match | null {
  const own = row.tradition ?? 'general';
  const { practices, tradition } = sought;
  const ownRank = practices ? (tradition && includes(row.alsoOf, tradition) ? 0 : practices.indexOf(own)) : 0;
  const regions = row.regions ?? INDIA;
  let best: Match | null = ownRank < 0 ? null : { variant: null, practice: own, regions, rank: ownRank };
  for (const variant of row.variants ?? []) {
    for (const condition of variant.for) {
      const rank = rankOf(condition, sought);
      // A variant of the row’s own tradition precedes the row.
      if (rank === null || (best && (best.variant ? best.rank <= rank : best.rank < rank))) continue;
      const practice = practices?.find((each) => includes(condition.traditions, each)) ?? own;
      best = { variant, practice, regions: condition.regions ?? (condition.traditions ? WORLD : regions), rank };
    }
  }
  return best;
}

/** Whether the question selects a row with its matching day. */
function isSought(row: BaseRule, { tradition, region, everywhere }: Sought, match: Match): boolean {
  const own = row.tradition ?? 'general';
  if (tradition && includes(row.notOf, tradition)) return false;
  if (region && !isKeptIn(match.regions, region)) return false;
  // A region without a tradition includes its own schools, but not schools that exist everywhere.
  if (region && !tradition) return own === 'general' || own === 'smarta' || !match.regions.includes('india');
  if (!row.added || region || everywhere) return true;
  return tradition !== null && (own === tradition || includes(row.alsoOf, tradition));
}

const CHANGED = new WeakMap<RuleChange, Map<UtsavaRule, UtsavaRule>>();

/** The rule of a row with a variant's change; always the same object for the same arguments. */
function changed(rule: UtsavaRule, change: RuleChange): UtsavaRule {
  const known = CHANGED.get(change) ?? new Map<UtsavaRule, UtsavaRule>();
  CHANGED.set(change, known);
  const before = known.get(rule);
  if (before) return before;
  const { key, kind, source, times } = rule;
  const kept = { key, kind, source, ...(times && { times }) };
  const whole = 'instead' in change ? { ...kept, ...change.instead } : { ...rule, ...change };
  known.set(rule, whole as UtsavaRule);
  return whole as UtsavaRule;
}

const isMajor = ({ key, major }: BaseRule, region: Region | null): boolean =>
  major === true || (region !== null && includes(PRINCIPAL_IN[region], key));

/** The key of a tradition's own row in an answer for that tradition. */
function plainKey(key: string, tradition: Tradition): string {
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

/** The entries of an open question: both days, each with the authorities that follow it. */
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

/** The separate row of a variant, in answers without a selection. */
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

/** The entry under a form of its key and name. */
const formed = (entry: Entry, form: NameForm): Entry => ({
  ...entry,
  key: `${entry.key}_${form}`,
  name: { key: entry.name.key, forms: [...entry.name.forms, form] },
});

/** A fast, the breaking of the fast, and a second day of the fast if its school has one. */
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

function soughtOf({ tradition, region }: Selection): Sought {
  return {
    practices: tradition ? KEPT_BY[tradition] : null,
    tradition: tradition ?? null,
    region: region && region !== 'all' ? region : null,
    everywhere: region === 'all',
  };
}

/** The entries of one rule of the day. */
interface Group {
  signature: Signature;
  rule: UtsavaRule;
  entries: Entry[];
}

/** The plan of a question: the rules to evaluate, and the rule of any observance in its tradition and region. */
interface Plan {
  groups: readonly Group[];
  /** @param tradition  if it differs from the question's */
  ruleOf(key: string, tradition?: Tradition): UtsavaRule;
}

const BY_KEY: ReadonlyMap<string, UtsavaRule> = new Map(RULES.map((rule) => [rule.key, rule]));

function ruleFor(key: string, sought: Sought): UtsavaRule {
  const rule = BY_KEY.get(key);
  if (!rule) throw new Error(`no rule ${key}`);
  const variant = matchOf(rule, sought)?.variant;
  return variant ? changed(rule, variant.change) : rule;
}

/** The selected entries of a row. */
function entriesOf(rule: UtsavaRule, sought: Sought): Entry[] {
  const match = matchOf(rule, sought);
  if (!match || !isSought(rule, sought, match)) return [];
  const entry = entryOf(rule, sought, match);
  const entries = match.variant ? openEntries(rule, entry, match.variant) : [entry];
  // An answer has both days of an open question only without a tradition and without a region.
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
    ruleOf: (key, tradition) => ruleFor(key, tradition ? soughtOf({ tradition }) : sought),
  };
}

/** Cached plans, the latest last. A plan depends only on the rules. */
const PLANS = new Map<string, Plan>();
const MAX_PLANS = 32;

/** The plan of a selection. The days of `civil` come from lists of holidays: see `holidays/civil.ts`. */
export function planOf(selection: Selection): Plan {
  const sought = soughtOf(selection);
  const { tradition, region, kinds, principal } = selection;
  const name = [tradition, region, kinds, principal].join(' ');
  const known = PLANS.get(name);
  if (known) return known;
  const plan = planned(selection, sought);
  const [oldest] = PLANS.keys();
  if (PLANS.size >= MAX_PLANS && oldest !== undefined) PLANS.delete(oldest);
  PLANS.set(name, plan);
  return plan;
}

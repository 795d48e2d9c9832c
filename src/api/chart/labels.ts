/** The names of a chart in the language of its request: a field `label`, or `<field>_label` beside a plain text. */
import type * as z from 'zod';
import { EIGHT_KARAKAS } from '../../data/chart/karakas';
import type { DashaKey } from '../../domain/dasha/keys';
import type { LabelKind, Labels } from '../../lexicon/labels';
import { isObject } from '../validate';
import type { ChartResponse } from './response';

type Fields = Record<string, unknown>;
type Answer = z.output<typeof ChartResponse>;

/** The kind of name in each field, at any depth. */
const KIND_OF: ReadonlyMap<string, LabelKind> = new Map<string, LabelKind>([
  ...[
    'lord',
    'sign_lord',
    'star_lord',
    'sub_lord',
    'sub_sub_lord',
    'rashi_lord',
    'nakshatra_lord',
    'vara_lord',
    'lagna_star_lord',
    'lagna_sign_lord',
    'moon_star_lord',
    'moon_sign_lord',
    'lagna_sub_lord',
    'karaka',
    'brahma',
    'north',
    ...EIGHT_KARAKAS,
  ].map((field): [string, LabelKind] => [field, 'graha']),
  ['dignity', 'dignity'],
  ['baladi', 'baladi'],
  ['jagradadi', 'jagradadi'],
  ['by_sign', 'deeptadi'],
  ['shayanadi', 'shayanadi'],
]);

/** Names with their number in a neighbouring field. */
const NUMBERED = ['rashi', 'nakshatra'] as const;

function labelFieldsOf(node: Fields, labels: Labels): void {
  for (const field of Object.keys(node)) {
    const value = node[field];
    if (typeof value === 'string') {
      const kind = KIND_OF.get(field);
      if (kind) node[`${field}_label`] = labels.label(kind, value);
    } else if (typeof value === 'object' && value !== null) labelWithin(value, labels);
  }
  for (const field of NUMBERED) {
    const number = node[`${field}_index`];
    if (typeof node[field] === 'string' && typeof number === 'number') {
      node[`${field}_label`] = labels.labelAt(field, number);
    }
  }
  if (typeof node.nakshatra_pada === 'string') node.nakshatra_pada_label = `${node.nakshatra_label} ${node.pada}`;
}

function labelWithin(value: object, labels: Labels): void {
  if (!Array.isArray(value)) labelFieldsOf(value as Fields, labels);
  else for (const member of value) if (typeof member === 'object' && member !== null) labelWithin(member, labels);
}

/** Labels objects by their own `key`, or by the key of their field. */
function labelNamed(named: unknown, kind: LabelKind, labels: Labels): void {
  if (Array.isArray(named)) {
    for (const each of named) if (isObject(each)) each.label = labels.label(kind, String(each.key));
  } else if (isObject(named)) {
    for (const [key, each] of Object.entries(named)) if (isObject(each)) each.label = labels.label(kind, key);
  }
}

/** Labels the periods of yoginīs and their sub-periods. */
function labelYoginis(periods: unknown, labels: Labels): void {
  if (!Array.isArray(periods)) return;
  labelNamed(periods, 'yogini', labels);
  for (const period of periods as Fields[]) labelYoginis(period.sub, labels);
}

const CLASSES = ['varna', 'vashya', 'yoni', 'gana', 'nadi', 'tattva', 'yunja'] as const;

function labelClasses(classes: Answer['avakahada'], labels: Labels): void {
  if (!classes) return;
  for (const kind of CLASSES) labelNamed([classes[kind]], kind, labels);
  labelNamed(Object.values(classes.paya), 'paya', labels);
}

/** Adds, in place, the labels of a period of a daśā. */
export function labelPeriod(key: DashaKey, period: object, labels: Labels): void {
  labelWithin(period, labels);
  if (key === 'yogini') labelYoginis([period], labels);
}

/** Adds, in place, the labels of a chart. Chunks write their labels themselves. */
export function labelChart(answer: Answer, labels: Labels): void {
  const { input: _, place: __, comparison: ___, substrate_stamp: ____, sovereigntySignature: _____, ...parts } = answer;
  labelWithin(parts, labels);
  labelNamed(answer.grahas, 'graha', labels);
  labelNamed(answer.yogas, 'chart_yoga', labels);
  labelNamed(answer.vargas, 'varga', labels);
  labelNamed(answer.house_systems, 'house_system', labels);
  labelNamed(answer.upagrahas, 'upagraha', labels);
  labelNamed(answer.special_lagnas, 'special_lagna', labels);
  labelNamed(answer.sphutas, 'sphuta', labels);
  for (const division of answer.divisions ?? []) division.label = labels.label('varga_variant', division.variant);
  for (const signified of Object.values(answer.naisargika_karakas?.grahas ?? {})) {
    labelNamed(signified, 'signification', labels);
  }
  labelClasses(answer.avakahada, labels);
  if (answer.day) answer.day.vara.label = labels.labelAt('vara', answer.day.vara.index);
  for (const [key, dasha] of Object.entries(answer.dasha ?? {})) {
    if (isObject(dasha) && 'key' in dasha) dasha.label = labels.label('dasha', key);
    if (key === 'yogini') labelYoginis(isObject(dasha) ? dasha.periods : dasha, labels);
  }
}

/** Converts a domain match to its response. */
import type * as z from 'zod';
import { KUTA_NAMES } from '../../../build/lexicon/terms/kuta';
import type { SentenceLanguage } from '../../data/language';
import { MANGALA_LISTS, type MangalaList } from '../../data/match/mangala';
import type { Match } from '../../domain/match/match';
import type { Kuta, KutaValue, MatchSensitivity } from '../../domain/match/types';
import { isPlaced } from '../../domain/positions/placement';
import { rashiLord } from '../../domain/positions/rashi';
import type { Positions } from '../../domain/positions/types';
import type { Labels } from '../../lexicon/labels';
import { attributionInWords } from '../../lexicon/sentences/attribution';
import {
  cancellationInWords,
  exceptionInWords,
  mangalaListInWords,
  traditionInWords,
} from '../../lexicon/sentences/match/exceptions';
import { kutaRuleInWords } from '../../lexicon/sentences/match/rules';
import { sensitivityInWords, valueName } from '../../lexicon/sentences/match/values';
import { labelled, labelledAt, presentLanguage } from '../shapes/language';
import { classNames } from '../shapes/presentPoint';
import { presentStamp } from '../shapes/presentStamp';
import type { MatchFound } from './response';

type Answer = z.output<typeof MatchFound>;

/** The precision of the computation is a fifth of a second. */
const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

function presentValue(value: KutaValue, labels: Labels | null): Answer['kutas'][number]['a'] {
  const { iast, sa } = valueName(value);
  const names = { name: iast, sa };
  if (value.kind === 'nakshatra' || value.kind === 'rashi') {
    const index = value.kind === 'nakshatra' ? value.nakshatra : value.rashi;
    const count = value.count === null ? {} : { count: value.count };
    return { kind: value.kind, index, ...names, ...labelledAt(labels, value.kind, index), ...count };
  }
  return { kind: value.kind, key: value.key, ...names, ...labelled(labels, value.kind, value.key) };
}

const presentKuta =
  (labels: Labels | null, language: SentenceLanguage) =>
  (kuta: Kuta): Answer['kutas'][number] => {
    const { key, points, maximum, holds, counted, a, b, vara, source } = kuta;
    const { iast, sa } = KUTA_NAMES[key];
    return {
      key,
      name: iast,
      sa,
      ...labelled(labels, 'kuta', key),
      points,
      maximum,
      holds,
      counted,
      a: presentValue(a, labels),
      b: presentValue(b, labels),
      as_vara: vara,
      rule: kutaRuleInWords(kuta, language),
      source: attributionInWords(source, language),
    };
  };

function presentSensitivity(sensitivity: MatchSensitivity, language: SentenceLanguage): Answer['sensitivity'][number] {
  const { who, secondsToChange, what } = sensitivity;
  return {
    who,
    seconds_to_change: secondsToChange === null ? null : tenths(secondsToChange),
    what: sensitivityInWords(sensitivity, who, language),
    change: what && {
      nakshatra_index: what.nakshatra,
      pada: what.pada,
      rashi_index: what.rashi,
      half: what.half,
      kutas: what.kutas.map(({ key, from, to }) => ({ key, before: from, after: to })),
      total_change: { before: what.total.from, after: what.total.to },
    },
  };
}

function presentMoon({ grahas, ayanamshaDeg }: Positions, labels: Labels | null): Answer['births']['a'] {
  const moon = grahas.find(({ key }) => key === 'moon');
  if (moon === undefined) throw new Error('a chart without a Moon');
  const { rashi, nakshatra } = classNames(moon);
  const lord = isPlaced(moon) ? rashiLord(moon.rashi) : null;
  return {
    ayanamsha_deg: ayanamshaDeg,
    moon: {
      sidereal_deg: orNull(moon.siderealDeg),
      rashi,
      rashi_index: orNull(moon.rashi),
      nakshatra,
      nakshatra_index: orNull(moon.nakshatra),
      pada: orNull(moon.pada),
      boundary_seconds: moon.boundarySeconds === null ? null : orNull(moon.boundarySeconds),
      lord,
      ...(labels &&
        lord && {
          rashi_label: labels.labelAt('rashi', moon.rashi),
          nakshatra_label: labels.labelAt('nakshatra', moon.nakshatra),
          lord_label: labels.label('graha', lord),
        }),
    },
  };
}

export function presentMatch(
  match: Match,
  a: Positions,
  b: Positions,
  labels: Labels | null,
  language: SentenceLanguage,
): Answer {
  const { system, tradition, orientation, kutas, exceptions, variants, sensitivity, mangala, notes } = match;
  const kutaOf = presentKuta(labels, language);
  return {
    system,
    tradition,
    words: traditionInWords(tradition, language),
    orientation,
    ...presentLanguage(labels?.tag),
    births: { a: presentMoon(a, labels), b: presentMoon(b, labels) },
    total: orNull(match.total),
    maximum: orNull(match.maximum),
    kutas: kutas.map(kutaOf),
    exceptions: exceptions.map(({ source, changes, ...exception }) => ({
      ...exception,
      gives_full_points: changes,
      rule: exceptionInWords(exception.key, language),
      source: attributionInWords(source, language),
    })),
    variants: variants.map(({ kutas: inFull, differs, ...variant }) => ({
      ...variant,
      differing_kutas: differs,
      words: traditionInWords(variant.tradition, language),
      kutas: inFull?.map(kutaOf) ?? null,
    })),
    sensitivity: sensitivity.map((each) => presentSensitivity(each, language)),
    mangala_lists: Object.entries(MANGALA_LISTS).map(([key, { houses, source }]) => ({
      key: key as MangalaList,
      houses: [...houses],
      rule: mangalaListInWords(key as MangalaList, language),
      source: attributionInWords(source, language),
    })),
    mangala: mangala.map(({ from, house, cancellations, ...mars }) => ({
      ...mars,
      counted_from: from,
      house: orNull(house),
      cancellations: cancellations.map(({ key, source, applies }) => ({
        key,
        rule: cancellationInWords(key, language),
        source: attributionInWords(source, language),
        applies,
      })),
    })),
    substrate_stamp: presentStamp({ ...a, notes: [...notes, ...a.notes, ...b.notes] }),
  };
}

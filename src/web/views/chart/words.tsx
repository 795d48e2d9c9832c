/** Names of the chart's sections in the language of the reader. */
import type { PointKey } from '../../../data/keys';
import type { LanguageTag } from '../../../data/language';
import type { Cite } from '../../../lexicon/citations';
import { wallAt } from '../../reader/format';
import { initialsOf, pointName } from '../../reader/letters';
import { type Reader, useReader } from '../../reader/reader';
import { sentenceText } from '../../shared/sentence';

/** The source of a rule: the title of a work as the reader spells names, or "customary". */
export function Source({ source, cite }: { source: string; cite: Cite }) {
  const { reader, t } = useReader();
  const isTitle = source !== 'customary';
  return <span class="q nw">{isTitle ? sentenceText(reader, cite(source)) : t('parts.customary')}</span>;
}

/** Lagna and grahas by their names; a dash for none. */
export const listOf = (reader: Reader, keys: readonly PointKey[]): string =>
  keys.length > 0 ? keys.map((key) => pointName(reader, key)).join(', ') : '–';

/** `19 Feb 1985`. */
export const dateOf = (reader: Reader, jd: number, offsetHours: number): string =>
  reader.date(wallAt(jd, offsetHours).dayNumber, 'short');

const DEVANAGARI = ['मे', 'वृ', 'मि', 'क', 'सिं', 'कन', 'तु', 'वृश्', 'ध', 'म', 'कुं', 'मी'];
const LETTERS: Partial<Record<LanguageTag, readonly string[]>> = {
  en: ['Me', 'Vr', 'Mi', 'Ka', 'Si', 'Kn', 'Tu', 'Vs', 'Dh', 'Mk', 'Ku', 'Mn'],
  sa: ['Me', 'Vṛ', 'Mi', 'Ka', 'Si', 'Kn', 'Tu', 'Vś', 'Dh', 'Mk', 'Ku', 'Mī'],
  'sa-Deva': DEVANAGARI,
  hi: DEVANAGARI,
  mr: DEVANAGARI,
  ne: DEVANAGARI,
};

/** A few letters of a rāśi, 1..12, unique among the twelve. */
export const rashiLetters = (reader: Reader, rashi: number): string =>
  LETTERS[reader.labels.tag]?.[rashi - 1] ?? initialsOf(reader, reader.nameAt('rashi', rashi), 2);

interface ClockProps {
  jdUt: number;
  offsetHours: number;
  /** The reference day, in days from 1970-01-01. A time on another day gets its weekday. */
  day?: number;
}

/** A local time of the place to the second, with its weekday on another day, in a slot that keeps columns aligned. */
export function Clock({ jdUt, offsetHours, day }: ClockProps) {
  const reader = useReader();
  if (!Number.isFinite(jdUt)) return <>–</>;
  const { time, day: other } = reader.time(jdUt, offsetHours, day, true);
  return (
    <span class="nw">
      {time}
      {day !== undefined && <span class="dy">{other}</span>}
    </span>
  );
}

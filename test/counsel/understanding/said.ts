/** Whether a reply says a value of the API: by its name or figure, in the language of the reply. */

import { rashiName } from '../../../build/lexicon/terms/rashi';
import { dateText } from '../../../src/counsel/claims/format';
import { grahaIn, nameIn } from '../../../src/counsel/claims/names';
import type { Language } from '../../../src/counsel/language';
import { GRAHA_KEYS } from '../../../src/data/keys';
import { unixToJd } from '../../../src/domain/time/civil';
import { isoLocal } from '../../../src/domain/time/iso';
import { zoneOffsets } from '../../../src/domain/time/zone';
import { commonName } from '../../../src/lexicon/commonSpelling';
import { type Labels, loadLabels, loadObservanceLabels } from '../../../src/lexicon/labels';

/** A call of the API, and the value at a path of its answer. */
export interface Source {
  path?: string;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  select?: string;
  compute?: string;
  value?: unknown;
}

interface Names {
  common: Labels;
  sanskrit: Labels;
  observances: Labels;
}

/** The names of a language; Hindi in Latin letters has the Sanskrit names of the sky and the English ones of festivals. */
export async function namesOf(language: Language): Promise<Names> {
  const tag = language === 'hi' ? 'hi' : 'en';
  const [common, sanskrit, observances] = await Promise.all([
    loadLabels(language === 'hi' ? 'hi' : 'sa'),
    loadLabels('sa'),
    loadObservanceLabels(tag),
  ]);
  return { common, sanskrit, observances };
}

/** A text in the loosest spelling: small letters without marks. */
const loose = (text: string): string =>
  commonName(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}°′″.:]+/gu, ' ')
    .replace(/([a-z])\1/g, '$1')
    .replace(/aa/g, 'a');

const INSTANT = /^\d{4}-\d\d-\d\dT/;
const DATE = /^\d{4}-\d\d-\d\d$/;
/** Figures that replies may give by their dates alone. */
const LONG_SPANS = /dasha|sade_sati|hits|events/;

const zoneIn = ({ query = {}, body = {} }: Source): string | number => {
  const birth = (body.birth ?? body) as Record<string, unknown>;
  const zone = query.tz ?? birth.tz ?? birth.tzHours;
  if (typeof zone === 'number' || (typeof zone === 'string' && zone.includes('/'))) return zone;
  return zone === undefined ? 'Asia/Kolkata' : Number(zone);
};

function localOf(instant: string, zone: string | number): string {
  if (!instant.endsWith('Z')) return instant.slice(0, 19);
  const jd = unixToJd(Date.parse(instant));
  const clocks = zoneOffsets(zone, jd - 1, jd + 1);
  return isoLocal(jd, clocks.ok ? clocks.value.hoursAt(jd) : 0).slice(0, 19);
}

/** The minutes of the day of all clocks in a text, on the 24-hour clock or by its halves. */
const clocksIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d:])(\d{1,2}):(\d\d)(?: ?(am|pm))?/g)].flatMap(([, hour, minute, half]) => {
    const minutes = Number(hour) * 60 + Number(minute);
    if (half === undefined) return [minutes];
    return [(minutes % 720) + (half === 'pm' ? 720 : 0)];
  });

function saysClock(text: string, local: string): boolean {
  const minutes = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) + Number(local.slice(17, 19)) / 60;
  return clocksIn(text).some((clock) => Math.abs(((clock - minutes + 2160) % 1440) - 720) <= 1);
}

function saysDate(text: string, date: string, language: Language): boolean {
  const plain = dateText(date, language, false);
  return text.includes(plain) || text.includes(date.slice(0, 10));
}

const saysNumber = (text: string, value: number): boolean =>
  new RegExp(`(?<![\\d.])${String(value).replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(text);

/** The last key of a path. */
const fieldOf = (select: string): string => /(\w+)#?(?:\[[^\]]*\])*$/.exec(select)?.[1] ?? '';

/** Kinds of claims that answer yes or no, or state a rule in words. */
const DECIDES =
  /_holds$|^retrograde$|^vargottama$|^points_compared$|visible|^observances_count$|^comparison$|^dignities$|^adhika$|_compared$|^stays_same$|^day_window$/;
const SENTENCES = /reason|fact|definition|method|rule|yoga_holds|kuta|purpose_day/;

/** The rows of the tables of a text. */
const rowsIn = (text: string): number =>
  Math.max(0, text.split('\n').filter((line) => line.startsWith('| ')).length - 2);

/** What a reply says, and the kinds of its claims. */
export interface Said {
  text: string;
  kinds: readonly string[];
}

function saysFloat(text: string, select: string, value: number): boolean {
  const field = fieldOf(select);
  if (/seconds/.test(select)) {
    const minutes = Math.floor(value / 60);
    return [minutes, minutes + 1, Math.floor(minutes / 60)].some((each) => saysNumber(text, each));
  }
  if (/deg$/.test(field)) {
    const within = /sidereal_deg|longitude/.test(field) ? value % 30 : value;
    const minutes = Math.floor(within * 60 + 1e-9);
    return [minutes, minutes + 1].some((each) =>
      text.includes(`${Math.floor(each / 60)}°${String(each % 60).padStart(2, '0')}`),
    );
  }
  return (
    [1, 2].some((digits) => saysNumber(text, Number(value.toFixed(digits)))) || saysNumber(text, Math.floor(value))
  );
}

function saysWord(text: string, value: string, language: Language, names: Names): boolean {
  const plain = loose(text);
  const spellings = [value, nameIn(language, value), commonName(value)];
  if (GRAHA_KEYS.some((key) => key === value))
    spellings.push(grahaIn(language, value), names.common.label('graha', value));
  if (names.observances.has('utsava', value)) spellings.push(names.observances.label('utsava', value));
  for (const kind of ['direction', 'muhurta', 'choghadiya', 'yogini'] as const) {
    const key = names.common.keys(kind).find((each) => each === value || names.sanskrit.label(kind, each) === value);
    if (key !== undefined) spellings.push(names.common.label(kind, key));
  }
  if (names.common.has('chart_yoga', value)) spellings.push(names.common.label('chart_yoga', value));
  const graha = GRAHA_KEYS.find((key) => loose(value) === loose(grahaIn('hi-Latn', key)));
  if (graha !== undefined) spellings.push(grahaIn(language, graha));
  return spellings.some((spelling) => plain.includes(loose(spelling)));
}

/** Whether the reply says the value of a source; true if the value is not recorded. */
export function says(said: Said, source: Source, value: unknown, language: Language, names: Names): boolean {
  const { text, kinds } = said;
  const { select = '' } = source;
  if (value === undefined) return true;
  if (Array.isArray(value)) {
    if (select === 'rules.id') return kinds.includes('purpose_rules');
    const entries = value.slice(0, 10);
    const isSaid = entries.filter((entry) => says(said, source, entry, language, names)).length;
    return isSaid >= entries.length * 0.8 || kinds.some((kind) => DECIDES.test(kind));
  }
  if (typeof value === 'boolean') return kinds.some((kind) => DECIDES.test(kind));
  if (typeof value === 'number') {
    if (/adhika/.test(select) && kinds.includes('adhika')) return true;
    if (/rashi_index$|\.good$/.test(select)) return saysWord(text, rashiName(value).iast, language, names);
    if (select.endsWith('#') && value < 2) return kinds.some((kind) => DECIDES.test(kind));
    if (/#$|^count$/.test(select) && rowsIn(text) === value) return true;
    return Number.isInteger(value)
      ? saysNumber(text, value) || kinds.includes('comparison')
      : saysFloat(text, select, value);
  }
  const word = String(value);
  if (select.endsWith('quality')) return /avoid|वर्जित|varjit/.test(text);
  if (select.endsWith('polar')) return !clocksIn(text).length;
  if (INSTANT.test(word)) {
    const local = localOf(word, zoneIn(source));
    return saysClock(text, local) || (LONG_SPANS.test(select) && saysDate(text, local, language));
  }
  if (/^\d\d:\d\d:\d\d$/.test(word)) return saysClock(text, `2000-01-01T${word}`);
  if (DATE.test(word)) return saysDate(text, word, language);
  if (word.length > 40)
    return loose(text).includes(loose(word).slice(0, 30)) || kinds.some((kind) => SENTENCES.test(kind));
  if (/^facts/.test(select)) return kinds.some((kind) => SENTENCES.test(kind));
  return saysWord(text, word, language, names);
}

/** Observances of a year: dates, tithis and the reason for a day. */
import * as z from 'zod';
import type { Texts } from '../../language';
import { dateText, tableText } from '../format';
import { commonSpelling, nameIn } from '../names';
import { CALL, define, type Kind, LIMIT, record, records, type ToolResult, Unsaid, type Wording } from '../statement';
import { placeText } from './day';

/** The name that people use, in the language. */
function nameOf(row: Record<string, unknown>, { language }: Wording): string {
  const { name = '', label = name, name_common: common } = row as Record<string, string | undefined>;
  if (language === 'hi') return label;
  return common ?? (language === 'en' ? name : commonSpelling(name));
}

/** A row of the result by its key; the first without one. */
function rowOf(result: ToolResult, key: string | undefined): Record<string, unknown> {
  const rows = records(result.output.utsavas, 'utsavas');
  return record(key === undefined ? rows[0] : rows.find((row) => row.key === key), `observance ${key ?? ''}`);
}

const KEY = z
  .string()
  .max(60)
  .optional()
  .meta({ description: 'The key of a row in the result; the first row without it.', examples: ['lakshmi_puja'] });

const TRADITIONS: Readonly<Record<string, Texts>> = {
  vaishnava: { en: 'Vaiṣṇava', hi: 'वैष्णव', 'hi-Latn': 'Vaishnava' },
  smarta: { en: 'Smārta', hi: 'स्मार्त', 'hi-Latn': 'Smarta' },
};

const OBSERVANCE: Texts = {
  en: '**{name}**: {date}, tithi {tithi}',
  hi: '**{name}**: {date}, तिथि {tithi}',
  'hi-Latn': '**{name}**: {date}, tithi {tithi}',
};
const DATE_OF: Texts = {
  en: '{name} is on {date}.',
  hi: '{name} {date} को है।',
  'hi-Latn': '{name}: {date}.',
};
const REASON: Texts = {
  en: 'Why this day: {decision}',
  hi: 'यह दिन क्यों: {decision}',
  'hi-Latn': 'Yeh din kyon (English mein): {decision}',
};
const NONE: Texts = {
  en: 'By the rules of this service no observance of that name falls in that span.',
  hi: 'इस सेवा के नियमों से उस अवधि में इस नाम का कोई पर्व नहीं है।',
  'hi-Latn': 'Is seva ke niyamon se us avadhi mein is naam ka koi parv nahin hai.',
};
const COUNT: Texts = {
  en: '{count} observances in all.',
  hi: 'कुल {count} पर्व।',
  'hi-Latn': 'Kul {count} parv.',
};
const WHERE: Texts = {
  en: 'Computed for {place}.',
  hi: 'गणना {place} के लिए है।',
  'hi-Latn': 'Ganana {place} ke liye hai.',
};
const HEADS: Record<'date' | 'name' | 'tithi', Texts> = {
  date: { en: 'Date', hi: 'तारीख', 'hi-Latn': 'Tarikh' },
  name: { en: 'Observance', hi: 'पर्व', 'hi-Latn': 'Parv' },
  tithi: { en: 'Tithi', hi: 'तिथि', 'hi-Latn': 'Tithi' },
};

const USUAL_ROWS = 20;

export const OBSERVANCES: readonly Kind[] = [
  define(
    'observance',
    'item',
    'an observance with date and tithi',
    { call: CALL, key: KEY },
    ({ call, key }, wording) => {
      const row = rowOf(wording.result(call, 'utsavas'), key);
      const tradition = TRADITIONS[String(row.tradition)];
      const tithi = nameIn(wording.language, String(row.tithi));
      const date = dateText(String(row.date), wording.language);
      const said = wording.text(OBSERVANCE, { name: nameOf(row, wording), date, tithi });
      return tradition ? `${said} (${tradition[wording.language]})` : said;
    },
  ),
  define(
    'observance_date',
    'sentence',
    'the date of an observance in a sentence',
    { call: CALL, key: KEY },
    ({ call, key }, wording) => {
      const row = rowOf(wording.result(call, 'utsavas'), key);
      return wording.text(DATE_OF, { name: nameOf(row, wording), date: dateText(String(row.date), wording.language) });
    },
  ),
  define(
    'observance_reason',
    'sentence',
    'why an observance is on this day and not its neighbour',
    { call: CALL, key: KEY },
    ({ call, key }, wording) => {
      const { decision } = rowOf(wording.result(call, 'utsavas'), key);
      if (typeof decision !== 'string') throw new Unsaid('the result has no decision; narrow the search');
      return wording.text(REASON, { decision });
    },
  ),
  define('observances', 'block', 'a table of observances', { call: CALL, limit: LIMIT }, ({ call, limit }, wording) => {
    const rows = records(wording.result(call, 'utsavas').output.utsavas, 'utsavas').slice(0, limit ?? USUAL_ROWS);
    if (rows.length === 0) throw new Unsaid('the result has no observances; use "no_observance"');
    return tableText(
      [HEADS.date, HEADS.name, HEADS.tithi].map((head) => wording.text(head)),
      rows.map((row) => [
        dateText(String(row.date), wording.language),
        nameOf(row, wording),
        nameIn(wording.language, String(row.tithi)),
      ]),
    );
  }),
  define('observances_count', 'sentence', 'how many observances a result has', { call: CALL }, ({ call }, wording) =>
    wording.text(COUNT, { count: Number(wording.result(call, 'utsavas').output.count) }),
  ),
  define('no_observance', 'sentence', 'a search found no observance', { call: CALL }, ({ call }, wording) => {
    const { name, output } = wording.failure(call);
    if (name !== 'utsavas' || output.field !== 'search') throw new Unsaid('the call did not search in vain');
    return wording.text(NONE);
  }),
  define('place_used', 'sentence', 'the place that a result was computed for', { call: CALL }, ({ call }, wording) => {
    const place = placeText(wording, wording.result(call));
    if (place === '') throw new Unsaid('the result names no place');
    return wording.text(WHERE, { place });
  }),
];

/** Single values by reference: a field of a result with its name and unit, spans, counts and comparisons. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../../data/keys';
import type { Texts } from '../../language';
import type { ToolName } from '../../toolNames';
import { arcText, dateText, durationText, instantText, listText, spanText, tableText } from '../format';
import { grahaIn, nameIn, rashiIn } from '../names';
import { CALL, define, type Kind, LIMIT, PATH, record, records, Unsaid, type Wording, zoneOf } from '../statement';
import { LIMB_NAMES } from './day';

/** How a value of a field is worded. */
type Unit = 'instant' | 'date' | 'name' | 'graha' | 'rashi' | 'degrees' | 'seconds' | 'number' | 'truth' | 'text';

const row = (unit: Unit, en: string, hi: string, latin: string) => ({ unit, name: { en, hi, 'hi-Latn': latin } });

/** The fields that can be said alone. What is not here cannot be: text of the caller's above all. */
const FIELDS: Readonly<Record<string, { unit: Unit; name: Texts }>> = {
  utc: row('instant', 'time', 'समय', 'samay'),
  time: row('instant', 'time', 'समय', 'samay'),
  local: row('instant', 'time', 'समय', 'samay'),
  start: row('instant', 'start', 'आरम्भ', 'aarambh'),
  end: row('instant', 'end', 'अन्त', 'ant'),
  sunrise: row('instant', 'sunrise', 'सूर्योदय', 'suryoday'),
  next_sunrise: row('instant', 'next sunrise', 'अगला सूर्योदय', 'agla suryoday'),
  sunrise_local: row('instant', 'sunrise', 'सूर्योदय', 'suryoday'),
  sunset_local: row('instant', 'sunset', 'सूर्यास्त', 'suryast'),
  moonrise_local: row('instant', 'moonrise', 'चन्द्रोदय', 'chandroday'),
  moonset_local: row('instant', 'moonset', 'चन्द्रास्त', 'chandrast'),
  start_local: row('instant', 'start', 'आरम्भ', 'aarambh'),
  end_local: row('instant', 'end', 'अन्त', 'ant'),
  date: row('date', 'date', 'तारीख', 'tarikh'),
  name: row('name', 'name', 'नाम', 'naam'),
  iast: row('name', 'name', 'नाम', 'naam'),
  rashi: row('name', 'rāśi', 'राशि', 'rashi'),
  nakshatra: row('name', 'nakṣatra', 'नक्षत्र', 'nakshatra'),
  nakshatra_pada: row('name', 'nakṣatra and pāda', 'नक्षत्र और पाद', 'nakshatra aur pada'),
  tithi: row('name', 'tithi', 'तिथि', 'tithi'),
  lord: row('graha', 'lord', 'स्वामी', 'swami'),
  body: row('graha', 'graha', 'ग्रह', 'graha'),
  point: row('graha', 'point', 'बिन्दु', 'bindu'),
  rashi_index: row('rashi', 'rāśi', 'राशि', 'rashi'),
  sidereal_deg: row('degrees', 'sidereal longitude', 'निरयन देशान्तर', 'nirayan deshantar'),
  tropical_deg: row('degrees', 'tropical longitude', 'सायन देशान्तर', 'sayan deshantar'),
  longitude_deg: row('degrees', 'longitude', 'देशान्तर', 'deshantar'),
  ayanamsha_deg: row('degrees', 'ayanāṃśa', 'अयनांश', 'ayanamsha'),
  separation_deg: row('degrees', 'separation', 'अन्तर', 'antar'),
  boundary_seconds: row('seconds', 'margin of birth time', 'जन्म-समय का अन्तर', 'janm-samay ka antar'),
  house: row('number', 'house', 'भाव', 'bhaav'),
  pada: row('number', 'pāda', 'पाद', 'pada'),
  index: row('number', 'number', 'क्रमांक', 'kramank'),
  house_from_moon: row('number', 'house from the Moon', 'चन्द्र से भाव', 'chandra se bhaav'),
  house_from_lagna: row('number', 'house from the lagna', 'लग्न से भाव', 'lagna se bhaav'),
  bindus: row('number', 'bindus', 'बिन्दु', 'bindu'),
  pass: row('number', 'pass', 'बार', 'baar'),
  points: row('number', 'points', 'अंक', 'ank'),
  total: row('number', 'total', 'योग', 'kul'),
  maximum: row('number', 'maximum', 'पूर्णांक', 'poornank'),
  count: row('number', 'number', 'संख्या', 'sankhya'),
  magnitude: row('number', 'magnitude', 'ग्रास-मान', 'graas-maan'),
  year: row('number', 'year', 'वर्ष', 'varsh'),
  kali: row('number', 'Kali year', 'कलि वर्ष', 'Kali varsh'),
  vikrama: row('number', 'Vikrama year', 'विक्रम संवत्', 'Vikram samvat'),
  shaka: row('number', 'Śaka year', 'शक संवत्', 'Shak samvat'),
  lat: row('number', 'latitude', 'अक्षांश', 'akshansh'),
  lon: row('number', 'longitude', 'देशान्तर', 'deshantar'),
  tz: row('text', 'time zone', 'समय-क्षेत्र', 'time zone'),
  source: row('text', 'source', 'स्रोत', 'srot'),
  retrograde: row('truth', 'retrograde', 'वक्री', 'vakri'),
  combust: row('truth', 'combust', 'अस्त', 'asta'),
  adhika: row('truth', 'adhika month', 'अधिक मास', 'adhik maas'),
  kshaya: row('truth', 'kṣaya month', 'क्षय मास', 'kshay maas'),
};

const TRUTH: Record<'true' | 'false', Texts> = {
  true: { en: 'yes', hi: 'हाँ', 'hi-Latn': 'haan' },
  false: { en: 'no', hi: 'नहीं', 'hi-Latn': 'nahin' },
};

/** The last field of a path: `rashi` of `grahas[key=moon].rashi`. */
const fieldOf = (path: string): string => /([A-Za-z_]\w*)(?:[[.][^\]A-Za-z]*\]?)?$/.exec(path)?.[1] ?? '';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

/** A value in words; throws `Unsaid` for a field that is not listed, or a value that does not fit it. */
function said(wording: Wording, call: string, field: string, value: unknown): string {
  const { language } = wording;
  const unit = Object.hasOwn(FIELDS, field) ? FIELDS[field]?.unit : undefined;
  if (unit === undefined) throw new Unsaid(`the field ${JSON.stringify(field)} cannot be said alone`);
  const misfit = new Unsaid(`the value of ${field} is no ${unit}`);
  if (unit === 'truth') {
    if (typeof value !== 'boolean') throw misfit;
    return wording.text(TRUTH[`${value}`]);
  }
  if (unit === 'degrees' || unit === 'seconds' || unit === 'number' || unit === 'rashi') {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw misfit;
    if (unit === 'rashi') return rashiIn(language, value);
    if (unit === 'degrees') return arcText(value);
    return unit === 'seconds' ? durationText(value, language) : String(Number(value.toFixed(4)));
  }
  if (typeof value !== 'string' || value === '') throw misfit;
  if (unit === 'instant') {
    if (!INSTANT.test(value)) throw misfit;
    return instantText(value, zoneOf(wording.result(call)), language);
  }
  if (unit === 'date') {
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) throw misfit;
    return dateText(value, language);
  }
  if (unit === 'graha') return grahaIn(language, value);
  return unit === 'name' ? nameIn(language, value) : value;
}

const nameOf = ({ language }: Wording, field: string): string => FIELDS[field]?.name[language] ?? '';

const TOOLS: Readonly<Record<ToolName, Texts>> = {
  chart: { en: 'Chart', hi: 'कुण्डली', 'hi-Latn': 'Kundali' },
  panchanga: { en: 'Pañcāṅga', hi: 'पञ्चाङ्ग', 'hi-Latn': 'Panchang' },
  muhurta: { en: 'Day', hi: 'दिन', 'hi-Latn': 'Din' },
  utsavas: { en: 'Observance', hi: 'पर्व', 'hi-Latn': 'Parv' },
  sky: { en: 'Sky', hi: 'आकाश', 'hi-Latn': 'Aakash' },
  transits: { en: 'Transits', hi: 'गोचर', 'hi-Latn': 'Gochar' },
  match: { en: 'Kūṭa points', hi: 'कूट-अंक', 'hi-Latn': 'Koot-ank' },
  places: { en: 'Place', hi: 'स्थान', 'hi-Latn': 'Sthan' },
  facts: { en: 'Fact', hi: 'तथ्य', 'hi-Latn': 'Tathya' },
};

/** What a value belongs to: the tool, and the graha or the thing whose field it is. A bare date would say too much. */
function ownerOf(wording: Wording, call: string, path: string): string {
  const { language } = wording;
  const parent = path.replace(/\.?\w+$/, '');
  const holder = parent === '' || parent === path ? {} : wording.at(call, parent);
  const { lord, body, key, name, iast } = (typeof holder === 'object' ? holder : {}) as Record<string, unknown>;
  const graha = GRAHA_KEYS.find((known) => [lord, body, key].includes(known));
  const named = [name, iast].find((value) => typeof value === 'string');
  const limb = LIMB_NAMES[parent as keyof typeof LIMB_NAMES];
  const owner = limb ? limb[language] : parent === 'lagna' ? grahaIn(language, 'lagna') : undefined;
  const whose = graha === undefined ? undefined : grahaIn(language, graha);
  const thing = owner ?? whose ?? (named === undefined ? undefined : nameIn(language, String(named)));
  return [wording.text(TOOLS[wording.result(call).name]), thing].filter((part) => part !== undefined).join(', ');
}

const PAIR: Texts = {
  en: '{owner}, {name}: {value}',
  hi: '{owner}, {name}: {value}',
  'hi-Latn': '{owner}, {name}: {value}',
};
const OWNED: Texts = { en: '{owner}: {value}', hi: '{owner}: {value}', 'hi-Latn': '{owner}: {value}' };
const COUNT: Texts = { en: 'There are {count}.', hi: 'संख्या {count} है।', 'hi-Latn': 'Sankhya {count} hai.' };
const BETWEEN: Texts = {
  en: 'Between them lie {span}.',
  hi: 'दोनों के बीच {span} हैं।',
  'hi-Latn': 'Dono ke beech {span} hain.',
};
const SAME: Texts = {
  en: 'Both are the same: {value}.',
  hi: 'दोनों समान हैं: {value}।',
  'hi-Latn': 'Dono samaan hain: {value}.',
};
const DIFFERENT: Texts = {
  en: 'They differ: {first} and {second}.',
  hi: 'दोनों भिन्न हैं: {first} और {second}।',
  'hi-Latn': 'Dono bhinn hain: {first} aur {second}.',
};

const OTHER = { call: CALL, path: PATH, other_call: CALL, other_path: PATH };

const instantAt = (wording: Wording, call: string, path: string): number => {
  const value = wording.at(call, path);
  const unix = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(unix)) throw new Unsaid(`${path} is no instant and no date`);
  return unix;
};

export const VALUES: readonly Kind[] = [
  define(
    'value',
    'item',
    'one value of a result with its name',
    { call: CALL, path: PATH },
    ({ call, path }, wording) => {
      const field = fieldOf(path);
      const value = said(wording, call, field, wording.at(call, path));
      return wording.text(PAIR, { owner: ownerOf(wording, call, path), name: nameOf(wording, field), value });
    },
  ),
  define(
    'span',
    'item',
    'a span: what is at the path has start and end',
    { call: CALL, path: PATH },
    ({ call, path }, wording) => {
      const found = record(wording.at(call, path), path);
      const [start, end] = [found.start ?? found.start_local, found.end ?? found.end_local].map(String);
      if (!start || !end || !INSTANT.test(start) || !INSTANT.test(end))
        throw new Unsaid(`${path} has no start and end`);
      const value = spanText(start, end, zoneOf(wording.result(call)), wording.language);
      return wording.text(OWNED, { owner: ownerOf(wording, call, `${path}.start`), value });
    },
  ),
  define(
    'between',
    'sentence',
    'the time between two instants or dates',
    OTHER,
    ({ call, path, other_call: otherCall, other_path: otherPath }, wording) => {
      const seconds = (instantAt(wording, otherCall, otherPath) - instantAt(wording, call, path)) / 1000;
      return wording.text(BETWEEN, { span: durationText(seconds, wording.language) });
    },
  ),
  define(
    'compare',
    'sentence',
    'whether two values are the same',
    OTHER,
    ({ call, path, other_call: otherCall, other_path: otherPath }, wording) => {
      const first = said(wording, call, fieldOf(path), wording.at(call, path));
      const second = said(wording, otherCall, fieldOf(otherPath), wording.at(otherCall, otherPath));
      return first === second ? wording.text(SAME, { value: first }) : wording.text(DIFFERENT, { first, second });
    },
  ),
  define('count', 'sentence', 'how many entries a list has', { call: CALL, path: PATH }, ({ call, path }, wording) => {
    const list = wording.at(call, path);
    if (!Array.isArray(list)) throw new Unsaid(`${path} is no list`);
    return wording.text(COUNT, { count: list.length });
  }),
  define(
    'list',
    'block',
    'a list: one field of each entry at the path',
    { call: CALL, path: PATH, field: z.string().max(40), limit: LIMIT },
    ({ call, path, field, limit }, wording) => {
      const rows = records(wording.at(call, path), path).slice(0, limit ?? 20);
      if (rows.length === 0) throw new Unsaid(`${path} is empty`);
      return listText(rows.map((each) => said(wording, call, field, each[field])));
    },
  ),
  define(
    'table',
    'block',
    'a table: some fields of each entry at the path',
    { call: CALL, path: PATH, fields: z.array(z.string().max(40)).min(1).max(6), limit: LIMIT },
    ({ call, path, fields, limit }, wording) => {
      const rows = records(wording.at(call, path), path).slice(0, limit ?? 20);
      if (rows.length === 0) throw new Unsaid(`${path} is empty`);
      const cells = rows.map((each) =>
        fields.map((field) => (each[field] === null ? '' : said(wording, call, field, each[field]))),
      );
      return tableText(
        fields.map((field) => nameOf(wording, field)),
        cells,
      );
    },
  ),
];

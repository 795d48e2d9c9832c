/** A birth chart: points, grahas, yogas, settings and margins. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../../data/keys';
import type { Texts } from '../../language';
import { arcText, durationText, instantText, listText, tableText } from '../format';
import { grahaIn, nameIn } from '../names';
import {
  CALL,
  define,
  type Kind,
  LIMIT,
  record,
  records,
  type ToolResult,
  Unsaid,
  type Wording,
  zoneOf,
} from '../statement';
import { placeText } from './day';

type Row = Record<string, unknown>;

const DIGNITIES: Readonly<Record<string, Texts>> = {
  exalted: { en: 'exalted', hi: 'उच्च', 'hi-Latn': 'uchcha' },
  moolatrikona: { en: 'mūlatrikoṇa', hi: 'मूलत्रिकोण', 'hi-Latn': 'mooltrikon' },
  own: { en: 'own sign', hi: 'स्वराशि', 'hi-Latn': 'swarashi' },
  'great-friend': { en: 'great friend’s sign', hi: 'अधिमित्र-राशि', 'hi-Latn': 'adhimitra-rashi' },
  friend: { en: 'friend’s sign', hi: 'मित्र-राशि', 'hi-Latn': 'mitra-rashi' },
  neutral: { en: 'neutral sign', hi: 'सम-राशि', 'hi-Latn': 'sam-rashi' },
  enemy: { en: 'enemy’s sign', hi: 'शत्रु-राशि', 'hi-Latn': 'shatru-rashi' },
  'great-enemy': { en: 'great enemy’s sign', hi: 'अधिशत्रु-राशि', 'hi-Latn': 'adhishatru-rashi' },
  debilitated: { en: 'debilitated', hi: 'नीच', 'hi-Latn': 'neech' },
};

const MARKS = {
  retrograde: { en: 'retrograde', hi: 'वक्री', 'hi-Latn': 'vakri' },
  combust: { en: 'combust', hi: 'अस्त', 'hi-Latn': 'asta' },
} as const;

const GRAHA_LINE: Texts = {
  en: '{graha}: {rashi} {arc}, {nakshatra}, house {house}{marks}',
  hi: '{graha}: {rashi} {arc}, {nakshatra}, भाव {house}{marks}',
  'hi-Latn': '{graha}: {rashi} {arc}, {nakshatra}, bhaav {house}{marks}',
};
const LAGNA_LINE: Texts = {
  en: 'Lagna: {rashi} {arc}, {nakshatra}',
  hi: 'लग्न: {rashi} {arc}, {nakshatra}',
  'hi-Latn': 'Lagna: {rashi} {arc}, {nakshatra}',
};
const BIRTH: Texts = {
  en: 'Birth: {time}, {place}.',
  hi: 'जन्म: {time}, {place}।',
  'hi-Latn': 'Janm: {time}, {place}.',
};
const MOON_SIGN: Texts = {
  en: 'The Moon’s sign is {rashi}, the nakṣatra {nakshatra}.',
  hi: 'चन्द्र-राशि {rashi} है, नक्षत्र {nakshatra}।',
  'hi-Latn': 'Chandra-rashi {rashi} hai, nakshatra {nakshatra}.',
};
const MARGIN: Texts = {
  en: 'The pāda of {point} changes if the birth time changes by {span}.',
  hi: 'जन्म-समय में {span} के अन्तर से {point} का पाद बदलता है।',
  'hi-Latn': 'Janm-samay mein {span} ke antar se {point} ka pada badalta hai.',
};
const NAVAMSHA: Texts = {
  en: 'Navāṃśa: {list}.',
  hi: 'नवांश: {list}।',
  'hi-Latn': 'Navamsha: {list}.',
};
const SETTINGS: Texts = {
  en: 'Settings: ayanāṃśa {ayanamsha} ({deg}), {node} node.',
  hi: 'मान: अयनांश {ayanamsha} ({deg}), {node} पात।',
  'hi-Latn': 'Maan: ayanamsha {ayanamsha} ({deg}), {node} paat.',
};
const NODES: Readonly<Record<string, Texts>> = {
  mean: { en: 'mean', hi: 'मध्यम', 'hi-Latn': 'madhyam' },
  true: { en: 'true', hi: 'स्पष्ट', 'hi-Latn': 'spasht' },
};
const AYANAMSHAS: Readonly<Record<string, Texts>> = {
  lahiri: { en: 'Lahiri', hi: 'लाहिरी', 'hi-Latn': 'Lahiri' },
  raman: { en: 'Raman', hi: 'रमन', 'hi-Latn': 'Raman' },
  kp: { en: 'KP', hi: 'KP', 'hi-Latn': 'KP' },
  'surya-siddhanta': { en: 'Sūrya-siddhānta', hi: 'सूर्यसिद्धान्त', 'hi-Latn': 'Surya-siddhant' },
  yukteshwar: { en: 'Yukteshwar', hi: 'युक्तेश्वर', 'hi-Latn': 'Yukteshwar' },
};
const YOGAS: Texts = {
  en: 'These yogas are formed by their rules:',
  hi: 'नियमों से ये योग बनते हैं:',
  'hi-Latn': 'Niyamon se yeh yog bante hain:',
};
const NO_YOGAS: Texts = {
  en: 'None of the yogas that the service knows is formed.',
  hi: 'सेवा के ज्ञात योगों में से कोई नहीं बनता।',
  'hi-Latn': 'Seva ke gyat yogon mein se koi nahin banta.',
};
const SAME: Texts = {
  en: 'With {settings}, all these labels stay the same.',
  hi: '{settings} से ये सब वही रहते हैं।',
  'hi-Latn': '{settings} se yeh sab wahi rehte hain.',
};
const DIFFERS: Texts = {
  en: 'With {settings}, these differ:',
  hi: '{settings} से ये बदलते हैं:',
  'hi-Latn': '{settings} se yeh badalte hain:',
};
const PHASES: Readonly<Record<string, Texts>> = {
  maha: { en: 'Mahādaśā at birth', hi: 'जन्म की महादशा', 'hi-Latn': 'Janm ki mahadasha' },
  antara: { en: 'Antardaśā at birth', hi: 'जन्म की अन्तर्दशा', 'hi-Latn': 'Janm ki antardasha' },
};
const THE: Readonly<Record<string, string>> = { lagna: 'the lagna', sun: 'the Sun', moon: 'the Moon' };
const HEADS = [
  { en: 'Graha', hi: 'ग्रह', 'hi-Latn': 'Graha' },
  { en: 'Rāśi', hi: 'राशि', 'hi-Latn': 'Rashi' },
  { en: 'Degrees', hi: 'अंश', 'hi-Latn': 'Ansh' },
  { en: 'Nakṣatra, pāda', hi: 'नक्षत्र, पाद', 'hi-Latn': 'Nakshatra, pada' },
  { en: 'House', hi: 'भाव', 'hi-Latn': 'Bhaav' },
  { en: 'State', hi: 'अवस्था', 'hi-Latn': 'Avastha' },
] as const satisfies readonly Texts[];

const chartOf = (wording: Wording, call: string): ToolResult => wording.result(call, 'chart');

const grahasOf = ({ output }: ToolResult): Row[] => records(output.grahas, 'grahas');

function grahaRow(result: ToolResult, graha: string): Row {
  if (graha === 'lagna') return record(result.output.lagna, 'lagna');
  return record(
    grahasOf(result).find((row) => row.key === graha),
    `graha ${graha}`,
  );
}

const gapsOf = ({ language }: Wording, row: Row) => ({
  rashi: nameIn(language, String(row.rashi)),
  arc: arcText(Number(row.sidereal_deg), true),
  nakshatra: nameIn(language, String(row.nakshatra_pada)),
});

/** Dignity, retrograde motion and combustion. */
function statesOf({ language }: Wording, row: Row): string[] {
  const dignity = DIGNITIES[String(row.dignity)];
  const isNode = row.key === 'rahu' || row.key === 'ketu';
  return [
    ...(dignity ? [dignity[language]] : []),
    ...(row.retrograde === true && !isNode ? [MARKS.retrograde[language]] : []),
    ...(row.combust === true ? [MARKS.combust[language]] : []),
  ];
}

function grahaText(wording: Wording, result: ToolResult, graha: string): string {
  const row = grahaRow(result, graha);
  if (graha === 'lagna') return wording.text(LAGNA_LINE, gapsOf(wording, row));
  const states = statesOf(wording, row);
  const marks = states.length === 0 ? '' : `, ${states.join(', ')}`;
  const name = grahaIn(wording.language, graha);
  return wording.text(GRAHA_LINE, { ...gapsOf(wording, row), graha: name, house: Number(row.house), marks });
}

/** What a path of a comparison is about, where its label is a name. */
function differenceText({ language }: Wording, { path, from, to }: Row): string | null {
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  const point = /^(?:grahas\.(\w+)|(lagna))\.(rashi|nakshatra_pada)$/.exec(String(path));
  if (point) {
    const graha = grahaIn(language, point[1] ?? 'lagna');
    return `${graha}: ${nameIn(language, from)} → ${nameIn(language, to)}`;
  }
  const phase = /^current_phase\.(maha|antara)\.lord$/.exec(String(path));
  const period = PHASES[phase?.[1] ?? ''];
  return period ? `${period[language]}: ${grahaIn(language, from)} → ${grahaIn(language, to)}` : null;
}

const POINT = z.enum(['lagna', ...GRAHA_KEYS]).meta({ description: 'The lagna or a graha.' });

export const CHART: readonly Kind[] = [
  define('birth', 'sentence', 'the birth that a chart was computed for', { call: CALL }, ({ call }, wording) => {
    const result = chartOf(wording, call);
    const time = instantText(String(result.output.utc), zoneOf(result), wording.language);
    return wording.text(BIRTH, { time, place: placeText(wording, result) });
  }),
  define('graha', 'item', 'the lagna or a graha of a chart', { call: CALL, graha: POINT }, ({ call, graha }, wording) =>
    grahaText(wording, chartOf(wording, call), graha),
  ),
  define('lagna_moon_sun', 'item', 'lagna, Moon and Sun of a chart', { call: CALL }, ({ call }, wording) =>
    ['lagna', 'moon', 'sun'].map((graha) => grahaText(wording, chartOf(wording, call), graha)).join('\n- '),
  ),
  define('moon_sign', 'sentence', 'rāśi and nakṣatra of the natal Moon', { call: CALL }, ({ call }, wording) =>
    wording.text(MOON_SIGN, gapsOf(wording, grahaRow(chartOf(wording, call), 'moon'))),
  ),
  define('grahas', 'block', 'a table of the nine grahas of a chart', { call: CALL }, ({ call }, wording) =>
    tableText(
      HEADS.map((head) => wording.text(head)),
      grahasOf(chartOf(wording, call)).map((row) => {
        const { rashi, arc, nakshatra } = gapsOf(wording, row);
        const states = statesOf(wording, row).join(', ');
        return [grahaIn(wording.language, String(row.key)), rashi, arc, nakshatra, String(row.house), states];
      }),
    ),
  ),
  define('navamsha', 'sentence', 'the navāṃśa signs of lagna and grahas', { call: CALL }, ({ call }, wording) => {
    const signs = Object.entries(record(chartOf(wording, call).output.navamsha, 'navamsha'));
    const list = signs.map(
      ([key, sign]) => `${grahaIn(wording.language, key)} ${nameIn(wording.language, String(sign))}`,
    );
    return wording.text(NAVAMSHA, { list: list.join(', ') });
  }),
  define(
    'yogas',
    'block',
    'the yogas of a chart with their sources',
    { call: CALL, limit: LIMIT },
    ({ call, limit }, wording) => {
      const rows = records(chartOf(wording, call).output.yogas, 'yogas').slice(0, limit ?? 40);
      if (rows.length === 0) return wording.text(NO_YOGAS);
      const items = rows.map(({ iast, source }) => `${nameIn(wording.language, String(iast))} (${source})`);
      return `${wording.text(YOGAS)}\n\n${listText(items)}`;
    },
  ),
  define(
    'margin',
    'sentence',
    'by how much birth time the pāda of a point changes',
    { call: CALL, graha: POINT },
    ({ call, graha }, wording) => {
      const { boundary_seconds: seconds } = grahaRow(chartOf(wording, call), graha);
      if (typeof seconds !== 'number') throw new Unsaid(`the result has no margin for ${graha}`);
      return wording.text(MARGIN, {
        point: (wording.language === 'en' ? THE[graha] : undefined) ?? grahaIn(wording.language, graha),
        span: durationText(seconds, wording.language),
      });
    },
  ),
  define('settings', 'sentence', 'ayanāṃśa and node of a chart', { call: CALL }, ({ call }, wording) => {
    const { ayanamsha, ayanamsha_deg: deg, node_mode: node } = chartOf(wording, call).output;
    const ayanamshaName = AYANAMSHAS[String(ayanamsha)];
    const nodeName = NODES[String(node)];
    if (!ayanamshaName || !nodeName) throw new Unsaid('the result names no settings');
    return wording.text(SETTINGS, {
      ayanamsha: ayanamshaName[wording.language],
      deg: arcText(Number(deg)),
      node: nodeName[wording.language],
    });
  }),
  define('comparison', 'block', 'what differs under the settings of `compare`', { call: CALL }, ({ call }, wording) => {
    const rows = records(chartOf(wording, call).output.comparison, 'comparison');
    const parts = rows.map(({ settings, differs }) => {
      const { preset, ayanamsa } = record(settings, 'settings');
      const named = AYANAMSHAS[String(ayanamsa)]?.[wording.language] ?? String(preset);
      const items = records(differs, 'differences').flatMap((row) => differenceText(wording, row) ?? []);
      if (items.length === 0) return wording.text(SAME, { settings: named });
      return `${wording.text(DIFFERS, { settings: named })}\n\n${listText(items)}`;
    });
    return parts.join('\n\n');
  }),
];

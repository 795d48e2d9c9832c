/** A birth chart: points, grahas, yogas, settings and margins. */
import { isNode } from '../../../data/keys';
import { degreesInRashi } from '../../../domain/positions/placement';
import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  LIMIT,
  type ResultRow,
  record,
  records,
  textOf,
  Unsaid,
  type ValueClause,
  type Wording,
  zoneOf,
} from '../claim';
import { arcText, clockAndDate, FORMATS, instantText, listText, secondsText, tableText } from '../format';
import { ayanamshaIn, grahaIn, nameIn, presetIn } from '../names';
import { chartOf, grahasOf, POINT, pointName, pointOf, withRest } from '../rows';
import { placeText } from './day';

const gapsOf = ({ language }: Wording, row: ResultRow) => ({
  rashi: nameIn(language, String(row.rashi)),
  arc: arcText(degreesInRashi(Number(row.sidereal_deg))),
  nakshatra: nameIn(language, String(row.nakshatra_pada)),
});

/** Dignity, retrograde motion and combustion. */
function statesOf({ texts }: Wording, row: ResultRow): string[] {
  const dignity = textOf(texts.chart.dignities, row.dignity);
  return [
    ...(dignity ? [dignity] : []),
    ...(row.retrograde === true && !isNode(String(row.key)) ? [texts.chart.marks.retrograde] : []),
    ...(row.combust === true ? [texts.chart.marks.combust] : []),
  ];
}

function grahaText(wording: Wording, result: CallResult, graha: string): string {
  const row = pointOf(result, graha);
  if (graha === 'lagna') return wording.texts.chart['lagna-line'](gapsOf(wording, row));
  const states = statesOf(wording, row);
  const marks = states.length === 0 ? '' : `, ${states.join(', ')}`;
  const name = grahaIn(wording.language, graha);
  return wording.texts.chart['graha-line']({ ...gapsOf(wording, row), graha: name, house: Number(row.house), marks });
}

/** The lagna or a graha as a clause; on request without its house, for a place in the sky. */
function pointClause(wording: Wording, result: CallResult, point: string, isSky = false): ValueClause {
  const said = wording.texts.statements;
  const row = pointOf(result, point);
  const thing = pointName(wording, point);
  const gaps = gapsOf(wording, row);
  if (point === 'lagna') {
    const parts = { thing, value: said.lagna(gaps) };
    return { full: said.ending({ clauses: said.clause(parts) }), parts };
  }
  const marks = (isSky ? skyMarks(wording, row) : statesOf(wording, row)).map((mark) => `, ${mark}`).join('');
  const value = isSky ? said.sky({ ...gaps, marks }) : said.graha({ ...gaps, house: Number(row.house), marks });
  return { full: wording.variant(said.stands, { thing, value }), parts: { thing, value } };
}

const skyMarks = ({ texts }: Wording, row: ResultRow): string[] =>
  row.retrograde === true ? [texts.chart.marks.retrograde] : [];

/** A difference of a comparison in words, for a path whose label is a name. */
function differenceText({ language, texts }: Wording, { path, from, to }: ResultRow): string | null {
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  const point = /^(?:grahas\.(\w+)|(lagna))\.(rashi|nakshatra_pada)$/.exec(String(path));
  if (point) {
    const graha = grahaIn(language, point[1] ?? 'lagna');
    return `${graha}: ${nameIn(language, from)} → ${nameIn(language, to)}`;
  }
  const phase = /^current_phase\.(maha|antara)\.lord$/.exec(String(path));
  const period = textOf(texts.chart.phases, phase?.[1]);
  return period ? `${period}: ${grahaIn(language, from)} → ${grahaIn(language, to)}` : null;
}

/** The settings of a comparison by what they choose: an ayanāṃśa, or a preset. */
function settingsText({ language }: Wording, { ayanamsa, preset }: ResultRow): string {
  const name = ayanamshaIn(language, ayanamsa) ?? presetIn(language, preset);
  if (name === undefined) throw new Unsaid('the comparison names no settings');
  return name;
}

/** The ayanāṃśa of a chart with its name. */
function ayanamshaOf(wording: Wording, call: string): { ayanamsha: string; deg: string } {
  const { ayanamsha, ayanamsha_deg: deg } = chartOf(wording, call).output;
  const name = ayanamshaIn(wording.language, ayanamsha);
  if (name === undefined) throw new Unsaid('the result names no ayanāṃśa');
  return { ayanamsha: name, deg: secondsText(Number(deg)) };
}

/** The time and the place of a birth. */
function birthOf(wording: Wording, call: string): { time: string; place: string } {
  const result = chartOf(wording, call);
  const time = instantText(String(record(result.output.birth, 'birth').at), zoneOf(result), wording.language);
  return { time, place: placeText(wording, result) };
}

export const CHART: readonly ClaimKind[] = [
  define(
    'birth',
    'sentence',
    'the birth that a chart was computed for',
    { call: CALL },
    ({ call }, wording) => wording.texts.chart.birth(birthOf(wording, call)),
    {
      owner: 'birth',
      setting({ call }, wording) {
        const { time, place } = birthOf(wording, call);
        return { of: 'birth', owner: 'birth', birth: `${time}, ${place}`, day: '' };
      },
    },
  ),
  define(
    'graha',
    'item',
    'the lagna or a graha of a chart',
    { call: CALL, graha: POINT },
    ({ call, graha }, wording) => grahaText(wording, chartOf(wording, call), graha),
    {
      owner: 'birth',
      clause: ({ call, graha }, wording) => pointClause(wording, chartOf(wording, call), graha),
    },
  ),
  define(
    'graha_sky',
    'item',
    'where a graha or the lagna stands at an instant, without a house',
    { call: CALL, graha: POINT },
    ({ call, graha }, wording) => {
      const row = pointOf(chartOf(wording, call), graha);
      if (graha === 'lagna') return wording.texts.chart['lagna-line'](gapsOf(wording, row));
      return wording.texts.chart['sky-line']({
        ...gapsOf(wording, row),
        graha: grahaIn(wording.language, graha),
        marks: skyMarks(wording, row)
          .map((mark) => `, ${mark}`)
          .join(''),
      });
    },
    {
      owner: 'named',
      clause: ({ call, graha }, wording) => pointClause(wording, chartOf(wording, call), graha, true),
      implied({ call }, wording) {
        const result = chartOf(wording, call);
        const at = String(record(result.output.birth, 'birth').at);
        const moment = clockAndDate(at, zoneOf(result), wording.language);
        return { of: 'moment', owner: 'day', place: placeText(wording, result), ...moment };
      },
    },
  ),
  define('lagna_moon_sun', 'item', 'lagna, Moon and Sun of a chart', { call: CALL }, ({ call }, wording) =>
    ['lagna', 'moon', 'sun'].map((graha) => grahaText(wording, chartOf(wording, call), graha)).join('\n- '),
  ),
  define('moon_sign', 'sentence', 'rāśi and nakṣatra of the natal Moon', { call: CALL }, ({ call }, wording) =>
    wording.texts.chart['moon-sign'](gapsOf(wording, pointOf(chartOf(wording, call), 'moon'))),
  ),
  define('grahas', 'block', 'a table of the nine grahas of a chart', { call: CALL }, ({ call }, wording) =>
    tableText(
      Object.values(wording.texts.chart.heads),
      grahasOf(chartOf(wording, call)).map((row) => {
        const { rashi, arc, nakshatra } = gapsOf(wording, row);
        const states = statesOf(wording, row).join(', ');
        return [grahaIn(wording.language, String(row.key)), rashi, arc, nakshatra, String(row.house), states];
      }),
    ),
  ),
  define(
    'navamsha',
    'sentence',
    'the navāṃśa signs of lagna and grahas, or of one',
    { call: CALL, graha: POINT.optional() },
    ({ call, graha }, wording) => {
      const signs = Object.entries(record(chartOf(wording, call).output.navamsha, 'navamsha'));
      const chosen = graha === undefined ? signs : signs.filter(([key]) => key === graha);
      const list = chosen.map(
        ([key, sign]) => `${grahaIn(wording.language, key)} ${nameIn(wording.language, String(sign))}`,
      );
      return wording.texts.chart.navamsha({ list: list.join(', ') });
    },
  ),
  define(
    'yogas',
    'block',
    'the yogas of a chart with their sources',
    { call: CALL, limit: LIMIT },
    ({ call, limit }, wording) => {
      const all = records(chartOf(wording, call).output.yogas, 'yogas');
      const rows = all.slice(0, limit ?? 40);
      if (rows.length === 0) return wording.texts.chart['no-yogas'];
      const items = rows.map(({ iast, source }) => `${nameIn(wording.language, String(iast))} (${source})`);
      return withRest(wording, `${wording.texts.chart.yogas}\n\n${listText(items)}`, all.length - rows.length);
    },
  ),
  define('yogas_count', 'sentence', 'how many yogas of a chart are formed', { call: CALL }, ({ call }, wording) => {
    const { yogas, yogas_evaluated: evaluated } = chartOf(wording, call).output;
    const formed = records(yogas, 'yogas').length;
    if (typeof evaluated !== 'number') return wording.texts.chart['yogas-formed']({ formed });
    return wording.texts.chart['yogas-count']({ formed, evaluated });
  }),
  define(
    'ayanamsha',
    'item',
    'the ayanāṃśa at the instant of a chart',
    { call: CALL },
    ({ call }, wording) => wording.texts.chart.ayanamsha(ayanamshaOf(wording, call)),
    {
      owner: 'named',
      clause: ({ call }, wording) => ({ full: wording.texts.statements.ayanamsha(ayanamshaOf(wording, call)) }),
    },
  ),
  define(
    'ayanamsha_gap',
    'sentence',
    'the difference between the ayanāṃśas of two charts',
    { call: CALL, other_call: CALL },
    ({ call, other_call: other }, wording) => {
      const [first, second] = [call, other].map((id) => Number(chartOf(wording, id).output.ayanamsha_deg));
      return wording.texts.chart['ayanamsha-gap']({ span: secondsText((first ?? 0) - (second ?? 0)) });
    },
  ),
  define(
    'stays_same',
    'sentence',
    'whether the sign of a point is another under the settings of `compare`',
    { call: CALL, graha: POINT },
    ({ call, graha }, wording) => {
      const result = chartOf(wording, call);
      const own = String(pointOf(result, graha).rashi);
      const path = graha === 'lagna' ? 'lagna.rashi' : `grahas.${graha}.rashi`;
      return records(result.output.comparison, 'comparison')
        .map(({ settings, differs }) => {
          const change = records(differs, 'differences').find((row) => row.path === path);
          const statement = wording.texts.chart['stays-same']({
            holds: change === undefined ? 'yes' : 'no',
            settings: settingsText(wording, record(settings, 'settings')),
            point: pointName(wording, graha),
            rashi: nameIn(wording.language, own),
            other: nameIn(wording.language, String(change?.to ?? own)),
          });
          return wording.decided(change !== undefined, statement);
        })
        .join(' ');
    },
  ),
  define(
    'margin',
    'sentence',
    'by how much birth time the pāda of a point changes',
    { call: CALL, graha: POINT },
    ({ call, graha }, wording) => {
      const { boundary_seconds: seconds } = pointOf(chartOf(wording, call), graha);
      if (typeof seconds !== 'number') throw new Unsaid(`the result has no margin for ${graha}`);
      return wording.texts.chart.margin({
        point: pointName(wording, graha),
        span: FORMATS[wording.language].largestUnits(seconds, 'oblique'),
      });
    },
  ),
  define('settings', 'sentence', 'ayanāṃśa and node of a chart', { call: CALL }, ({ call }, wording) => {
    const { ayanamsha, ayanamsha_deg: deg, node_mode: node } = chartOf(wording, call).output;
    const ayanamshaName = ayanamshaIn(wording.language, ayanamsha);
    const nodeName = textOf(wording.texts.chart.nodes, node);
    if (!ayanamshaName || !nodeName) throw new Unsaid('the result names no settings');
    return wording.texts.chart.settings({
      ayanamsha: ayanamshaName,
      deg: arcText(Number(deg)),
      node: nodeName,
    });
  }),
  define('comparison', 'block', 'what differs under the settings of `compare`', { call: CALL }, ({ call }, wording) => {
    const rows = records(chartOf(wording, call).output.comparison, 'comparison');
    const parts = rows.map(({ settings, differs }) => {
      const named = settingsText(wording, record(settings, 'settings'));
      const items = records(differs, 'differences').flatMap((row) => differenceText(wording, row) ?? []);
      if (items.length === 0) return wording.texts.chart.same({ settings: named });
      return `${wording.texts.chart.differs({ settings: named })}\n\n${listText(items)}`;
    });
    return parts.join('\n\n');
  }),
];

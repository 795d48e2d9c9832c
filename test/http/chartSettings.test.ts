/** POST /api/chart with every setting: the response, its stamp, and the errors. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { PRESET_KEYS, PRESETS } from '../../src/data/chart/presets';
import { LANGUAGE_TAGS } from '../../src/data/language';
import { DEFAULT_PARTS, PART_KEYS } from '../../src/domain/chart/parts';
import { DASHA_KEYS } from '../../src/domain/dasha/keys';
import type { Bindings } from '../../src/http/env';
import { AYANAMSHA_KEYS } from '../../src/kernel/keys';
import { yogaRule } from '../../src/lexicon/sentences/yogas';
import { kernel } from './almanac';
import { post } from './ask';
import { birth, CHART, CHART_FIELDS, type Fields } from './births';

const { lat: _lat, lon: _lon, tzHours: _tzHours, ...clock } = birth;

async function chartOf(fields: Fields = {}, base: Fields = birth) {
  const { status, body } = await post(CHART, { ...base, ...fields });
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

const app = createApp(() => kernel);
/** Requests a chart from a service that has the list of places. */
const postPlaced = (fields: Fields) =>
  post(CHART, { ...clock, ...fields }, async (request) => app.fetch(request, env as Bindings));

async function refusal(fields: Fields, base: Fields = birth) {
  const { status, body } = await post(CHART, { ...base, ...fields });
  expect(status).toBe(400);
  return body.error;
}

/** The response without its echo of the request. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is walked by path
const essence = ({ input: _, ...answer }: any) => answer;

describe('settings', () => {
  test('a request without settings uses the preset khagola, and the stamp names its settings', async () => {
    const { input, substrate_stamp: stamp } = await chartOf();
    expect(stamp).toMatchObject({
      preset: 'khagola',
      settings: { ayanamsa: 'lahiri', nodeMode: 'mean', dashaYearDays: 365.25, coLords: false },
      ayanamsha: { key: 'lahiri' },
      notes: [],
    });
    expect(input).toMatchObject({ ayanamsa: 'lahiri', nodeMode: 'mean', dashaDepth: 3 });
  });

  test('settings that equal the defaults give the default response', async () => {
    const explicit = await chartOf({
      preset: 'khagola',
      ayanamsa: 'lahiri',
      nodeMode: 'mean',
      coLords: false,
      dashaYearDays: 365.25,
    });
    expect(essence(explicit)).toEqual(essence(await chartOf()));
  });

  test.each(AYANAMSHA_KEYS)('the ayanāṃśa %s is applied and stamped', async (ayanamsa) => {
    const [main, other] = [await chartOf({ include: [] }), await chartOf({ ayanamsa, include: [] })];
    const shift = main.ayanamsha_deg - other.ayanamsha_deg;
    expect(other.substrate_stamp.ayanamsha).toEqual({ key: ayanamsa, deg: other.ayanamsha_deg });
    expect(other.grahas[1].sidereal_deg).toBeCloseTo((main.grahas[1].sidereal_deg + shift + 360) % 360, 9);
    expect(other.grahas[1].tropical_deg).toBe(main.grahas[1].tropical_deg);
  });

  test('a custom ayanāṃśa is precessed from its epoch', async () => {
    const custom = { epochJd: 2451545, deg: 23.857073 };
    const { input, ayanamsha_deg, substrate_stamp: stamp } = await chartOf({ ayanamsa: custom, include: [] });
    expect(input.ayanamsa).toEqual(custom);
    expect(stamp.ayanamsha).toEqual({ key: 'custom', deg: ayanamsha_deg });
    expect(stamp.settings.ayanamsa).toEqual(custom);
    expect(ayanamsha_deg).toBeCloseTo((await chartOf({ include: [] })).ayanamsha_deg, 4);
  });

  test('nodeMode true moves only Rāhu and Ketu', async () => {
    const [mean, osculating] = [await chartOf({ include: [] }), await chartOf({ nodeMode: 'true', include: [] })];
    expect(osculating.grahas.slice(0, 7)).toEqual(mean.grahas.slice(0, 7));
    expect(osculating.grahas[7].sidereal_deg).not.toBe(mean.grahas[7].sidereal_deg);
    expect(osculating.substrate_stamp.node_mode).toBe('true');
  });

  test.each([365.25, 365.2564, 365.2422, 360])('a daśā year of %d days scales every period', async (days) => {
    const { dasha } = await chartOf({ dashaYearDays: days, include: ['dasha'] });
    const { year_days, periods } = dasha.vimshottari;
    expect(year_days).toBe(days);
    const length = (Date.parse(periods[1].end) - Date.parse(periods[1].start)) / 864e5;
    expect(Math.abs(length / days - Math.round(length / days))).toBeLessThan(1e-3);
  });

  test('coLords changes only ārūḍhas and rāśi daśās', async () => {
    const [single, two] = [await chartOf(), await chartOf({ coLords: true })];
    const changed = Object.keys(single).filter((key) => JSON.stringify(single[key]) !== JSON.stringify(two[key]));
    expect(changed.filter((key) => !['input', 'substrate_stamp', 'arudhas', 'dasha'].includes(key))).toEqual([]);
    expect(two.substrate_stamp.settings.coLords).toBe(true);
  });

  test.each(PRESET_KEYS)('the preset %s equals its settings, and an explicit setting overrides it', async (preset) => {
    const { source: _, ...settings } = PRESETS[preset];
    const include = ['arudhas', 'dasha'];
    const named = await chartOf({ preset, include });
    const { substrate_stamp: stamp } = named;
    expect([stamp.preset, stamp.settings]).toEqual([preset, settings]);
    const spelled = await chartOf({ ...settings, include });
    expect({ ...essence(spelled), substrate_stamp: null }).toEqual({ ...essence(named), substrate_stamp: null });
    const over = await chartOf({ preset, ayanamsa: 'true-citra', include: [] });
    expect(over.substrate_stamp.settings).toEqual({ ...settings, ayanamsa: 'true-citra' });
  });

  test('the settings apply to the drawing too', async () => {
    const svg = async (fields: Fields) => {
      const request = new Request(`https://khagola.test${CHART}`, {
        method: 'POST',
        headers: { Accept: 'image/svg+xml' },
        body: JSON.stringify({ ...birth, ...fields }),
      });
      return (await app.fetch(request, {})).text();
    };
    expect(await svg({ preset: 'raman' })).not.toBe(await svg({}));
    expect(await svg({ preset: 'raman' })).toBe(await svg({ ayanamsa: 'raman' }));
  });
});

describe('the echo', () => {
  test.each<[string, Fields]>([
    ['a default request', {}],
    ['a preset', { preset: 'jhora', nodeMode: 'true' }],
    ['parts and daśās', { include: ['dasha', 'chalit'], dashas: ['narayana'], dashaDepth: 2 }],
    ['daśās without a depth', { dashas: ['yogini', 'vimshottari'] }],
    ['a number', { number: 12 }],
    ['an ayanāṃśa of one’s own, rounded', { ayanamsa: { epochJd: 2451545, deg: 23.123456789 }, precision: 5 }],
    ['a comparison in Hindi', { include: ['bhavas'], compare: [{ preset: 'kp' }], lang: 'hi' }],
  ])('the echo of %s repeats the same question', async (_, fields) => {
    const first = await chartOf(fields);
    const second = await chartOf({}, first.input);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  test('the echo of a time zone has its name and its offset, and repeats the same question', async () => {
    const first = await chartOf({ tz: 'asia/calcutta' }, { ...clock, lat: 22.57, lon: 88.36 });
    expect(first.input).toMatchObject({ tz: 'Asia/Calcutta', tzHours: 5.5 });
    expect(JSON.stringify(await chartOf({}, first.input))).toBe(JSON.stringify(first));
  });
});

describe('include', () => {
  const FIELDS_OF: Record<string, string[]> = {
    karakas: ['naisargika_karakas', 'chara_karakas'],
    yogas: ['yogas', 'yogas_evaluated'],
  };

  test('an empty include returns positions only, in at most 5 KB', async () => {
    const body = await chartOf({ include: [] });
    expect(Object.keys(body)).toEqual(CHART_FIELDS);
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThanOrEqual(5120);
    const full = await chartOf();
    const positions = full.grahas.map(
      ({ sa: _, nakshatra_pada: __, boundary_seconds: ___, ...graha }: Fields) => graha,
    );
    expect([body.lagna, body.grahas]).toEqual([full.lagna, positions]);
  });

  test.each(PART_KEYS)('include=%s returns that part and no other', async (part) => {
    const number = part === 'kp_horary' ? { number: 108 } : {};
    const body = await chartOf({ include: [part], ...number });
    const fields = Object.keys(body).filter((field) => ![...CHART_FIELDS, 'sunrise_definition'].includes(field));
    expect(fields).toEqual(FIELDS_OF[part] ?? [part]);
    for (const field of fields) expect(body[field], field).not.toBeNull();
    expect(body.substrate_stamp.notes).toEqual([]);
    if ((DEFAULT_PARTS as readonly string[]).includes(part) && part !== 'upagrahas') {
      const full = await chartOf();
      for (const field of fields) expect(body[field]).toEqual(full[field]);
    }
  });

  test('include with all parts returns each of them, in one order whatever the order of the request', async () => {
    const all = await chartOf({ include: PART_KEYS, number: 108 });
    const turned = await chartOf({ include: [...PART_KEYS].reverse().concat('day'), number: 108 });
    expect(JSON.stringify(essence(turned))).toBe(JSON.stringify(essence(all)));
    const full = await chartOf();
    expect(Object.keys(full).filter((field) => !(field in all))).toEqual([]);
  });

  test('include=upagrahas adds the four upagrahas that the default answer lacks', async () => {
    const { upagrahas } = await chartOf({ include: ['upagrahas'] });
    for (const key of ['kala', 'mrityu', 'ardhaprahara', 'yamaghantaka']) {
      expect(upagrahas[key], key).toMatchObject({ sidereal_deg: expect.any(Number), instant: expect.any(String) });
      expect((await chartOf()).upagrahas).not.toHaveProperty(key);
    }
  });

  test('a field whose part is not included is named in the notes', async () => {
    const { substrate_stamp: stamp } = await chartOf({
      include: ['vargas'],
      dashas: ['yogini'],
      dashaDepth: 2,
      number: 5,
    });
    expect(stamp.notes).toEqual(['ignored: dashas', 'ignored: dashaDepth', 'ignored: number']);
  });
});

describe('divisions', () => {
  test('divisions without include adds them to the default parts, in the order of the request', async () => {
    const body = await chartOf({ divisions: ['D9:kalachakra', 'D150', 'D9'], lang: 'hi' });
    expect(body.divisions.map(({ key }: Fields) => key)).toEqual(['D9:kalachakra', 'D150:parivritti', 'D9:parashara']);
    expect(body.divisions[0]).toMatchObject({ variant: 'kalachakra', name: 'Kālacakra', label: 'कालचक्र' });
    for (const [graha, { rashi_index }] of Object.entries<Fields>(body.vargas.D9.grahas)) {
      expect(body.divisions[2].grahas[graha].rashi_index).toBe(rashi_index);
    }
  });

  test('house systems are named in the language of the request', async () => {
    const { house_systems: systems } = await chartOf({ include: ['house_systems'], lang: 'hi' });
    expect(systems).toHaveLength(20);
    expect(systems[1]).toMatchObject({ key: 'koch', name: 'Kokh', label: 'कोख' });
  });

  test('the outer planets and the stars are named in the language of the request', async () => {
    const { outer, stars } = await chartOf({ include: ['outer', 'stars'], lang: 'hi' });
    expect(outer.map(({ key, label }: Fields) => `${key} ${label}`)).toEqual([
      'uranus अरुण (यूरेनस)',
      'neptune वरुण (नेप्च्यून)',
      'pluto यम (प्लूटो)',
    ]);
    const spica = stars.stars.find(({ key }: Fields) => key === 'chitra');
    expect(spica).toMatchObject({ name: 'Spica (Chitra)', label: 'चित्रा योगतारा', yogatara: { usual: true } });
  });

  test.each([['D0'], ['D301'], ['D9:rath'], ['9']])('the division %s is refused', async (division) => {
    expect(await refusal({ divisions: [division] })).toMatchObject({ code: 'INVALID_FIELD', field: 'divisions.0' });
  });
});

describe('number', () => {
  test('number without include adds the horary chart to the default parts', async () => {
    const body = await chartOf({ number: 249 });
    expect(body.kp_horary).toMatchObject({ number: 249, end_deg: 360, cusps: { length: 12 } });
    for (const key of ['vargas', 'shadbala', 'dasha']) expect(body).toHaveProperty(key);
  });

  test('number chooses the first cusp', async () => {
    const { kp_horary: horary } = await chartOf({ include: ['kp_horary'], number: 108 });
    expect(horary.cusps[0].sidereal_deg).toBe(horary.start_deg);
    expect(horary.cusps[0].sub_lord).toBe(horary.sub_lord);
  });
});

interface Period {
  start: string;
  end: string;
  level: number;
  sub: Period[];
}

const depthOf = (periods: Period[]): number =>
  1 + Math.max(0, ...periods.map(({ sub }) => (sub.length > 0 ? depthOf(sub) : 0)));

/** Fails unless the periods are contiguous, and the subperiods of each fill it. */
function expectTiled(periods: Period[], level = 1): void {
  periods.forEach(({ start, end, level: own, sub }, i) => {
    expect(own).toBe(level);
    if (i > 0) expect(start).toBe(periods[i - 1]?.end);
    if (sub.length === 0) return;
    expect([sub[0]?.start, sub.at(-1)?.end]).toEqual([start, end]);
    expectTiled(sub, level + 1);
  });
}

describe('dashas', () => {
  test('dasha keeps its original layout when dashas is absent', async () => {
    const { dasha } = await chartOf();
    expect(Object.keys(dasha)).toEqual(['vimshottari', 'yogini', 'ashtottari', 'chara']);
    expect(Array.isArray(dasha.yogini) && Array.isArray(dasha.chara)).toBe(true);
    expect(dasha.ashtottari.periods[0]).not.toHaveProperty('sub');
  });

  test.each(DASHA_KEYS)(
    'the named daśā %s has its own head and contiguous periods to the requested depth',
    async (key) => {
      const { dasha } = await chartOf({ include: ['dasha'], dashas: [key], dashaDepth: 3 });
      expect(Object.keys(dasha)).toEqual([key]);
      const { applicable, condition, reason, seed, periods } = dasha[key];
      expect(dasha[key].key).toBe(key);
      expect(reason === null).toBe(condition === null);
      if (reason !== null) expect(reason).toMatch(applicable ? /This holds here\.$/ : /This does not hold here\.$/);
      else expect(applicable).toBe(true);
      expect(seed).toBeTypeOf('object');
      expect(depthOf(periods)).toBe(3);
      expectTiled(periods);
    },
  );

  test('a named daśā without a depth has three levels in Viṃśottarī and one in the others', async () => {
    const { dasha } = await chartOf({ include: ['dasha'], dashas: ['vimshottari', 'narayana', 'yogini'] });
    expect(Object.values(dasha).map((each) => depthOf((each as { periods: Period[] }).periods))).toEqual([3, 1, 1]);
  });

  test('kp-vimshottari starts from the Moon of the KP ayanāṃśa, whatever the ayanāṃśa of the chart', async () => {
    const dashas = ['vimshottari', 'kp-vimshottari'];
    const fields = { include: ['dasha'], dashas, dashaDepth: 2 };
    const { dasha } = await chartOf(fields);
    const inKp = (await chartOf({ ...fields, preset: 'kp' })).dasha;
    expect(dasha['kp-vimshottari'].periods).toEqual(inKp.vimshottari.periods);
    expect(dasha.vimshottari.periods).not.toEqual(inKp.vimshottari.periods);
  });

  test('chara-rao has two lords whatever coLords says, and chara follows coLords', async () => {
    const dashaWith = async (coLords: boolean) =>
      (await chartOf({ include: ['dasha'], dashas: ['chara', 'chara-rao'], coLords })).dasha;
    const [single, two] = [await dashaWith(false), await dashaWith(true)];
    expect(two['chara-rao']).toEqual(single['chara-rao']);
  });

  test('daśās too large for an answer are refused by their price, and the error states the depth that passes', async () => {
    const refused = async (fields: object) => {
      const { code, field, price } = await refusal({ dashas: DASHA_KEYS, ...fields });
      expect([code, field]).toEqual(['TOO_EXPENSIVE', 'dashaDepth']);
      return price.largest;
    };
    const largest = await refused({ dashaDepth: 5 });
    expect(largest).toBeLessThan(5);
    expect(await refused({ dashaDepth: 4, compare: [{ preset: 'kp' }] })).toBeLessThanOrEqual(largest);
  });

  test('periods written as bytes at the deepest level equal the serialised objects', async () => {
    const fields = { include: ['dasha'], dashas: ['dvadashottari', 'yogini', 'mudda'], lang: 'hi' };
    const shallow = (await chartOf({ ...fields, dashaDepth: 1 })).dasha;
    const { dasha } = await chartOf({ ...fields, dashaDepth: 4 });
    for (const key of fields.dashas) {
      const withoutSub = dasha[key].periods.map((period: object) => ({ ...period, sub: [] }));
      expect(withoutSub).toEqual(shallow[key].periods);
      const [first] = dasha[key].periods;
      expect(first.sub[0].sub[0].sub[0].start).toBe(first.start);
      expect(first.sub.at(-1).sub.at(-1).sub.at(-1).end).toBe(first.end);
    }
  });
});

describe('precision', () => {
  test('precision rounds every angle of the answer, and nothing else', async () => {
    const include = ['bhavas', 'vargas', 'kp', 'chalit', 'sphutas', 'dasha', 'shadbala', 'upagrahas'];
    const [full, rounded] = [await chartOf({ include }), await chartOf({ include, precision: 5 })];
    const isAngle = (field: string) => /_deg$|_arcsec$|^deg$/.test(field);
    let angles = 0;
    const compare = (a: unknown, b: unknown, field: string, way: string): void => {
      if (typeof a === 'number' && isAngle(field)) {
        angles++;
        expect(b, way).toBe(
          Math.min(Number(a.toFixed(5)), a < 360 && a >= 359.999995 ? 359.99999 : Number.POSITIVE_INFINITY),
        );
      } else if (Array.isArray(a)) {
        for (const [i, each] of a.entries()) compare(each, (b as unknown[])[i], field, `${way}.${i}`);
      } else if (typeof a === 'object' && a !== null) {
        for (const [key, each] of Object.entries(a)) compare(each, (b as Fields)[key], key, `${way}.${key}`);
      } else expect(b, way).toBe(a);
    };
    compare(essence(full), essence(rounded), '', '');
    expect(angles).toBeGreaterThan(300);
  });
});

describe('compare', () => {
  test('compare names every label that differs, and only those', async () => {
    const include = ['bhavas', 'yogas', 'vargas'];
    const compare = [{ preset: 'raman' }, { ayanamsa: 'fagan-bradley', nodeMode: 'true' }, {}];
    const { comparison } = await chartOf({ include, compare });
    expect(comparison.map(({ settings }: Fields) => settings)).toEqual([
      { preset: 'raman', ayanamsa: 'raman', nodeMode: 'mean', dashaYearDays: 365.25, coLords: false },
      { preset: 'khagola', ayanamsa: 'fagan-bradley', nodeMode: 'true', dashaYearDays: 365.25, coLords: false },
      { preset: 'khagola', ayanamsa: 'lahiri', nodeMode: 'mean', dashaYearDays: 365.25, coLords: false },
    ]);
    const [raman, other, same] = comparison;
    expect(same.differs).toEqual([]);
    expect(raman.differs.length + other.differs.length).toBeGreaterThan(10);
    const [main, ramans] = [await chartOf({ include }), await chartOf({ include, preset: 'raman' })];
    for (const { path, from, to } of raman.differs) {
      if (/^(grahas|bhavas|yogas)\./.test(path)) continue;
      const valueAt = (body: Fields) =>
        path.split('.').reduce((node: Fields, key: string) => node[key] as Fields, body);
      expect([valueAt(main), valueAt(ramans)], path).toEqual([from, to]);
    }
    const moon = (body: { grahas: Fields[] }) => body.grahas[1] as Fields;
    const flipped = raman.differs.some(({ path }: Fields) => path === 'grahas.moon.nakshatra_pada');
    expect(flipped).toBe(moon(main).nakshatra_pada !== moon(ramans).nakshatra_pada);
  });

  test('compare inverts its differences when main and other are exchanged', async () => {
    const include = ['bhavas', 'yogas', 'kp'];
    const forth = (await chartOf({ include, compare: [{ preset: 'raman' }] })).comparison[0].differs;
    const back = (await chartOf({ include, preset: 'raman', compare: [{}] })).comparison[0].differs;
    const byPath = (list: Fields[]) => [...list].sort((a, b) => (String(a.path) < String(b.path) ? -1 : 1));
    expect(byPath(back)).toEqual(byPath(forth.map(({ path, from, to }: Fields) => ({ path, from: to, to: from }))));
  });

  test('compare names the unknown fields of its settings in the notes', async () => {
    const { substrate_stamp: stamp } = await chartOf({ include: [], compare: [{ colour: 'red' }, { preset: 'kp' }] });
    expect(stamp.notes).toEqual(['ignored: compare.0.colour']);
  });

  test('compare names the unknown fields of a custom ayanāṃśa', async () => {
    const ayanamsa = { epochJd: 2451545, deg: 23.85, name: 'mine' };
    const { substrate_stamp: stamp } = await chartOf({ include: [], ayanamsa, compare: [{ ayanamsa }] });
    expect(stamp.notes).toEqual(['ignored: ayanamsa.name', 'ignored: compare.0.ayanamsa.name']);
    expect(stamp.settings.ayanamsa).toEqual({ epochJd: 2451545, deg: 23.85 });
  });
});

/** Paths of IAST texts without a label in the requested language. */
function unlabelled(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => unlabelled(each, path));
  if (typeof node !== 'object' || node === null) return [];
  const fields = node as Fields;
  return Object.entries(fields).flatMap(([key, value]) => {
    const isIast = typeof value === 'string' && /[āīūṛṝḷṅñṭḍṇśṣṃḥĀĪŪṚŚṢṬ]/.test(value);
    if (isIast && !key.endsWith('label') && !('label' in fields) && !(`${key}_label` in fields)) {
      return [`${path}.${key}: ${value}`];
    }
    return unlabelled(value, `${path}.${key}`);
  });
}

describe('lang', () => {
  test('lang gives every named thing its name in the language', async () => {
    const body = await chartOf({
      lang: 'hi',
      include: PART_KEYS,
      number: 7,
      dashas: ['yogini', 'narayana', 'ashtottari'],
    });
    expect(body.grahas[0]).toMatchObject({ key: 'sun', label: 'सूर्य', rashi: 'Vṛṣabha', rashi_label: 'वृषभ' });
    expect(body.lagna.nakshatra_pada_label).toBe(`${body.lagna.nakshatra_label} ${body.lagna.pada}`);
    expect(body.vargas.D9.label).toMatch(/[\u0900-\u097f]/);
    expect(body.day.vara.label).toMatch(/[\u0900-\u097f]/);
    for (const yoga of body.yogas) expect(yoga.label, yoga.key).toMatch(/[\u0900-\u097f]/);
    expect(body.dasha.narayana).toMatchObject({
      label: expect.any(String),
      periods: [{ rashi_label: expect.any(String) }, {}, {}].concat(Array(21).fill({})),
    });
    expect(body.dasha.yogini.periods[0]).toMatchObject({ label: expect.any(String), lord_label: expect.any(String) });
    expect(body.dasha.ashtottari.reason).toMatch(/यह शर्त/);
    expect(body.upagrahas.gulika.label).toMatch(/[\u0900-\u097f]/);
    for (const { key, rule } of body.yogas) expect(rule, key).toBe(yogaRule(key, 'hi'));
    expect(unlabelled(body, '')).toEqual([]);
  });

  test.each(LANGUAGE_TAGS)('lang=%s adds labels and changes nothing else', async (lang) => {
    const include = ['bhavas', 'avasthas', 'karakas', 'kp', 'special_lagnas', 'current_phase'];
    const withoutLabels = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(withoutLabels);
      if (typeof node !== 'object' || node === null) return node;
      const unlabelledEntries = Object.entries(node).filter(([key]) => key !== 'label' && !key.endsWith('_label'));
      return Object.fromEntries(unlabelledEntries.map(([key, value]) => [key, withoutLabels(value)]));
    };
    const body = await chartOf({ lang, include });
    expect(body.grahas.every(({ label }: Fields) => typeof label === 'string' && label !== '')).toBe(true);
    const { lang: named, sentence_lang: sentences, ...rest } = essence(body);
    expect([named, sentences]).toEqual([lang, lang === 'hi' ? 'hi' : 'en']);
    expect(withoutLabels(rest)).toEqual(essence(await chartOf({ include })));
  });

  test('lang=en gives the common English spellings', async () => {
    const { grahas } = await chartOf({ lang: 'en', include: [] });
    expect(grahas[0]).toMatchObject({ label: 'Sun', rashi_label: 'Vrishabha' });
  });
});

describe('time zones', () => {
  const amsterdam = { lat: 52.37, lon: 4.9 };

  test('tz accepts a zone with its whole history, and additionally the matching offset', async () => {
    const body = await chartOf({ tz: 'Asia/Kolkata' });
    expect(essence(body)).toEqual(essence(await chartOf()));
  });

  test('a merged zone keeps its own past: Amsterdam in 1935 was 19 minutes and 32 seconds ahead', async () => {
    const { input, substrate_stamp: stamp } = await chartOf(
      { ...amsterdam, year: 1935, month: 1, tz: 'Europe/Amsterdam', include: [] },
      clock,
    );
    expect(input.tzHours).toBeCloseTo(19 / 60 + 32 / 3600, 9);
    expect(input.utc).toBe('1935-01-15T14:10:28Z');
    expect(stamp.notes).toEqual([]);
    const core = await post('/api/v1/core/chart', {
      birthDate: '1935-01-15',
      birthTime: '14:30:00',
      birthPlace: { ...amsterdam, tz: 'Europe/Amsterdam' },
      ayanamsa: 'lahiri',
    });
    expect(core.body.birth.utc).toBe('1935-01-15T14:10:28Z');
  });

  test.each([
    ['bombay', 4.85],
    ['Calcutta', 5 + 53 / 60 + 20 / 3600],
    ['madras', 5 + 21 / 60 + 10 / 3600],
  ])('tz accepts the civil time %s', async (tz, hours) => {
    const { input } = await chartOf({ lat: 10, lon: 77, tz, include: [] }, clock);
    expect(input.tz).toBe(tz.toLowerCase());
    expect(input.tzHours).toBeCloseTo(hours, 9);
  });

  test('a note mentions a civil time that a place used in addition to the time of its zone, and the chart does not use it', async () => {
    const mumbai = { lat: 18.96, lon: 72.82, year: 1940, include: [] };
    const { input, substrate_stamp: stamp } = await chartOf({ ...mumbai, tz: 'Asia/Kolkata' }, clock);
    expect(input.tzHours).toBe(5.5);
    expect(stamp.notes).toEqual([
      'tz: Clocks here also showed Bombay time (UTC+4:51) until 1955. The record of the birth tells which clock it follows',
    ]);
    const offset = await chartOf({ ...mumbai, tzHours: 5.5 }, clock);
    expect(offset.substrate_stamp.notes).toEqual(stamp.notes);
    const chosen = await chartOf({ ...mumbai, tz: 'bombay' }, clock);
    expect(chosen.substrate_stamp.notes).toEqual([]);
    const late = await chartOf({ ...mumbai, tz: 'bombay', year: 1990 }, clock);
    expect(late.input.tzHours).toBe(4.85);
    expect(late.substrate_stamp.notes).toEqual([
      'tz: Clocks showed Bombay time (UTC+4:51) from 1884 to 1955, and not in the year of this birth. The chart uses it as requested',
    ]);
    const hindi = await chartOf({ ...mumbai, tz: 'Asia/Kolkata', lang: 'hi' }, clock);
    expect(hindi.substrate_stamp.notes[0]).toMatch(/^tz: यहाँ की घड़ियाँ/);
  });

  test('a local time that occurred twice means the earlier instant, or the one with the given offset', async () => {
    const twice = {
      year: 2026,
      month: 10,
      day: 25,
      hour: 2,
      minute: 30,
      lat: 52.5,
      lon: 13.4,
      tz: 'Europe/Berlin',
      include: [],
    };
    const earlier = await chartOf(twice, {});
    expect(earlier.input).toMatchObject({ tzHours: 2, utc: '2026-10-25T00:30:00Z' });
    expect(earlier.substrate_stamp.notes).toEqual([
      'tz: The clocks of Europe/Berlin showed this time twice. The chart uses the one at UTC+2:00',
    ]);
    expect(JSON.stringify(await chartOf({}, earlier.input))).toBe(JSON.stringify(earlier));
    const later = await chartOf({ ...twice, tzHours: 1 }, {});
    expect(later.input).toMatchObject({ tzHours: 1, utc: '2026-10-25T01:30:00Z', tz: 'Europe/Berlin' });
  });

  test('a local time that the clocks skipped is refused', async () => {
    const skipped = { year: 2026, month: 3, day: 29, hour: 2, minute: 30, lat: 52.5, lon: 13.4, tz: 'Europe/Berlin' };
    expect(await refusal(skipped, {})).toMatchObject({ code: 'INVALID_FIELD', field: 'hour' });
  });
});

describe('place', () => {
  test('place replaces coordinates and time zone; the answer names it, and the echo repeats the question', async () => {
    const { status, body } = await postPlaced({ place: 'Pune', include: [] });
    expect(status).toBe(200);
    expect(body.place).toMatchObject({ name: 'Pune', tz: 'Asia/Kolkata' });
    expect(body.input).toMatchObject({ lat: body.place.lat, lon: body.place.lon, tz: 'Asia/Kolkata', tzHours: 5.5 });
    expect(body.input).not.toHaveProperty('place');
    const { place: _, ...again } = await chartOf({}, body.input);
    const { place: __, ...first } = body;
    expect(again).toEqual(first);
    expect((await postPlaced({ place: body.place.id, include: [] })).body).toEqual(body);
  });

  test('place accepts an additional explicit time zone', async () => {
    const bombay = (await postPlaced({ place: 'Mumbai', year: 1930, tz: 'bombay', include: [] })).body;
    expect([bombay.input.tz, bombay.input.tzHours]).toEqual(['bombay', 4.85]);
    const plain = (await postPlaced({ place: 'Mumbai', year: 1930, tzHours: 5.5, include: [] })).body;
    expect(plain.input).not.toHaveProperty('tz');
    expect(plain.substrate_stamp.notes[0]).toMatch(/^tz: Clocks here also showed Bombay time/);
  });

  test('a place name that several towns of similar size share is refused with candidates', async () => {
    const { status, body } = await postPlaced({ place: 'Bilaspur' });
    expect([status, body.error.code, body.error.field]).toEqual([400, 'AMBIGUOUS_PLACE', 'place']);
    expect(body.error.candidates.length).toBeGreaterThan(1);
  });

  test('place must not be combined with coordinates', async () => {
    const { body } = await postPlaced({ place: 'Pune', lat: 18 });
    expect(body.error).toMatchObject({
      code: 'INVALID_FIELD',
      field: 'place',
      message: 'place must not be given together with lat.',
    });
  });
});

describe('refusals', () => {
  const LISTS = { include: PART_KEYS, dashas: DASHA_KEYS };
  test.each<[Fields, string, string]>([
    [{ ayanamsa: 'Lahiri' }, 'ayanamsa', 'ayanamsa must be one of lahiri, raman'],
    [{ ayanamsa: null }, 'ayanamsa', 'ayanamsa must be one of lahiri, raman'],
    [{ ayanamsa: 23.5 }, 'ayanamsa', 'or an object with epochJd and deg, for example raman.'],
    [{ ayanamsa: {} }, 'ayanamsa.epochJd', 'ayanamsa.epochJd is required and must be a number from'],
    [
      { ayanamsa: { epochJd: 2451545 } },
      'ayanamsa.deg',
      'ayanamsa.deg is required and must be a number from -360 to 360, for example 23.85.',
    ],
    [{ ayanamsa: { epochJd: 1e12, deg: 1 } }, 'ayanamsa.epochJd', 'ayanamsa.epochJd must be a number from'],
    [{ ayanamsa: { epochJd: 2451545, deg: '23' } }, 'ayanamsa.deg', 'ayanamsa.deg must be a number from -360 to 360'],
    [{ ayanamsa: [] }, 'ayanamsa', 'ayanamsa must be one of'],
    [{ nodeMode: 'osculating' }, 'nodeMode', 'nodeMode must be one of mean, true, for example true.'],
    [
      { dashaYearDays: 365 },
      'dashaYearDays',
      'dashaYearDays must be one of 365.25, 365.2564, 365.2422, 360, for example 365.25.',
    ],
    [{ dashaYearDays: '360' }, 'dashaYearDays', 'dashaYearDays must be one of'],
    [{ coLords: 1 }, 'coLords', 'coLords must be true or false, for example true.'],
    [{ coLords: null }, 'coLords', 'coLords must be true or false'],
    [{ preset: 'jhd' }, 'preset', 'preset must be one of khagola, jhora, kp, raman, rao, for example jhora.'],
    [
      { include: 'vargas' },
      'include',
      `include must be a list of ${LISTS.include.join(', ')}, for example ["vargas","chalit"].`,
    ],
    [{ include: ['vargas', 'Vargas'] }, 'include', 'include must be a list of'],
    [{ include: [null] }, 'include', 'include must be a list of'],
    [{ include: null }, 'include', 'include must be a list of'],
    [
      { dashas: ['vimsottari'] },
      'dashas',
      `dashas must be a list of ${LISTS.dashas.join(', ')}, for example ["vimshottari","narayana"].`,
    ],
    [{ dashas: {} }, 'dashas', 'dashas must be a list of'],
    [{ dashaDepth: 6 }, 'dashaDepth', 'dashaDepth must be a whole number from 1 to 5, for example 3.'],
    [{ number: 0 }, 'number', 'number must be a whole number from 1 to 249, for example 108.'],
    [{ number: 250, include: ['kp_horary'] }, 'number', 'number must be a whole number from 1 to 249'],
    [
      { include: ['kp_horary'] },
      'number',
      'number is required and must be a whole number from 1 to 249, for example 108.',
    ],
    [{ precision: 3 }, 'precision', 'precision must be a whole number from 4 to 12, for example 6.'],
    [{ precision: 13 }, 'precision', 'precision must be a whole number from 4 to 12'],
    [{ compare: {} }, 'compare', 'compare must be a list of 0 to 8 objects of settings'],
    [{ compare: Array(9).fill({}) }, 'compare', 'compare must be a list of 0 to 8 objects of settings'],
    [
      { compare: ['jhora'] },
      'compare.0',
      'compare.0 must be an object with preset, ayanamsa, nodeMode, dashaYearDays and coLords',
    ],
    [{ compare: [{}, { preset: 'x' }] }, 'compare.1.preset', 'compare.1.preset must be one of khagola'],
    [{ compare: [{ ayanamsa: { epochJd: 1 } }] }, 'compare.0.ayanamsa.deg', 'compare.0.ayanamsa.deg is required'],
    [{ lang: 'xx' }, 'lang', `lang must be one of ${LANGUAGE_TAGS.join(', ')}, for example hi.`],
    [{ lang: 'EN' }, 'lang', 'lang must be one of'],
    [
      { tzHours: 5, tz: 'Asia/Kolkata' },
      'tzHours',
      'tzHours must agree with tz, whose UTC offset was 5.5 hours at that time, for example 5.5.',
    ],
    [
      { tz: 'bombay' },
      'tzHours',
      'tzHours must agree with tz, whose UTC offset was 4.85 hours at that time, for example 4.85.',
    ],
    [{ place: 7 }, 'place', 'place must be a string of 1 to 100 characters, for example Pune.'],
    [{ place: 'Pune' }, 'place', 'place must not be given together with lat.'],
  ])('the body with %j is refused with an error that names %s', async (fields, field, message) => {
    const error = await refusal(fields);
    expect([error.code, error.field]).toEqual(['INVALID_FIELD', field]);
    expect(error.message).toContain(message);
  });

  test.each(['IST', '', '+05:30', 'Asia/Pune', 'UTC+5'])('the tz %j is refused as an unknown time zone', async (tz) => {
    const error = await refusal({ tz });
    expect([error.code, error.field]).toEqual(['INVALID_TIMEZONE', 'tz']);
    expect(error.message).toBe(
      'tz must be an IANA time zone or one of bombay, calcutta, madras, for example Asia/Kolkata.',
    );
  });

  test.each([5.5, null, {}])('the tz %j is refused because it is not a string', async (tz) => {
    expect(await refusal({ tz })).toMatchObject({ code: 'INVALID_FIELD', field: 'tz' });
  });

  test('the error for a birth without place or time zone names the first missing field', async () => {
    expect(await refusal({}, clock)).toMatchObject({ code: 'INVALID_FIELD', field: 'lat' });
    expect(await refusal({ lat: 1, lon: 2 }, clock)).toMatchObject({
      field: 'tzHours',
      message: 'tzHours is required and must be a UTC offset in hours from -14 to 14, for example 5.5.',
    });
  });

  test('the error names the first invalid field in the order of the description', async () => {
    expect(await refusal({ lang: 'x', preset: 'x', dashaDepth: 9 })).toMatchObject({ field: 'dashaDepth' });
    expect(await refusal({ lang: 'x', preset: 'x', ayanamsa: 'x' })).toMatchObject({ field: 'preset' });
  });
});

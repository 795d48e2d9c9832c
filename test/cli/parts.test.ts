/** Tables, figures and option values. */
import { describe, expect, test } from 'vitest';
import type { Io } from '../../src/cli/io';
import { clockText, inRashi } from '../../src/cli/shared/figures';
import { readNumber, readOffset, readTime } from '../../src/cli/shared/numbers';
import { resolvePlace } from '../../src/cli/shared/place';
import { table, widthOf } from '../../src/cli/shared/table';
import { loadPlaces } from '../domain/support/occasion';
import { khagola } from './ask';

const plain = (text: string) => text;

describe('tables', () => {
  test('tables have columns as wide as the visible text of their cells', () => {
    const rows = [
      ['Sūrya', '5'],
      [{ text: 'Maṅgala', paint: (text: string) => `<b>${text}</b>` }, '10'],
      ['र्सू', ''],
    ];
    expect(table([{ title: 'graha' }, { title: 'n', right: true }], rows, plain)).toBe(
      ['graha     n', 'Sūrya     5', '<b>Maṅgala</b>  10', 'र्सू', ''].join('\n'),
    );
  });

  test('tables give combining marks no width, composed or not', () => {
    expect(widthOf('ś'.normalize('NFD'))).toBe(1);
    expect(widthOf('Kṛttikā')).toBe(7);
  });

  test('tables have no heading line without titles', () => {
    expect(table([{ title: '' }, { title: '' }], [['a', 'b']], plain)).toBe('a  b\n');
  });
});

describe('figures', () => {
  test.each([
    [37.2919, '07°17′30″'],
    [29.999999, '29°59′59″'],
    [30, '00°00′00″'],
    [null, '–'],
  ])('the longitude %d is shown in its rāśi as %s', (deg, text) => expect(inRashi(deg)).toBe(text));

  test('the time is shown with its date when the date differs', () => {
    expect(clockText('2026-11-21T06:48:20+05:30', '2026-11-21')).toBe('06:48:20');
    expect(clockText('2026-11-22T06:49:08+05:30', '2026-11-21')).toBe('11-22 06:49:08');
  });
});

describe('options', () => {
  test.each([
    ['5.5', 5.5],
    ['+5.5', 5.5],
    ['-3', -3],
    ['+05:30', 5.5],
    ['-09:30', -9.5],
    ['+05:21:10', 5 + 21 / 60 + 10 / 3600],
    ['05:30', '05:30'],
    ['IST', 'IST'],
    ['', ''],
  ])('the offset %s is read as %s', (text, value) => expect(readOffset(text)).toBe(value));

  test('JSON numbers are accepted, and seconds are added to times', () => {
    expect(['1', '-0.5', '.5', '0x10', ' 1', '1e3'].map(readNumber)).toEqual([1, -0.5, '.5', '0x10', ' 1', 1000]);
    expect(['14:30', '14:30:05', '2:30'].map(readTime)).toEqual(['14:30:00', '14:30:05', '2:30']);
  });
});

/** Streams without output. */
const quiet = { note: () => {}, now: () => 0, places: loadPlaces } as unknown as Io;

describe('places', () => {
  const zoneOf = async (place: string) => {
    const argv = ['muhurta', '--date', '1990-06-15', '--place', place];
    const { out, err } = await khagola(argv);
    const { tz } = (await resolvePlace(quiet, { place })) ?? {};
    return { where: out.split('\n')[1], zone: tz, err };
  };

  test.each([
    ['Varanasi', 'Varanasi, India', 'Asia/Kolkata'],
    ['benares', 'Varanasi, India', 'Asia/Kolkata'],
    ['zürich', 'Zürich, Switzerland', 'Europe/Zurich'],
    ['ZURICH', 'Zürich, Switzerland', 'Europe/Zurich'],
    ['Kathmandu, Nepal', 'Kathmandu, Nepal', 'Asia/Kathmandu'],
    ['London, GB', 'London, United Kingdom', 'Europe/London'],
    ['London, UK', 'London, United Kingdom', 'Europe/London'],
    ['Chicago, USA', 'Chicago, United States', 'America/Chicago'],
    ['lodz', 'Łódź, Poland', 'Europe/Warsaw'],
    ['TROMSO', 'Tromsø, Norway', 'Europe/Oslo'],
    ["xi'an", 'Xi’an, China', 'Asia/Shanghai'],
    ['Bagcilar', 'Bağcılar', 'Europe/Istanbul'],
    ['Washington, D.C.', 'Washington, D.C., United States', 'America/New_York'],
    ['Washington DC, US', 'Washington, D.C., United States', 'America/New_York'],
    ['Washington, DC, United States', 'Washington, D.C., United States', 'America/New_York'],
  ])('the place %s resolves to %s', async (place, name, zone) => {
    const result = await zoneOf(place);
    expect(result.where).toContain(name);
    expect(result.zone).toBe(zone);
  });

  test('a name that several towns of similar size share is refused, with their ids', async () => {
    const argv = ['chart', '--date', '1990-06-15', '--time', '14:30', '--place'];
    const { code, out, err } = await khagola([...argv, 'Bilaspur']);
    expect([code, out]).toEqual([2, '']);
    const [first, ...candidates] = err.trimEnd().split('\n');
    expect(first).toMatch(/^khagola: --place .* for example \d+\.$/);
    expect(candidates.length).toBeGreaterThanOrEqual(5);
    const [, id = ''] = /^ {2}(\d+) {2}Bilaspur, Chhattisgarh, IN$/.exec(candidates[0] ?? '') ?? [];
    expect((await khagola([...argv, id])).out).toContain('Bilaspur, 22.08° N');
  });

  test('an explicit zone or offset overrides the zone of the town', async () => {
    const born = ['chart', '--date', '1990-06-15', '--time', '14:30', '--place', 'Varanasi', '--json'];
    expect(JSON.parse((await khagola([...born, '--offset', '6'])).out).input.tzHours).toBe(6);
    expect(JSON.parse((await khagola([...born, '--tz', 'UTC'])).out).input.tzHours).toBe(0);
  });
});

describe('texts for people', () => {
  test('the text mentions a time that occurred twice', async () => {
    const { out } = await khagola(['chart', '--date', '2026-10-25', '--time', '02:30', '--place', 'Berlin, DE']);
    expect(out).toContain(
      'Note: tz: The clocks of Europe/Berlin showed this time twice. The chart uses the one at UTC+2:00.',
    );
  });

  test('the text shows a dash for, or omits, values that do not exist near the pole', async () => {
    const { code, out } = await khagola(['muhurta', '--date', '2026-06-21', '--place', 'Tromsø']);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Sunrise –, sunset –') });
    const limbs = ['now', '--date', '2026-06-21', '--time', '12:00', '--place', 'Tromsø'];
    expect((await khagola(limbs)).out).toMatch(/Vāra +Ravivāra +– +–/);
    expect(JSON.parse((await khagola([...limbs, '--json'])).out).vara).toMatchObject({ start: null, end: null });
    const chart = await khagola(['chart', '--date', '2026-06-21', '--time', '12:00', '--place', 'Tromsø']);
    expect(chart.out).toContain('Note: day: the Sun does not rise and set about the birth.');
  });

  test('the text has colours only on a terminal that supports them', async () => {
    const argv = ['observances', '2026'];
    const [painted, bare] = [await khagola(argv, { colour: true }), await khagola(argv)];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it starts each colour
    expect(painted.out.replaceAll(/\u001b\[\d+m/g, '')).toBe(bare.out);
    expect(painted.out).not.toBe(bare.out);
  });
});

describe('the text of a chart', () => {
  const BORN = [
    'chart',
    '--date',
    '1990-06-15',
    '--time',
    '14:30',
    '--lat',
    '28.6139',
    '--lon',
    '77.209',
    '--offset',
    '5.5',
  ];
  const linesOf = async (...options: string[]) => (await khagola([...BORN, ...options])).out.split('\n');

  test('the text of a chart has the same rows for positions alone as for a full chart', async () => {
    const [whole, alone] = [await linesOf(), await linesOf('--include', '')];
    const rows = (lines: string[]) => lines.filter((line) => /^(Lagna|Sūrya|Candra|Rāhu) .*°/.test(line));
    expect(rows(alone)).toHaveLength(4);
    expect(rows(alone)).toEqual(rows(whole));
  });

  test('the text of a chart names the parts that only --json prints', async () => {
    const lines = await linesOf('--include', 'arudhas,dasha', '--dashas', 'narayana', '--depth', '2');
    expect(lines).toContain('Note: --json also prints arudhas, sub-periods.');
    expect((await linesOf()).join('\n')).not.toContain('--json');
  });
});

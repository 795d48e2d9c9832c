/** Tables, figures and what is read from options. */
import { describe, expect, test } from 'vitest';
import { clockText, durationText, inRashi } from '../../src/cli/parts/figures';
import { readNumber, readOffset, readTime } from '../../src/cli/parts/numbers';
import { table, widthOf } from '../../src/cli/parts/table';
import { khagola } from './ask';

const plain = (text: string) => text;

describe('tables', () => {
  test('columns are as wide as what is seen of their cells', () => {
    const rows = [
      ['Sūrya', '5'],
      [{ text: 'Maṅgala', paint: (text: string) => `<b>${text}</b>` }, '10'],
      ['र्सू', ''],
    ];
    expect(table([{ title: 'graha' }, { title: 'n', right: true }], rows, plain)).toBe(
      ['graha     n', 'Sūrya     5', '<b>Maṅgala</b>  10', 'र्सू', ''].join('\n'),
    );
  });

  test('marks take no width, composed or not', () => {
    expect(widthOf('ś'.normalize('NFD'))).toBe(1);
    expect(widthOf('Kṛttikā')).toBe(7);
  });

  test('without titles there is no line for them', () => {
    expect(table([{ title: '' }, { title: '' }], [['a', 'b']], plain)).toBe('a  b\n');
  });
});

describe('figures', () => {
  test.each([
    [37.2919, '07°17′30″'],
    [29.999999, '29°59′59″'],
    [30, '00°00′00″'],
    [null, '–'],
    [Number.NaN, '–'],
  ])('%d stands in its rāśi at %s', (deg, text) => expect(inRashi(deg)).toBe(text));

  test.each([
    [0.4, '0 s'],
    [59.9, '59 s'],
    [200, '3 min 20 s'],
    [18720, '5 h 12 min'],
    [864000, '10.0 d'],
    [null, '–'],
  ])('%d seconds are %s', (seconds, text) => expect(durationText(seconds)).toBe(text));

  test('another date is told with its time', () => {
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
  ])('the offset %s is %s', (text, value) => expect(readOffset(text)).toBe(value));

  test('numbers are those of JSON, and times have seconds', () => {
    expect(['1', '-0.5', '.5', '0x10', ' 1', '1e3'].map(readNumber)).toEqual([1, -0.5, '.5', '0x10', ' 1', 1000]);
    expect(['14:30', '14:30:05', '2:30'].map(readTime)).toEqual(['14:30:00', '14:30:05', '2:30']);
  });
});

describe('places', () => {
  const zoneOf = async (place: string) => {
    const { out, err } = await khagola(['chart', '--date', '1990-06-15', '--time', '14:30', '--place', place]);
    return { where: out.split('\n')[2], zone: out.split('\n')[1]?.split(' ')[2], err };
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
  ])('%s is %s', async (place, name, zone) => {
    const found = await zoneOf(place);
    expect(found.where).toContain(name);
    expect(found.zone).toBe(zone);
  });

  test('of several towns of a name it is the largest, and that is said', async () => {
    const { where, err } = await zoneOf('Springfield, US');
    expect(where).toContain('Springfield, United States');
    expect(err).toMatch(/^Springfield, US: the largest of \d+, Springfield, United States \(/);
  });

  test('a zone or an offset of its own goes before that of the town', async () => {
    const born = ['chart', '--date', '1990-06-15', '--time', '14:30', '--place', 'Varanasi', '--json'];
    expect(JSON.parse((await khagola([...born, '--offset', '6'])).out).input.tzHours).toBe(6);
    expect(JSON.parse((await khagola([...born, '--tz', 'UTC'])).out).input.tzHours).toBe(0);
  });
});

describe('texts for people', () => {
  test('a clock that showed a time twice is told', async () => {
    const { out } = await khagola(['chart', '--date', '2026-10-25', '--time', '02:30', '--place', 'Berlin, DE']);
    expect(out).toContain('The clocks showed this time twice: taken is the earlier.');
  });

  test('near the pole what there is not is a dash, or is left out', async () => {
    const { code, out } = await khagola(['muhurta', '--date', '2026-06-21', '--place', 'Tromsø']);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Sunrise –, sunset –') });
    const limbs = ['panchanga', '--date', '2026-06-21', '--time', '12:00', '--place', 'Tromsø'];
    expect((await khagola(limbs)).out).toMatch(/Vāra +Ravivāra +– +–/);
    expect(JSON.parse((await khagola([...limbs, '--json'])).out).vara).toMatchObject({ start: null, end: null });
    const chart = await khagola(['chart', '--date', '2026-06-21', '--time', '12:00', '--place', 'Tromsø']);
    expect(chart.out).toContain('Note: day: the Sun does not rise and set about the birth.');
  });

  test('colours are of a terminal that has them', async () => {
    const asked = ['utsavas', '2026', '--show', 'principal'];
    const [painted, bare] = [await khagola(asked, { colour: true }), await khagola(asked)];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours begin with it
    expect(painted.out.replaceAll(/\u001b\[\d+m/g, '')).toBe(bare.out);
    expect(painted.out).not.toBe(bare.out);
  });
});

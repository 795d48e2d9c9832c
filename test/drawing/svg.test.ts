/** The SVG document, read by an independent XML parser. */
import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRAWING_STYLES } from '../../src/drawing/cells';
import { DRAWING_CSS, drawSvg, type SvgOptions } from '../../src/drawing/styled';
import { type ChartPicture, DETAILS } from '../../src/drawing/types';
import { layoutChart } from '../../src/drawing/worded';
import { runs } from '../domain/support/property';
import { occupants, pictures } from './support';

function parsed(svg: string): Document {
  const parser = new DOMParser({
    onError: (level, message) => {
      if (message.startsWith('Unicode replacement character')) return; // deliberate
      throw new Error(`${level}: ${message}`);
    },
  });
  return parser.parseFromString(svg, 'image/svg+xml');
}

const draw = (picture: ChartPicture, options?: SvgOptions) => drawSvg(layoutChart(picture), options);
const all = (root: Document | Element, name: string): Element[] => Array.from(root.getElementsByTagName(name));
const ids = (root: Document): string[] => all(root, '*').flatMap((node) => node.getAttribute('id') ?? []);

const PLAIN: ChartPicture = {
  style: 'north',
  lagnaRashi: 6,
  occupants: occupants([6, 11, 11, 12, 11, 10, 12, 8, 1, 7], { degrees: 7.3 }).map((occupant) => ({
    ...occupant,
    retrograde: occupant.key === 'rahu',
    combust: occupant.key === 'moon',
  })),
  caption: ['Rāśi D1'],
};

describe('a drawing', () => {
  test('a drawing is well-formed, has every point once and is the same each time', () => {
    fc.assert(
      fc.property(pictures, fc.constantFrom(...DETAILS), (picture, detail) => {
        const svg = draw({ ...picture, detail });
        const document = parsed(svg);
        const documentIds = ids(document);
        expect(new Set(documentIds).size).toBe(documentIds.length);
        for (const { key } of picture.occupants.filter(({ key }) => detail !== 'dots' || key !== 'lagna'))
          expect(documentIds).toContain(`kd-${key}`);
        expect(draw({ ...picture, detail })).toBe(svg);
        expect(svg).not.toMatch(/NaN|undefined|null/);
      }),
      runs(80),
    );
  });

  test('a drawing loads nothing external, and has no script', () => {
    for (const style of DRAWING_STYLES) {
      const svg = draw({ ...PLAIN, style });
      const document = parsed(svg);
      for (const name of ['script', 'image', 'use', 'a', 'foreignObject']) expect(all(document, name)).toEqual([]);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /https?:|url\(|@import|@font-face|href|\bon\w+=/,
      );
      expect(svg.length).toBeLessThan(16_000);
    }
  });

  test.each(DRAWING_STYLES)('the %s drawing has a text alternative', (style) => {
    const root = parsed(draw({ ...PLAIN, style }, { idPrefix: 'birth' })).documentElement as Element;
    expect(root.getAttribute('role')).toBe('img');
    expect(root.getAttribute('viewBox')).toBe('0 0 480 480');
    const labels = (root.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => {
      const [target] = all(root, '*').filter((node) => node.getAttribute('id') === id);
      return target?.textContent;
    });
    expect(labels).toEqual([
      `${style[0]?.toUpperCase()}${style.slice(1)} Indian drawing, Rāśi D1`,
      'Lagna Kanyā. Meṣa: Rāhu (retrograde); Tulā: Ketu; Vṛścika: Śani; Makara: Guru; ' +
        'Kumbha: Sūrya, Candra (combust), Budha; Mīna: Maṅgala, Śukra.',
    ]);
    const groups = all(root, 'g');
    expect(groups).toHaveLength(12 + 10);
    for (const group of groups) expect(group.firstChild?.nodeName).toBe('title');
    const words = (id: string) =>
      groups.find((group) => group.getAttribute('id') === `birth-${id}`)?.firstChild?.textContent;
    expect(words('moon')).toBe('Candra 07°18′ Kumbha, combust');
    expect(words('rahu')).toBe('Rāhu 07°18′ Meṣa, retrograde');
    expect(words(style === 'north' ? 'house-10' : 'rashi-3')).toBe('House 10, Mithuna');
  });

  test('a drawing shares a page with others by its own ids', () => {
    const [a, b] = ['one', 'two'].map((idPrefix) => ids(parsed(draw(PLAIN, { idPrefix })))) as [string[], string[]];
    expect(a.filter((id) => b.includes(id))).toEqual([]);
    expect(a.map((id) => id.replace('one', 'two'))).toEqual(b);
    for (const idPrefix of ['', '1a', 'a b', 'a"b', '<']) expect(() => draw(PLAIN, { idPrefix })).toThrow(RangeError);
  });

  test('a drawing leaves out its styles on a page that has them', () => {
    expect(all(parsed(draw(PLAIN)), 'style').map(({ textContent }) => textContent)).toEqual([DRAWING_CSS]);
    expect(all(parsed(draw(PLAIN, { styled: false })), 'style')).toEqual([]);
  });

  test('a drawing escapes any text', () => {
    const wild = fc.string({ unit: 'binary', maxLength: 12 });
    const nasty = fc.constantFrom(
      '</title><script>alert(1)</script>',
      '&amp;',
      ']]>',
      '"\'',
      '\u0000\u0008\ud800\uffff',
      '<!--',
    );
    fc.assert(
      fc.property(fc.oneof(wild, nasty), (text) => {
        const picture: ChartPicture = {
          style: 'south',
          lagnaRashi: 1,
          occupants: [{ key: 'x', label: 'X', title: text, rashi: 2 }],
          caption: [text],
        };
        const root = parsed(draw(picture)).documentElement as Element;
        expect(all(root, 'script')).toEqual([]);
        const title = all(root, 'title')[0]?.textContent ?? '';
        const legal = text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ' ');
        expect(title.replace(/\r\n?/g, '\n')).toBe(`South Indian drawing, ${legal}`.replace(/\r\n?/g, '\n'));
      }),
      runs(300),
    );
  });

  test('a drawing has dark and light colours, and uses those of the page if it sets them', () => {
    for (const [name, light, dark] of [
      ['paper', '#F8F8F4', '#10151D'],
      ['ink', '#15181E', '#EBE8DD'],
      ['hingula', '#A8321C', '#F28E73'],
    ]) {
      const [day, night] = DRAWING_CSS.split('@media (prefers-color-scheme:dark)');
      expect(day).toContain(`var(--${name},${light})`);
      expect(night).toContain(`var(--${name},${dark})`);
    }
    for (const node of all(parsed(draw(PLAIN)), '*').filter(({ nodeName }) => /^(text|tspan|polygon)$/.test(nodeName)))
      expect(node.getAttribute('fill') ?? node.getAttribute('dy')).toMatch(/^#[0-9A-F]{6}$|^[\d.]+$/);
  });

  test('a drawing shows the lagna in red, and tints its cell', () => {
    for (const style of DRAWING_STYLES) {
      const document = parsed(draw({ ...PLAIN, style }));
      const red = all(document, 'text').filter((text) => text.getAttribute('fill') === '#A8321C');
      expect(red.map(({ textContent }) => textContent)).toEqual(['La7']);
      const tinted = all(document, 'polygon').filter((cell) => cell.getAttribute('fill') === '#EEEFE8');
      expect(tinted.map((cell) => (cell.parentNode as Element).getAttribute('id'))).toEqual([
        style === 'north' ? 'kd-house-1' : 'kd-rashi-6',
      ]);
    }
  });
});

/** Images for shared links with the date of a day and its times at a place, composed by the Worker. */
import { deflateRawSync, deflateSync, inflateSync, constants as zlib } from 'node:zlib';
import { expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { DATE_BAND, packedWords, pngChunk } from '../../src/drawing/dated';
import { clustersOf, packedLetters } from '../../src/drawing/lettering';
import { kernel } from './almanac';

const WIDTH = 400;
const HEIGHT = DATE_BAND.top + DATE_BAND.height;
const ROW = WIDTH + 1;

/** An image like those of the build: a line of colour 3 across the row 100. */
function baseImage(): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(ROW * HEIGHT);
  rows.fill(3, ROW * 100 + 1, ROW * 101);
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, WIDTH);
  new DataView(head.buffer).setUint32(4, HEIGHT);
  head.set([8, 3], 8);
  const [above, band] = [rows.subarray(0, ROW * DATE_BAND.top), rows.subarray(ROW * DATE_BAND.top)];
  const last = new Uint8Array([...deflateRawSync(band), ...deflateSync(rows).subarray(-4)]);
  const chunks = [
    pngChunk('IHDR', head),
    pngChunk('PLTE', new Uint8Array(48)),
    pngChunk('IDAT', deflateSync(above, { finishFlush: zlib.Z_FULL_FLUSH })),
    pngChunk('IDAT', last),
    pngChunk('IEND', new Uint8Array()),
  ];
  return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...chunks.flatMap((chunk) => [...chunk])]);
}

/** Words two pixels wide: ink of the number of the word, then paper. */
const WORDS = packedWords({
  height: 1,
  words: Array.from({ length: 29 }, (_, i) => ({ width: 2, pixels: Uint8Array.of(i + 1, 0) })),
});
/** Letters one pixel wide, whose ink stands for the letter. */
const inkOf = (letter: string): number => 1 + ((letter.codePointAt(0) ?? 0) % 15);
const LETTERS = packedLetters({
  glyphs: Array.from({ length: 15 }, (_, i) => ({ left: 0, top: 0, width: 1, pixels: Uint8Array.of(i + 1) })),
  clusters: Object.fromEntries(
    clustersOf(`${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}–·पूजा प्रदोष सूर्योदय सूर्यास्त`).map(
      (letter) => [letter, [1, inkOf(letter) - 1, 0, 0]],
    ),
  ),
});
const FILES: Readonly<Record<string, () => Uint8Array>> = {
  '/share/utsava/lakshmi_puja-hi.png': baseImage,
  '/share/tithi/15-en.png': baseImage,
  '/assets/date-words-hi.bin': () => WORDS,
  '/assets/date-words-en.bin': () => WORDS,
  '/assets/share-letters-hi.bin': () => LETTERS,
  '/assets/share-letters-en.bin': () => LETTERS,
  '/share/utsava/lakshmi_puja-en.png': baseImage,
};
const PAGE =
  '<html><head><!--head--><!--/head--></head><body><!--notice--><!--/notice--><!--form--><!--/form--><div id="view"><!--view--><!--/view--></div></body></html>';
const ASSETS = {
  fetch: async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (/^\/(hi\/)?(day|made\/utsava)$/.test(pathname)) return new Response(PAGE);
    const file = FILES[pathname];
    const headers = { ETag: '"base"', 'Content-Security-Policy': "default-src 'none'" };
    return file ? new Response(file() as BodyInit, { headers }) : new Response('', { status: 404 });
  },
};
const app = createApp(() => kernel);
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }, { ASSETS });

/** The rows of an image. `inflateSync` checks the checksum. */
function rowsOf(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  const data: number[] = [];
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at))
    if (String.fromCharCode(...png.subarray(at + 4, at + 8)) === 'IDAT')
      data.push(...png.subarray(at + 8, at + 8 + view.getUint32(at)));
  return inflateSync(Uint8Array.from(data));
}

test('an image of a day has its date below the drawing', async () => {
  const response = await get('/share/day/2026-11-08/utsava/lakshmi_puja-hi.png');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  const rows = rowsOf(new Uint8Array(await response.arrayBuffer()));
  expect(rows.length).toBe(ROW * HEIGHT);
  expect(rows.subarray(0, ROW * DATE_BAND.top)).toEqual(rowsOf(baseImage()).subarray(0, ROW * DATE_BAND.top));
  const line = rows.subarray(ROW * DATE_BAND.top + 1 + DATE_BAND.left, ROW * (DATE_BAND.top + 1));
  const [sunday, november, eight, two, zero, six] = [1, 18, 28, 22, 20, 26];
  expect([...line].filter((index) => index > 0)).toEqual([sunday, eight, november, two, zero, two, six]);
  const tag = response.headers.get('ETag') ?? '';
  const again = await get('/share/day/2026-11-08/utsava/lakshmi_puja-hi.png', { 'If-None-Match': tag });
  expect(again.status).toBe(304);
});

test('an image has two times of its observance, otherwise Rāhu-kāla, and sunrise and sunset at the place of the query', async () => {
  const image = '/share/day/2026-11-08/utsava/lakshmi_puja';
  const pune = '?place=Pune&at=18.52,73.86&tz=Asia/Kolkata';
  const edison = '?place=Edison&at=40.52,-74.41&tz=America/New_York';
  const tags = new Set<string | null>();
  for (const [path, text] of [
    [`${image}-en.png`, 'New Delhi · Worship 17:54–19:50 · Pradosha 17:31–20:08 · Sunrise 06:38, sunset 17:31'],
    [`${image}-en.png${pune}`, 'Pune · Worship 18:24–20:25 · Pradosha 17:58–20:30 · Sunrise 06:37, sunset 17:58'],
    [`${image}-en.png${edison}`, 'Edison · Worship 17:04–18:53 · Pradosha 16:46–19:32 · Sunrise 06:35, sunset 16:46'],
    [`${image}-hi.png${pune}`, 'Pune · पूजा 18:24–20:25 · प्रदोष 17:58–20:30 · सूर्योदय 06:37, सूर्यास्त 17:58'],
    [`/share/day/2026-11-23/tithi/15-en.png${pune}`, 'Pune · Rahu Kaal 08:09–09:33 · Sunrise 06:45, sunset 17:56'],
    // An observance without an image of its own is named in that of its tithi.
    [`/share/day/2026-05-01/tithi/15-en.png${pune}&of=kurma_jayanti`, 'Kurma Jayanti'],
    [`/share/day/2026-12-21/tithi/15-en.png?place=Troms%C3%B6&at=69.65,18.95&tz=Europe/Oslo`, 'Tromso'],
  ] as const) {
    const response = await get(path);
    const rows = rowsOf(new Uint8Array(await response.arrayBuffer()));
    const lines = Array.from({ length: DATE_BAND.height - 1 }, (_, i) => ROW * (DATE_BAND.top + 1 + i));
    const line = lines
      .map((at) => [...rows.subarray(at + 1 + DATE_BAND.left, at + ROW)])
      .find((row) => row.some(Boolean));
    expect(
      line?.filter((ink) => ink > 0),
      path,
    ).toEqual(clustersOf(text).map(inkOf));
    tags.add(response.headers.get('ETag'));
  }
  expect(tags.size).toBe(7);
  const settings = await get(`${image}-en.png${pune}&digits=devanagari`);
  expect(tags.has(settings.headers.get('ETag'))).toBe(true);
});

test('an image is missing for a day that no month has, for other files and without the image of the build', async () => {
  const wrong = [
    '2026-11-31/tithi/15-en.png',
    '0000-01-01/tithi/15-en.png',
    '2026-13-01/tithi/15-en.png',
    '20261108/tithi/15-en.png',
    '2026-11-08/tithi/16-en.png',
    '2026-11-08/tithi/15-fr.png',
    '2026-11-08/day/15-en.png',
    '2026-11-08/tithi/..%2F15-en.png',
  ];
  for (const path of wrong) expect((await get(`/share/day/${path}`)).status, path).toBe(404);
  expect((await get('/share/day/9999-12-31/tithi/15-en.png')).status).toBe(200);
});

test('the page of a dated day and of an observance of a year names an image with its date', async () => {
  for (const [path, image] of [
    ['/day?date=2026-11-08', /share\/day\/2026-11-08\/utsava\/[a-z_]+-en\.png$/],
    ['/hi/day?date=2026-11-30', /share\/day\/2026-11-30\/(utsava\/[a-z_]+|tithi\/\d+)-hi\.png$/],
    ['/utsava/utpanna_ekadashi/2026', /share\/day\/2026-12-04\/utsava\/utpanna_ekadashi-en\.png$/],
    ['/utsava/kurma_jayanti/2026', /share\/day\/2026-05-01\/tithi\/15-en\.png\?of=kurma_jayanti$/],
    ['/utsava/lakshmi_puja/2026', /share\/day\/2026-11-08\/utsava\/lakshmi_puja-en\.png$/],
    [
      '/day?date=2026-11-08&place=Pune&at=18.52,73.86&tz=Asia/Kolkata',
      /share\/day\/2026-11-08\/utsava\/[a-z_]+-en\.png\?place=Pune&amp;at=18\.52,73\.86&amp;tz=Asia\/Kolkata$/,
    ],
    ['/day', /share\/day-en\.png$/],
  ] as const) {
    const html = await (await get(path)).text();
    expect(/og:image" content="([^"]*)"/.exec(html)?.[1], path).toMatch(image);
  }
});

/** The lines of the card of a day. */

import * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import type { CivilDate } from '../../domain/day/types';
import { daysOf } from '../../domain/days/days';
import { SHOWN } from '../../domain/observances/selection';
import { utsavasOf } from '../../domain/observances/year';
import { fail, ok } from '../../domain/result';
import { civilDateOf, daysFromCivil } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import { historiesFor, zoneChoice } from '../../domain/time/zone';
import { escaped } from '../../drawing/escaped';
import { type Labels, loadLabels, tithiLabel } from '../../lexicon/labels';
import { observanceLabel } from '../../lexicon/observances';
import { calendarDate } from '../fields';
import { flatPricing } from '../price';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code } from '../resource';
import { languageField } from '../shapes/language';
import { LOCATION, located, placeOrSeat } from '../shapes/location';
import { type Location, placeText } from '../shapes/place';
import { isRelative, RELATIVE_WORDS, withDates } from '../shapes/relative';
import { validate } from '../validate';

/** Draws a card of a day to share: a few large lines. The viewer's device chooses the typeface from a list. */
interface CardLines {
  /** `Sunday, 8 November 2026`. */
  date: string;
  place: string;
  /** The tithi and the nakṣatra. */
  limbs: readonly string[];
  /** Names with times. */
  times: readonly { name: string; time: string }[];
  /** At most three are drawn. */
  utsavas: readonly string[];
  /** BCP 47. */
  lang: string;
}

const MAX_UTSAVAS = 3;
const COLOURS = { paper: '#f8f8f4', ink: '#15181e', grey: '#454b55', red: '#a8321c', rule: '#d5d7cd' };
const SERIF = 'Tiro Devanagari Hindi, Noto Serif Devanagari, Gentium Plus, Georgia, serif';

/** The font size with which a text fits the width. */
const sizeOf = (text: string, usual: number, width: number): number =>
  Math.min(usual, Math.floor(width / ([...text].length * 0.55)));

function drawCard({ date, place, limbs, times, utsavas, lang }: CardLines): string {
  const text = (x: number, y: number, size: number, colour: string, words: string, anchor = 'start') =>
    `<text x="${x}" y="${y}" font-size="${sizeOf(words, size, 1080)}" fill="${colour}" text-anchor="${anchor}">${escaped(words)}</text>`;
  const column = 1080 / Math.max(times.length, 1);
  const shown = utsavas.slice(0, MAX_UTSAVAS);
  const label = [date, place, ...limbs, ...times.map(({ name, time }) => `${name} ${time}`), ...shown].join('. ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" xml:lang="${lang}" font-family="${SERIF}" role="img" aria-label="${escaped(label)}">`,
    `<rect width="1200" height="630" fill="${COLOURS.paper}"/>`,
    `<path d="M60 60h1080" stroke="${COLOURS.ink}" stroke-width="4"/>`,
    text(60, 130, 58, COLOURS.ink, date),
    text(60, 180, 32, COLOURS.grey, place),
    ...limbs.map((words, i) => text(60, 255 + 52 * i, 42, COLOURS.ink, words)),
    ...shown.map((words, i) => text(60, 372 + 50 * i, 40, COLOURS.red, words)),
    `<path d="M60 510h1080" stroke="${COLOURS.rule}" stroke-width="2"/>`,
    ...times.flatMap(({ name, time }, i) => [
      text(60 + column * i, 550, 24, COLOURS.grey, name),
      text(60 + column * i, 590, 32, COLOURS.ink, time),
    ]),
    text(1140, 180, 28, COLOURS.grey, 'Khagola', 'end'),
    '</svg>',
  ].join('');
}

const CardRequest = located(
  z.object({
    date: calendarDate(`Gregorian date at the place, ${RELATIVE_WORDS} (default)`, '2026-11-08').optional(),
    ...LOCATION,
    lang: languageField(),
  }),
  { required: false },
);

const FIELDS: DomainFields = { epoch: 'date', day: 'date', time: 'date', timezone: 'tz' };

interface CardQuestion extends Location {
  date: string;
  lang: LanguageTag;
}

/** A zone that crossed the date line skipped a whole date. */
const SKIPPED: Problem = {
  reason: 'invalid_field',
  field: 'date',
  rule: 'value',
  expected: { type: 'other', words: 'a date that the time zone did not skip' },
  example: '2026-11-08',
};

/** The civil date in words of the language. */
function dateWords(date: CivilDate, lang: LanguageTag): string {
  const format = new Intl.DateTimeFormat(lang === 'en' || lang === 'sa' ? 'en-GB' : `${lang}-u-nu-latn`, {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  return format.format(daysFromCivil(date.year, date.month, date.day) * 86_400_000);
}

export const card: Code<typeof CardRequest, CardQuestion, CardLines> = {
  request: CardRequest,
  price: flatPricing('card'),
  async read(body, occasion) {
    const { date = 'today', ...others } = body;
    const request = validate(CardRequest, isRelative(date) ? others : body);
    if (!request.ok) return request;
    const located = await placeOrSeat(request.value, occasion);
    if (!located.ok) return located;
    const { place } = located.value;
    const dated = await withDates({ date }, ['date'], place, occasion);
    return ok({ ...place, date: dated.date as string, lang: request.value.lang ?? 'en' });
  },
  async answer(kernel, { date: text, lang, ...at }) {
    const labels: Labels = await loadLabels(lang);
    const date = civilDateOf(text);
    const place = { latDeg: at.lat, lonDeg: at.lon };
    const histories = await historiesFor(date, zoneChoice(at.tz));
    const there = { place, tz: at.tz, histories, from: date, to: date };
    const found = daysOf(kernel(), { ...there, fields: ['tithi', 'nakshatra', 'windows'] });
    if (!found.ok) return fail<Problem>({ reason: 'internal' });
    const [day] = found.value.days;
    if (!day) return fail(SKIPPED);
    const utsavas = utsavasOf(kernel(), { ...there, year: date.year, ...SHOWN.principal });
    if (!utsavas.ok) return fail(domainProblem(utsavas.error, FIELDS));
    const clock = (jdUt: number | null) =>
      jdUt === null ? '–' : isoLocal(jdUt, found.value.clocks.hoursAt(jdUt)).slice(11, 16);
    const [tithi] = day.tithi ?? [];
    const [nakshatra] = day.nakshatra ?? [];
    const rahu = day.windows?.rahu_kalam;
    return ok({
      date: dateWords(date, lang),
      place: placeText(at),
      limbs: [
        ...(tithi ? [tithiLabel(labels, tithi.index)] : []),
        ...(nakshatra ? [labels.labelAt('nakshatra', nakshatra.index)] : []),
      ],
      times: [
        { name: labels.label('term', 'sunrise'), time: clock(day.sunriseJd) },
        { name: labels.label('term', 'sunset'), time: clock(day.sunsetJd) },
        {
          name: labels.label('window', 'rahu_kalam'),
          time: rahu ? `${clock(rahu.startJd)}–${clock(rahu.endJd)}` : '–',
        },
      ],
      utsavas: utsavas.value.utsavas.map((utsava) => observanceLabel(labels, utsava.name)),
      lang,
    });
  },
  write: (lines) => ({ body: drawCard(lines) }),
};

export const Card = z.string().meta({ id: 'Card', description: 'An SVG picture of 1200 × 630.' });

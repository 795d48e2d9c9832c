/** Days as a calendar file (RFC 5545): one all-day event for each, with its limbs and times in the description. */

import { ICalEventTransparency } from 'ical-generator';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { MUHURTA_RULE_NAMES } from '../../../build/lexicon/terms/muhurta_rule';
import { TERM_NAMES } from '../../../build/lexicon/terms/term';
import { WINDOW_NAMES } from '../../../build/lexicon/terms/window';
import { WINDOW_KEYS } from '../../data/days/muhurtas';
import { CALENDAR_KEYS } from '../../domain/regional/types';
import { civilDateOf } from '../../domain/time/civil';
import type { LabelKind, Labels } from '../../lexicon/labels';
import { dayTexts, julianLine } from '../../lexicon/sentences/calendarFile';
import { CALENDAR_STAMP, newCalendar, REFRESH_SECONDS, wholeDay } from '../shapes/icalendar';
import { sentencesOf } from '../shapes/language';
import { aboutOtherYears, calendarTextAbout } from '../shapes/otherYearsFile';
import type { PresentedDay } from './present';
import type { DaysRequestQuestion } from './question';
import {
  clockOfDay,
  type DayName,
  endsText,
  endText,
  masaText,
  nameText,
  regionalText,
  rowsText,
  spanText,
  windowText,
} from './text';

/** The title of a line, in the language of the answer if it has the word. */
type Title = (kind: LabelKind, key: string, english: string) => string;

const titlesOf =
  (labels: Labels | null): Title =>
  (kind, key, english) =>
    labels === null ? english : labels.label(kind, key);

const show = clockOfDay;

type Texts = ReturnType<typeof dayTexts>;

/** A line with its title; nothing without a text. */
const line = (title: string, text: string | null | undefined): string[] =>
  text === '' || text === null || text === undefined ? [] : [`${title}: ${text}`];

const MARKS = { sunrise: 'Sunrise', sunset: 'Sunset', moonrise: 'Moonrise', moonset: 'Moonset' } as const;
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as K[];

/** The lines of an event: a line for each field that the request chose and the day has. */
function* linesOf(day: PresentedDay, title: Title, texts: Texts): Generator<string[]> {
  const { date } = day;
  for (const key of keysOf(MARKS)) {
    const instant = day[key];
    yield line(title('term', key, MARKS[key]), instant && show(instant, date));
  }
  yield line(texts.note, day.note);
  for (const key of LIMBS) {
    const rows = day[key];
    yield line(title('term', key, TERM_NAMES[key].iast), rows && endsText(rows, date, show));
  }
  for (const body of ['sun', 'moon'] as const) {
    const stays = day[body];
    const rows = stays && [...stays.rashi, ...stays.nakshatra];
    yield line(title('graha', body, GRAHA_NAMES[body].iast), rows && endsText(rows, date, show));
  }
  yield line(texts.paksha, day.paksha && nameText(day.paksha));
  yield line(texts.month, day.masa && masaText(day.masa, title('term', 'adhika', 'adhika')));
  yield line(texts.ritu, day.ritu && nameText(day.ritu));
  yield line(texts.ayana, day.ayana && nameText(day.ayana));
  yield line(texts.sayana, day.sayana && `${nameText(day.sayana.ritu)}, ${nameText(day.sayana.ayana)}`);
  const { years, samvatsara, windows } = day;
  yield line(
    texts.years,
    years && texts.eras({ kali: `${years.kali}`, vikrama: `${years.vikrama}`, shaka: `${years.shaka}` }),
  );
  yield line(texts.samvatsara, samvatsara && `${nameText(samvatsara.north)} / ${nameText(samvatsara.south)}`);
  if (windows) {
    for (const key of WINDOW_KEYS) {
      yield line(title('window', key, WINDOW_NAMES[key].iast), windowText(windows[key], date, show));
    }
  }
  const good = (name: DayName, row: { end: string; good: readonly DayName[] }) =>
    `${row.good.map(nameText).join(', ')} – ${show(row.end, date)} (${nameText(name)})`;
  const ends = (name: DayName, row: { end: string }) => endText(name, row, date, show);
  yield line(texts['chandra-bala'], day.chandrabala && rowsText(day.chandrabala.map((row) => good(row.rashi, row))));
  yield line(texts['tara-bala'], day.tarabala && rowsText(day.tarabala.map((row) => good(row.nakshatra, row))));
  yield line(texts.chandrashtama, day.chandrashtama && rowsText(day.chandrashtama.map((row) => ends(row.rashi, row))));
  const named = (rows: readonly { name: string; label?: string; start: string; end: string }[] | undefined) =>
    rows && rowsText(rows.map((row) => `${nameText(row)} ${spanText(row, date, show)}`));
  yield line(texts.gauri, named(day.gauri as Parameters<typeof named>[0]));
  yield line(
    title('karana', 'vishti', MUHURTA_RULE_NAMES.bhadra.iast),
    day.bhadra && rowsText(day.bhadra.map((row) => `${nameText(row.abode)} ${spanText(row, date, show)}`)),
  );
  const { panchaka } = day;
  yield line(texts.panchaka, panchaka && `${nameText(panchaka)} ${spanText(panchaka, date, show)}`);
  yield line(texts.yogas, named(day.special_yogas as Parameters<typeof named>[0]));
  yield line(texts.anandadi, day.anandadi && endsText(day.anandadi, date, show));
  yield line(texts.homahuti, day.homahuti && rowsText(day.homahuti.map((row) => ends(row.body, row))));
  yield line(texts['agni-vasa'], day.agni_vasa && rowsText(day.agni_vasa.map((row) => ends(row.abode, row))));
  yield line(texts['disha-shula'], day.disha_shula && nameText(day.disha_shula));
  yield line(texts.lagnas, named(day.lagnas as Parameters<typeof named>[0]));
  const { day_types: types, sankalpa } = day;
  yield line(texts.nokku, types && endsText(types.nokku, date, show));
  yield line(texts['kari-nal'], types?.kari_nal ? date : null);
  yield line(texts.sankalpa, sankalpa && rowsText(sankalpa.map(nameText)));
  for (const calendar of CALENDAR_KEYS) {
    const regional = day.regional?.[calendar];
    yield line(title('calendar', calendar, calendar), regional && regionalText(regional));
  }
  yield line(texts.utsavas, day.observances && rowsText(day.observances.map(nameText)));
}

/** The vāra, tithi and nakṣatra of the sunrise, as far as the day has them. */
function summaryOf({ date, vara, tithi, nakshatra }: PresentedDay): string {
  const parts = [vara, tithi?.[0], nakshatra?.[0]].filter((part) => part !== undefined);
  return parts.length === 0 ? date : parts.map(nameText).join(', ');
}

/** Days as one calendar; their instants are in local time. */
export function presentCalendar(
  question: DaysRequestQuestion,
  days: Iterable<PresentedDay>,
  labels: Labels | null,
): string {
  const { lat, lon, tz, name, label = name } = question.place;
  const where = `${lat}_${lon}_${tz}`;
  const title = titlesOf(labels);
  const { from, to } = question;
  const language = sentencesOf(labels);
  const texts = dayTexts(language);
  const about = aboutOtherYears(from, to, language);
  const calendar = newCalendar(
    'days',
    texts.calendar({ place: label ?? `${lat} ${lon} ${tz}` }),
    REFRESH_SECONDS,
    about,
  );
  for (const day of days) {
    const julian = day.date_julian === undefined ? [] : [julianLine(day.date_julian, language)];
    calendar.createEvent({
      id: `days-${day.date}-${where}@khagola`,
      stamp: CALENDAR_STAMP,
      ...wholeDay(civilDateOf(day.date)),
      summary: summaryOf(day),
      description: [...julian, ...[...linesOf(day, title, texts)].flat()].join('\n'),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendarTextAbout(about, calendar, tz);
}

/**
 * From the domain's days to the fields of /api/v1/panchanga. A year has a hundred thousand of them: the rows are written
 * out by hand, and only those that the request chose.
 */
import type * as z from 'zod';
import type { Season } from '../../domain/calendar/season';
import { dayReason, dayReasonInWords } from '../../domain/day/reason';
import type { Slot } from '../../domain/day/types';
import type { Day } from '../../domain/days/days';
import { COMPUTED_FIELDS, type ComputedField } from '../../domain/days/fields';
import { GAURI_NAMES, type GauriKey } from '../../domain/days/gauri';
import { ANANDADI_NAMES } from '../../domain/days/ofDay';
import { SPECIAL_YOGAS } from '../../domain/days/specialYogas';
import type { DayWindows } from '../../domain/days/windows';
import { AYANA_NAMES, monthName, rituName, samvatsaraName, varaName } from '../../domain/names';
import { type Labels, utsavaLabel } from '../../domain/names/labels';
import type { Stretch } from '../../domain/stretch';
import { labelledField, sentencesOf } from '../shapes/language';
import { presentDate } from '../shapes/presentAlmanac';
import { keyedName, lastingNames, numberedName, pakshaName, type Written } from './names';
import { presentRegional } from './regional';
import type { DayField, DayShape, WholeDay } from './response';

export type PresentedDay = z.output<typeof DayShape>;
/** A day with all its fields. */
export type WholePresentedDay = z.output<typeof WholeDay>;

const isComputed = (field: DayField): field is DayField & ComputedField => field in COMPUTED_FIELDS;

/** What the domain computes for the fields of an answer. */
export const computedOf = (fields: readonly DayField[]): ComputedField[] => fields.filter(isComputed);

/** How the days of an answer are written. */
export interface Writing {
  /** Names beside those in IAST; null for a request without a language. */
  labels: Labels | null;
  write: Written;
  /** In local time, with its offset. */
  local: Written;
  /** Keys of the observances by date. */
  utsavas: ReadonlyMap<string, readonly string[]>;
}

const NONE: readonly string[] = [];

/** What writes each field of a day that has all fields. */
function presenters({ labels, write, local, utsavas }: Writing) {
  const [tithis, nakshatras] = [lastingNames('tithi', labels, write), lastingNames('nakshatra', labels, write)];
  const [yogas, karanas] = [lastingNames('yoga', labels, write), lastingNames('karana', labels, write)];
  const rashis = lastingNames('rashi', labels, write);
  const mark = (writeMark: Written, jdUt: number | null) => (jdUt === null ? null : writeMark(jdUt));
  const stretch = ({ startJd, endJd }: Stretch) => ({ start: write(startJd), end: write(endJd) });
  const window = ({ key, quality, startJd, endJd }: Slot) => {
    const row = { quality, start: write(startJd), end: write(endJd) };
    return labels === null ? row : { ...row, label: labels.label('window', key) };
  };
  const oneWindow = (slot: Slot | null) => slot && window(slot);
  const month = (index: number) => numberedName(labels, 'masa', index, monthName);
  const season = ({ ritu, ayana }: Season) => ({
    ritu: numberedName(labels, 'ritu', ritu, rituName),
    ayana: keyedName(labels, 'ayana', AYANA_NAMES[ayana]),
  });
  const windows = (all: DayWindows) => ({
    rahu_kalam: oneWindow(all.rahu_kalam),
    yamaganda: oneWindow(all.yamaganda),
    gulika: oneWindow(all.gulika),
    abhijit: oneWindow(all.abhijit),
    dur_muhurta: all.dur_muhurta.map(window),
    varjya: all.varjya.map(window),
    amrita_kala: all.amrita_kala.map(window),
    brahma_muhurta: oneWindow(all.brahma_muhurta),
    pratah_sandhya: oneWindow(all.pratah_sandhya),
    madhyahna_sandhya: oneWindow(all.madhyahna_sandhya),
    sayam_sandhya: oneWindow(all.sayam_sandhya),
    nishitha: oneWindow(all.nishitha),
    godhuli: oneWindow(all.godhuli),
    vijaya: oneWindow(all.vijaya),
  });
  const gauri = ({ index, key, quality, startJd, endJd }: Slot) => {
    const { iast: name } = GAURI_NAMES[key as GauriKey];
    const [start, end] = [write(startJd), write(endJd)];
    const row = { index, key: key as GauriKey, name, quality: quality as 'good' | 'bad', start, end };
    return labels === null ? row : { ...row, label: labels.label('gauri', key) };
  };
  return {
    weekday: ({ vara }: Day) => vara - 1,
    sunrise: ({ sunriseJd }: Day) => mark(write, sunriseJd),
    sunrise_local: ({ sunriseJd }: Day) => mark(local, sunriseJd),
    sunset: ({ sunsetJd }: Day) => mark(write, sunsetJd),
    sunset_local: ({ sunsetJd }: Day) => mark(local, sunsetJd),
    moonrise: ({ moonriseJd }: Day) => mark(write, moonriseJd),
    moonrise_local: ({ moonriseJd }: Day) => mark(local, moonriseJd),
    moonset: ({ moonsetJd }: Day) => mark(write, moonsetJd),
    moonset_local: ({ moonsetJd }: Day) => mark(local, moonsetJd),
    polar: ({ polar }: Day) => polar,
    note: (day: Day) => {
      const reason = dayReason(day);
      return reason && dayReasonInWords(reason, sentencesOf(labels));
    },
    vara: ({ vara }: Day) => {
      const { lord } = varaName(vara);
      return { ...numberedName(labels, 'vara', vara, varaName), lord, ...labelledField(labels, 'lord', 'graha', lord) };
    },
    tithi: ({ tithi }: Required<Day>) => tithis(tithi),
    nakshatra: ({ nakshatra }: Required<Day>) => nakshatras(nakshatra),
    yoga: ({ yoga }: Required<Day>) => yogas(yoga),
    karana: ({ karana }: Required<Day>) => karanas(karana),
    sun: ({ sun }: Required<Day>) => ({ rashi: rashis(sun.rashi), nakshatra: nakshatras(sun.nakshatra) }),
    moon: ({ moon }: Required<Day>) => ({ rashi: rashis(moon.rashi), nakshatra: nakshatras(moon.nakshatra) }),
    paksha: ({ paksha }: Required<Day>) => pakshaName(labels, paksha),
    masa: ({ masa: { amanta, purnimanta, adhika, kshaya } }: Required<Day>) => ({
      amanta: month(amanta),
      purnimanta: month(purnimanta),
      adhika,
      kshaya: kshaya !== null,
      lost: kshaya === null ? null : month(kshaya),
    }),
    ritu: ({ ritu }: Required<Day>) => numberedName(labels, 'ritu', ritu, rituName),
    ayana: ({ ayana }: Required<Day>) => keyedName(labels, 'ayana', AYANA_NAMES[ayana]),
    sayana: ({ sayana }: Required<Day>) => season(sayana),
    years: ({ years }: Required<Day>) => years,
    samvatsara: ({ samvatsara: { north, south } }: Required<Day>) => ({
      north: numberedName(labels, 'samvatsara', north, samvatsaraName),
      south: numberedName(labels, 'samvatsara', south, samvatsaraName),
    }),
    windows: (day: Required<Day>) => windows(day.windows),
    chandrabala: ({ chandrabala }: Required<Day>) =>
      chandrabala.map(({ moonRashi, untilJd, good }) => ({
        moon_rashi_index: moonRashi,
        until: write(untilJd),
        good: good as number[],
      })),
    tarabala: ({ tarabala }: Required<Day>) =>
      tarabala.map(({ nakshatra, untilJd, good }) => ({
        nakshatra_index: nakshatra,
        until: write(untilJd),
        good: good as number[],
      })),
    chandrashtama: ({ chandrashtama }: Required<Day>) =>
      chandrashtama.map(({ rashi, untilJd }) => ({ rashi_index: rashi, until: write(untilJd) })),
    gauri: (day: Required<Day>) => day.gauri.map(gauri),
    bhadra: ({ bhadra }: Required<Day>) =>
      bhadra.map(({ abode, ...span }) => ({
        ...stretch(span),
        abode,
        ...labelledField(labels, 'abode', 'bhadra_abode', abode),
      })),
    panchaka: ({ panchaka }: Required<Day>) =>
      panchaka && {
        ...stretch(panchaka),
        kind: panchaka.kind,
        ...labelledField(labels, 'kind', 'panchaka', panchaka.kind),
      },
    special_yogas: ({ special_yogas: yogasOfDay }: Required<Day>) =>
      yogasOfDay.map(({ key, startJd, endJd }) => {
        const row = { key, name: SPECIAL_YOGAS[key].iast, start: write(startJd), end: write(endJd) };
        return labels === null ? row : { ...row, label: labels.label('special_yoga', key) };
      }),
    anandadi: ({ anandadi }: Required<Day>) =>
      anandadi.map(({ index, untilJd }) => {
        const row = { index, name: ANANDADI_NAMES[index - 1]?.iast ?? '', until: write(untilJd) };
        return labels === null ? row : { ...row, label: labels.labelAt('anandadi', index) };
      }),
    homahuti: ({ homahuti }: Required<Day>) =>
      homahuti.map(({ graha, untilJd }) => ({
        graha,
        ...labelledField(labels, 'graha', 'graha', graha),
        until: write(untilJd),
      })),
    agni_vasa: ({ agni_vasa: stays }: Required<Day>) =>
      stays.map(({ abode, untilJd }) => ({
        abode,
        ...labelledField(labels, 'abode', 'agni_abode', abode),
        until: write(untilJd),
      })),
    disha_shula: ({ disha_shula: direction }: Required<Day>) => direction,
    regional: ({ regional }: Required<Day>) => presentRegional(labels, regional),
    utsavas: ({ date }: Day) => (utsavas.get(presentDate(date)) ?? NONE) as string[],
  } satisfies { [Field in DayField]: (day: Required<Day>) => WholePresentedDay[Field] };
}

/** A function that writes the fields of a day; the day must have what `computedOf` names for them. */
export function dayPresenter(writing: Writing, fields: readonly DayField[]): (day: Day) => PresentedDay {
  const { labels } = writing;
  const present = presenters(writing);
  const isNoted = fields.includes('note');
  return (day) => {
    const whole = day as Required<Day>;
    const presented: Record<string, unknown> = { date: presentDate(day.date) };
    for (const field of fields) {
      presented[field] = present[field](whole);
      if (labels === null) continue;
      if (field === 'disha_shula') presented.disha_shula_label = labels.label('direction', whole.disha_shula);
      if (field === 'utsavas') {
        presented.utsavas_label = present.utsavas(whole).map((key) => utsavaLabel(labels, key));
      }
    }
    // A day says why it lacks something, whatever fields were chosen.
    if (!isNoted) {
      const note = present.note(whole);
      if (note !== null) presented.note = note;
    }
    return presented as PresentedDay;
  };
}

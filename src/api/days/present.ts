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
import type { Limb } from '../../domain/panchanga/types';
import type { Stretch } from '../../domain/stretch';
import type { Clocks } from '../../domain/time/zone';
import type { JsonWriter } from '../json';
import {
  constantOf,
  instantOf,
  listOf,
  localInstantOf,
  orNull,
  type Part,
  plainOf,
  recordOf,
  row,
  within,
} from '../parts';
import { labelledField, sentencesOf } from '../shapes/language';
import { presentDate } from '../shapes/presentAlmanac';
import { keyedName, type LastingName, lastingNames, numberedName, pakshaName, type Written } from './names';
import { regionalDates } from './regional';
import type { DayField, DayShape, WholeDay } from './response';

export type PresentedDay = z.output<typeof DayShape>;
/** A day with all its fields. */
export type WholePresentedDay = z.output<typeof WholeDay>;

const isComputed = (field: DayField): field is DayField & ComputedField => field in COMPUTED_FIELDS;

/** What the domain computes for the fields of an answer. */
export const computedOf = (fields: readonly DayField[]): ComputedField[] => fields.filter(isComputed);

type Lasting = Part<readonly Limb[], LastingName[]>;
type OneWindow = { [Key in keyof DayWindows]: DayWindows[Key] extends Slot[] ? never : Key }[keyof DayWindows];
type ListWindow = Exclude<keyof DayWindows, OneWindow>;

const startAndEnd = ({ startJd, endJd }: Stretch): number[] => [startJd, endJd];
const until = ({ untilJd }: { untilJd: number }): number[] => [untilJd];

const places = (rashis: Lasting, nakshatras: Lasting) =>
  recordOf({
    rashi: within(({ rashi }: { rashi: readonly Limb[] }) => rashi, rashis),
    nakshatra: within(({ nakshatra }: { nakshatra: readonly Limb[] }) => nakshatra, nakshatras),
  });

/** How the days of an answer are written. */
export interface Writing {
  /** Names beside those in IAST; null for a request without a language. */
  labels: Labels | null;
  /** Instants of objects; JSON has them in UTC. */
  write: Written;
  /** Of the place. */
  clocks: Clocks;
  /** Keys of the observances by date. */
  utsavas: ReadonlyMap<string, readonly string[]>;
}

const NONE: readonly string[] = [];

type WholeOf = Required<Day>;

/** The parts of a day that has all fields. */
function partsOf({ labels, clocks, utsavas }: Writing) {
  const [tithis, nakshatras] = [lastingNames('tithi', labels), lastingNames('nakshatra', labels)];
  const [yogas, karanas] = [lastingNames('yoga', labels), lastingNames('karana', labels)];
  const rashis = lastingNames('rashi', labels);
  // All slots of a window have its key.
  const window = () =>
    row(
      ({ quality }: Slot) => quality ?? '',
      startAndEnd,
      ({ key, quality }, [start, end]) => {
        const named = { quality, start: start as string, end: end as string };
        return labels === null ? named : { ...named, label: labels.label('window', key) };
      },
    );
  const oneWindow = (key: OneWindow) => within(({ windows }: WholeOf) => windows[key], orNull(window()));
  const someWindows = (key: ListWindow) => within(({ windows }: WholeOf) => windows[key], listOf(window()));
  const month = (index: number) => numberedName(labels, 'masa', index, monthName);
  const season = ({ ritu, ayana }: Season) => ({
    ritu: numberedName(labels, 'ritu', ritu, rituName),
    ayana: keyedName(labels, 'ayana', AYANA_NAMES[ayana]),
  });
  return {
    weekday: constantOf(
      ({ vara }: WholeOf) => vara,
      ({ vara }) => vara - 1,
    ),
    sunrise: instantOf(({ sunriseJd }: WholeOf) => sunriseJd),
    sunrise_local: localInstantOf(({ sunriseJd }: WholeOf) => sunriseJd, clocks),
    sunset: instantOf(({ sunsetJd }: WholeOf) => sunsetJd),
    sunset_local: localInstantOf(({ sunsetJd }: WholeOf) => sunsetJd, clocks),
    moonrise: instantOf(({ moonriseJd }: WholeOf) => moonriseJd),
    moonrise_local: localInstantOf(({ moonriseJd }: WholeOf) => moonriseJd, clocks),
    moonset: instantOf(({ moonsetJd }: WholeOf) => moonsetJd),
    moonset_local: localInstantOf(({ moonsetJd }: WholeOf) => moonsetJd, clocks),
    polar: constantOf(
      ({ polar }: WholeOf) => polar,
      ({ polar }) => polar,
    ),
    note: plainOf((day: WholeOf) => noteOf(day, labels)),
    vara: constantOf(
      ({ vara }: WholeOf) => vara,
      ({ vara }) => {
        const { lord } = varaName(vara);
        const named = numberedName(labels, 'vara', vara, varaName);
        return { ...named, lord, ...labelledField(labels, 'lord', 'graha', lord) };
      },
    ),
    tithi: within(({ tithi }: WholeOf) => tithi, tithis),
    nakshatra: within(({ nakshatra }: WholeOf) => nakshatra, nakshatras),
    yoga: within(({ yoga }: WholeOf) => yoga, yogas),
    karana: within(({ karana }: WholeOf) => karana, karanas),
    sun: within(({ sun }: WholeOf) => sun, places(rashis, nakshatras)),
    moon: within(({ moon }: WholeOf) => moon, places(rashis, nakshatras)),
    paksha: constantOf(
      ({ paksha }: WholeOf) => paksha,
      ({ paksha }) => pakshaName(labels, paksha),
    ),
    masa: constantOf(
      ({ masa: { amanta, purnimanta, adhika, kshaya } }: WholeOf) => `${amanta} ${purnimanta} ${adhika} ${kshaya}`,
      ({ masa: { amanta, purnimanta, adhika, kshaya } }) => ({
        amanta: month(amanta),
        purnimanta: month(purnimanta),
        adhika,
        kshaya: kshaya !== null,
        lost: kshaya === null ? null : month(kshaya),
      }),
    ),
    ritu: constantOf(
      ({ ritu }: WholeOf) => ritu,
      ({ ritu }) => numberedName(labels, 'ritu', ritu, rituName),
    ),
    ayana: constantOf(
      ({ ayana }: WholeOf) => ayana,
      ({ ayana }) => keyedName(labels, 'ayana', AYANA_NAMES[ayana]),
    ),
    sayana: constantOf(
      ({ sayana: { ritu, ayana } }: WholeOf) => `${ritu} ${ayana}`,
      ({ sayana }) => season(sayana),
    ),
    years: constantOf(
      ({ years }: WholeOf) => years.shaka,
      ({ years }) => years,
    ),
    samvatsara: constantOf(
      ({ samvatsara: { north, south } }: WholeOf) => `${north} ${south}`,
      ({ samvatsara: { north, south } }) => ({
        north: numberedName(labels, 'samvatsara', north, samvatsaraName),
        south: numberedName(labels, 'samvatsara', south, samvatsaraName),
      }),
    ),
    windows: recordOf({
      rahu_kalam: oneWindow('rahu_kalam'),
      yamaganda: oneWindow('yamaganda'),
      gulika: oneWindow('gulika'),
      abhijit: oneWindow('abhijit'),
      dur_muhurta: someWindows('dur_muhurta'),
      varjya: someWindows('varjya'),
      amrita_kala: someWindows('amrita_kala'),
      brahma_muhurta: oneWindow('brahma_muhurta'),
      pratah_sandhya: oneWindow('pratah_sandhya'),
      madhyahna_sandhya: oneWindow('madhyahna_sandhya'),
      sayam_sandhya: oneWindow('sayam_sandhya'),
      nishitha: oneWindow('nishitha'),
      godhuli: oneWindow('godhuli'),
      vijaya: oneWindow('vijaya'),
    }),
    chandrabala: within(
      ({ chandrabala }: WholeOf) => chandrabala,
      listOf(
        row(
          ({ moonRashi }: WholeOf['chandrabala'][number]) => moonRashi,
          until,
          ({ moonRashi, good }, [end]) => ({
            moon_rashi_index: moonRashi,
            until: end as string,
            good: good as number[],
          }),
        ),
      ),
    ),
    tarabala: within(
      ({ tarabala }: WholeOf) => tarabala,
      listOf(
        row(
          ({ nakshatra }: WholeOf['tarabala'][number]) => nakshatra,
          until,
          ({ nakshatra, good }, [end]) => ({
            nakshatra_index: nakshatra,
            until: end as string,
            good: good as number[],
          }),
        ),
      ),
    ),
    chandrashtama: within(
      ({ chandrashtama }: WholeOf) => chandrashtama,
      listOf(
        row(
          ({ rashi }: WholeOf['chandrashtama'][number]) => rashi,
          until,
          ({ rashi }, [end]) => ({ rashi_index: rashi, until: end as string }),
        ),
      ),
    ),
    // The parts of a day follow from its weekday.
    gauri: row(
      ({ vara, gauri }: WholeOf) => (gauri.length === 0 ? 0 : vara),
      ({ gauri }) => gauri.flatMap(startAndEnd),
      ({ gauri }, instants) =>
        gauri.map(({ index, key, quality }, i) => {
          const { iast: name } = GAURI_NAMES[key as GauriKey];
          const [start, end] = [instants[2 * i] as string, instants[2 * i + 1] as string];
          const named = { index, key: key as GauriKey, name, quality: quality as 'good' | 'bad', start, end };
          return labels === null ? named : { ...named, label: labels.label('gauri', key) };
        }),
    ),
    bhadra: within(
      ({ bhadra }: WholeOf) => bhadra,
      listOf(
        row(
          ({ abode }: WholeOf['bhadra'][number]) => abode,
          startAndEnd,
          ({ abode }, [start, end]) => ({
            start: start as string,
            end: end as string,
            abode,
            ...labelledField(labels, 'abode', 'bhadra_abode', abode),
          }),
        ),
      ),
    ),
    panchaka: within(
      ({ panchaka }: WholeOf) => panchaka,
      orNull(
        row(
          ({ kind }: NonNullable<WholeOf['panchaka']>) => kind,
          startAndEnd,
          ({ kind }, [start, end]) => ({
            start: start as string,
            end: end as string,
            kind,
            ...labelledField(labels, 'kind', 'panchaka', kind),
          }),
        ),
      ),
    ),
    special_yogas: within(
      ({ special_yogas: yogasOfDay }: WholeOf) => yogasOfDay,
      listOf(
        row(
          ({ key }: WholeOf['special_yogas'][number]) => key,
          startAndEnd,
          ({ key }, [start, end]) => {
            const named = { key, name: SPECIAL_YOGAS[key].iast, start: start as string, end: end as string };
            return labels === null ? named : { ...named, label: labels.label('special_yoga', key) };
          },
        ),
      ),
    ),
    anandadi: within(
      ({ anandadi }: WholeOf) => anandadi,
      listOf(
        row(
          ({ index }: WholeOf['anandadi'][number]) => index,
          until,
          ({ index }, [end]) => {
            const named = { index, name: ANANDADI_NAMES[index - 1]?.iast ?? '', until: end as string };
            return labels === null ? named : { ...named, label: labels.labelAt('anandadi', index) };
          },
        ),
      ),
    ),
    homahuti: within(
      ({ homahuti }: WholeOf) => homahuti,
      listOf(
        row(
          ({ graha }: WholeOf['homahuti'][number]) => graha,
          until,
          ({ graha }, [end]) => ({
            graha,
            ...labelledField(labels, 'graha', 'graha', graha),
            until: end as string,
          }),
        ),
      ),
    ),
    agni_vasa: within(
      ({ agni_vasa: stays }: WholeOf) => stays,
      listOf(
        row(
          ({ abode }: WholeOf['agni_vasa'][number]) => abode,
          until,
          ({ abode }, [end]) => ({
            abode,
            ...labelledField(labels, 'abode', 'agni_abode', abode),
            until: end as string,
          }),
        ),
      ),
    ),
    disha_shula: constantOf(
      ({ disha_shula: direction }: WholeOf) => direction,
      ({ disha_shula: direction }) => direction,
    ),
    regional: within(({ regional }: WholeOf) => regional, regionalDates(labels)),
    utsavas: plainOf(({ date }: WholeOf) => (utsavas.get(presentDate(date)) ?? NONE) as string[]),
  } satisfies { [Field in DayField]: Part<WholeOf, WholePresentedDay[Field]> };
}

/** Why a day lacks something; null of an ordinary day. */
function noteOf(day: Day, labels: Labels | null): string | null {
  const reason = dayReason(day);
  return reason && dayReasonInWords(reason, sentencesOf(labels));
}

/** Presents the days of an answer; a day must have what `computedOf` names for its fields. */
export interface DayPresenter {
  present(day: Day): PresentedDay;
  /** Writes the JSON of the same day. */
  write(out: JsonWriter, day: Day): void;
}

export function dayPresenter(writing: Writing, fields: readonly DayField[]): DayPresenter {
  const { labels } = writing;
  const parts = partsOf(writing);
  const chosen: Record<string, Part<WholeOf, unknown>> = { date: plainOf(({ date }: WholeOf) => presentDate(date)) };
  for (const field of fields) {
    chosen[field] = parts[field];
    if (labels === null) continue;
    if (field === 'disha_shula') {
      chosen.disha_shula_label = plainOf((day: WholeOf) => labels.label('direction', day.disha_shula));
    }
    if (field === 'utsavas') {
      const { utsavas } = parts;
      chosen.utsavas_label = plainOf((day: WholeOf) =>
        utsavas.present(day, writing.write).map((key) => utsavaLabel(labels, key)),
      );
    }
  }
  const ordinary = recordOf<WholeOf, Record<string, unknown>>(chosen);
  // A day says why it lacks something, whatever fields were chosen.
  const noted = recordOf<WholeOf, Record<string, unknown>>({ ...chosen, note: parts.note });
  const recordFor = (day: Day) => (fields.includes('note') || noteOf(day, labels) === null ? ordinary : noted);
  return {
    present: (day) => recordFor(day).present(day as WholeOf, writing.write) as PresentedDay,
    write: (out, day) => recordFor(day).write(out, day as WholeOf),
  };
}

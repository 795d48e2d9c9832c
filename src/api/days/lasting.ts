/**
 * The parts of a day that depend on the sky and the weekday. A year has a hundred thousand rows in only a few forms.
 */
import type * as z from 'zod';
import { anandadiName } from '../../../build/lexicon/terms/anandadi';
import { AYANA_NAMES } from '../../../build/lexicon/terms/ayana';
import { GAURI_NAMES } from '../../../build/lexicon/terms/gauri';
import { masaName } from '../../../build/lexicon/terms/masa';
import { rituName } from '../../../build/lexicon/terms/ritu';
import { samvatsaraName } from '../../../build/lexicon/terms/samvatsara';
import { SPECIAL_YOGA_NAMES } from '../../../build/lexicon/terms/special_yoga';
import { varaName } from '../../../build/lexicon/terms/vara';
import { varaLord } from '../../data/almanac';
import type { Season } from '../../domain/calendar/season';
import type { Day } from '../../domain/days/days';
import type { GauriKey } from '../../domain/days/gauri';
import { lazily } from '../../domain/lazily';
import type { Limb } from '../../domain/panchanga/types';
import type { Labels } from '../../lexicon/labels';
import { constantOf, instantOf, listOf, orNull, type Part, recordOf, row, startAndEnd, within } from '../parts';
import { labelledField } from '../shapes/language';
import type { DayField } from './fields';
import { keyedName, type LastingName, lastingNames, numberedName, pakshaName } from './names';
import type { WholeDay } from './response';
import { edgesOf, STANDINGS, windowsPart } from './windows';

/** The period whose beginning is at a place of the instants of a row. */
const spanAt = (instants: readonly string[], place: number) => ({
  start: instants[place] as string,
  end: instants[place + 1] as string,
});

type WholeOf = Required<Day>;

type Lasting = Part<readonly Limb[], LastingName[]>;

function until({ untilJd }: { untilJd: number }, into: Float64Array): number {
  into[0] = untilJd;
  return 1;
}

/** A year of an era; null before its epoch. */
const ofEra = (year: number): number | null => (year > 0 ? year : null);

const places = (rashis: Lasting, nakshatras: Lasting) =>
  recordOf({
    rashi: within(({ rashi }: { rashi: readonly Limb[] }) => rashi, rashis),
    nakshatra: within(({ nakshatra }: { nakshatra: readonly Limb[] }) => nakshatra, nakshatras),
  });

/** Writers of these parts. All places and dates share them, and they cache encoded forms. */
function lastingParts(labels: Labels | null) {
  const [tithis, nakshatras] = [lastingNames('tithi', labels), lastingNames('nakshatra', labels)];
  const [yogas, karanas] = [lastingNames('yoga', labels), lastingNames('karana', labels)];
  const rashis = lastingNames('rashi', labels);
  const month = (index: number) => numberedName(labels, 'masa', index, masaName);
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
    sunset: instantOf(({ sunsetJd }: WholeOf) => sunsetJd),
    moonrise: instantOf(({ moonriseJd }: WholeOf) => moonriseJd),
    moonset: instantOf(({ moonsetJd }: WholeOf) => moonsetJd),
    polar: constantOf(
      ({ polar }: WholeOf) => polar,
      ({ polar }) => polar,
    ),
    vara: constantOf(
      ({ vara }: WholeOf) => vara,
      ({ vara }) => {
        const lord = varaLord(vara);
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
      ({ masa: { amanta, purnimanta, adhika, kshaya } }: WholeOf) =>
        ((16 * amanta + purnimanta) * 16 + (kshaya ?? 0)) * 2 + (adhika ? 1 : 0),
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
      ({ years: { kali, vikrama, shaka } }) => ({ kali, vikrama: ofEra(vikrama), shaka: ofEra(shaka) }),
    ),
    samvatsara: constantOf(
      ({ samvatsara: { north, south } }: WholeOf) => 64 * north + south,
      ({ samvatsara: { north, south } }) => ({
        north: numberedName(labels, 'samvatsara', north, samvatsaraName),
        south: numberedName(labels, 'samvatsara', south, samvatsaraName),
      }),
    ),
    windows: windowsPart(labels),
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
    // The parts of the day depend on its weekday.
    gauri: row(
      ({ vara, gauri }: WholeOf) => (gauri.length === 0 ? 0 : vara),
      ({ gauri }, into) => edgesOf(gauri, into),
      ({ gauri }, instants) =>
        gauri.map(({ index, key, quality }, i) => {
          const { iast: name } = GAURI_NAMES[key as GauriKey];
          const [start, end] = [instants[2 * i] as string, instants[2 * i + 1] as string];
          const named = {
            index,
            key: key as GauriKey,
            name,
            quality: STANDINGS[quality as 'good' | 'bad'],
            start,
            end,
          };
          return labels === null ? named : { ...named, label: labels.label('gauri', key) };
        }),
    ),
    bhadra: within(
      ({ bhadra }: WholeOf) => bhadra,
      listOf(
        row(
          ({ abode }: WholeOf['bhadra'][number]) => abode,
          ({ startJd, endJd, mukha, puccha }, into) => {
            into.set([startJd, endJd, mukha.startJd, mukha.endJd, puccha.startJd, puccha.endJd]);
            return 6;
          },
          ({ abode }, instants) => ({
            ...spanAt(instants, 0),
            mukha: spanAt(instants, 2),
            puccha: spanAt(instants, 4),
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
            const named = { key, name: SPECIAL_YOGA_NAMES[key].iast, start: start as string, end: end as string };
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
            const named = { index, name: anandadiName(index).iast, until: end as string };
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
  } satisfies Partial<{ [Field in DayField]: Part<WholeOf, z.output<typeof WholeDay>[Field]> }>;
}

const PLAIN = lazily(() => lastingParts(null));

/** @param labels  names beside those in IAST; null for a request without a language */
export const lastingPartsIn = (labels: Labels | null): ReturnType<typeof lastingParts> =>
  labels === null ? PLAIN() : lastingParts(labels);

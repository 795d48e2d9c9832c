/**
 * The parts of a day that depend on the sky and the weekday. A year has a hundred thousand rows in only a few forms.
 */
import type * as z from 'zod';
import { AGNI_ABODE_NAMES } from '../../../build/lexicon/terms/agni_abode';
import { anandadiName } from '../../../build/lexicon/terms/anandadi';
import { AYANA_NAMES } from '../../../build/lexicon/terms/ayana';
import { BHADRA_ABODE_NAMES } from '../../../build/lexicon/terms/bhadra_abode';
import { DIRECTION_NAMES } from '../../../build/lexicon/terms/direction';
import { GAURI_NAMES } from '../../../build/lexicon/terms/gauri';
import { masaName } from '../../../build/lexicon/terms/masa';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { PANCHAKA_NAMES } from '../../../build/lexicon/terms/panchaka';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { rituName } from '../../../build/lexicon/terms/ritu';
import { samvatsaraName } from '../../../build/lexicon/terms/samvatsara';
import { SPECIAL_YOGA_NAMES } from '../../../build/lexicon/terms/special_yoga';
import { varaName } from '../../../build/lexicon/terms/vara';
import { varaLord } from '../../data/almanac';
import type { GauriKey } from '../../data/days/gauri';
import type { Season } from '../../domain/calendar/season';
import type { Day } from '../../domain/days/days';
import type { Limb } from '../../domain/panchanga/types';
import type { Labels } from '../../lexicon/labels';
import { Memo } from '../memo';
import { clockedRow, constantOf, instantOf, listOf, orNull, type Part, startAndEnd, until, within } from '../parts';
import { recordOf } from '../recordPart';
import { presentYears } from '../shapes/presentAlmanac';
import type { DayField } from './fields';
import { grahaNamed, keyedName, type LastingName, lastingNames, nameOfKey, numberedName, pakshaName } from './names';
import { regionalDates } from './regional';
import type { WholeDay } from './response';
import { edgesOf, STANDINGS, windowsPart } from './windows';

const agniAbode = nameOfKey('agni_abode', AGNI_ABODE_NAMES);
const bhadraAbode = nameOfKey('bhadra_abode', BHADRA_ABODE_NAMES);
const directionNamed = nameOfKey('direction', DIRECTION_NAMES);
const panchakaNamed = nameOfKey('panchaka', PANCHAKA_NAMES);

/** The period whose beginning is at a place of the instants of a row. */
const spanAt = (instants: readonly string[], place: number) => ({
  start: instants[place] as string,
  end: instants[place + 1] as string,
});

type WholeOf = Required<Day>;

type Lasting = Part<readonly Limb[], LastingName[]>;

type Stays = Record<'rashi' | 'nakshatra', readonly Limb[]>;

const places = (rashis: Lasting, nakshatras: Lasting) =>
  recordOf<Stays, Record<keyof Stays, LastingName[]>>({
    rashi: within(({ rashi }: Stays) => rashi, rashis),
    nakshatra: within(({ nakshatra }: Stays) => nakshatra, nakshatras),
  });

/** Writers of these parts. All places and dates share them, and they cache encoded forms. */
function lastingParts(labels: Labels | null) {
  const [tithis, nakshatras] = [lastingNames('tithi', labels), lastingNames('nakshatra', labels)];
  const [yogas, karanas] = [lastingNames('yoga', labels), lastingNames('karana', labels)];
  const rashis = lastingNames('rashi', labels);
  const month = (index: number) => numberedName(labels, 'masa', index, masaName);
  const rashiNamed = (index: number) => numberedName(labels, 'rashi', index, rashiName);
  const nakshatraNamed = (index: number) => numberedName(labels, 'nakshatra', index, nakshatraName);
  const season = ({ ritu, ayana }: Season) => ({
    ritu: numberedName(labels, 'ritu', ritu, rituName),
    ayana: keyedName(labels, 'ayana', AYANA_NAMES[ayana]),
  });
  return {
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
        const named = numberedName(labels, 'vara', vara, varaName);
        return { ...named, lord: grahaNamed(labels, varaLord(vara)) };
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
      ({ sayana: { ritu, ayana } }: WholeOf) => (ayana === 'uttarayana' ? ritu : -ritu),
      ({ sayana }) => season(sayana),
    ),
    years: constantOf(
      ({ years }: WholeOf) => years.shaka,
      ({ years }) => presentYears(years),
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
        clockedRow(
          ({ moonRashi }: WholeOf['chandrabala'][number]) => moonRashi,
          until,
          ({ moonRashi, good }, [end]) => ({
            rashi: rashiNamed(moonRashi),
            end: end as string,
            good: good.map(rashiNamed),
          }),
        ),
      ),
    ),
    tarabala: within(
      ({ tarabala }: WholeOf) => tarabala,
      listOf(
        clockedRow(
          ({ nakshatra }: WholeOf['tarabala'][number]) => nakshatra,
          until,
          ({ nakshatra, good }, [end]) => ({
            nakshatra: nakshatraNamed(nakshatra),
            end: end as string,
            good: good.map(nakshatraNamed),
          }),
        ),
      ),
    ),
    chandrashtama: within(
      ({ chandrashtama }: WholeOf) => chandrashtama,
      listOf(
        clockedRow(
          ({ rashi }: WholeOf['chandrashtama'][number]) => rashi,
          until,
          ({ rashi }, [end]) => ({ rashi: rashiNamed(rashi), end: end as string }),
        ),
      ),
    ),
    // The parts of the day depend on its weekday.
    gauri: clockedRow(
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
        clockedRow(
          ({ abode }: WholeOf['bhadra'][number]) => abode,
          ({ startJd, endJd, mukha, puccha }, into) => {
            into.set([startJd, endJd, mukha.startJd, mukha.endJd, puccha.startJd, puccha.endJd]);
            return 6;
          },
          ({ abode }, instants) => ({
            ...spanAt(instants, 0),
            mukha: spanAt(instants, 2),
            puccha: spanAt(instants, 4),
            abode: bhadraAbode(labels, abode),
          }),
        ),
      ),
    ),
    panchaka: within(
      ({ panchaka }: WholeOf) => panchaka,
      orNull(
        clockedRow(
          ({ kind }: NonNullable<WholeOf['panchaka']>) => kind,
          startAndEnd,
          ({ kind }, [start, end]) => ({
            ...panchakaNamed(labels, kind),
            start: start as string,
            end: end as string,
          }),
        ),
      ),
    ),
    special_yogas: within(
      ({ special_yogas: yogasOfDay }: WholeOf) => yogasOfDay,
      listOf(
        clockedRow(
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
        clockedRow(
          ({ index }: WholeOf['anandadi'][number]) => index,
          until,
          ({ index }, [end]) => {
            const named = { index, name: anandadiName(index).iast, end: end as string };
            return labels === null ? named : { ...named, label: labels.labelAt('anandadi', index) };
          },
        ),
      ),
    ),
    homahuti: within(
      ({ homahuti }: WholeOf) => homahuti,
      listOf(
        clockedRow(
          ({ graha }: WholeOf['homahuti'][number]) => graha,
          until,
          ({ graha }, [end]) => ({ body: grahaNamed(labels, graha), end: end as string }),
        ),
      ),
    ),
    agni_vasa: within(
      ({ agni_vasa: stays }: WholeOf) => stays,
      listOf(
        clockedRow(
          ({ abode }: WholeOf['agni_vasa'][number]) => abode,
          until,
          ({ abode }, [end]) => ({ abode: agniAbode(labels, abode), end: end as string }),
        ),
      ),
    ),
    disha_shula: constantOf(
      ({ disha_shula: direction }: WholeOf) => direction,
      ({ disha_shula: direction }) => directionNamed(labels, direction),
    ),
    regional: within(({ regional }: WholeOf) => regional, regionalDates(labels)),
  } satisfies Partial<{ [Field in DayField]: Part<WholeOf, z.output<typeof WholeDay>[Field]> }>;
}

/** The writers of each language. */
const KNOWN = new Memo<string | undefined, ReturnType<typeof lastingParts>>();

/** @param labels  names beside those in IAST; null for a request without a language */
export const lastingPartsIn = (labels: Labels | null): ReturnType<typeof lastingParts> =>
  KNOWN.of(labels?.tag, () => lastingParts(labels));

/** Converts domain traditional time to the fields of /api/ghadi. */

import type * as z from 'zod';
import { AYANA_NAMES } from '../../../build/lexicon/terms/ayana';
import { masaName } from '../../../build/lexicon/terms/masa';
import { muhurtaName } from '../../../build/lexicon/terms/muhurta';
import { PAKSHA_NAMES } from '../../../build/lexicon/terms/paksha';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { rituName } from '../../../build/lexicon/terms/ritu';
import { samvatsaraName } from '../../../build/lexicon/terms/samvatsara';
import { REFERENCE_PLACE, REFERENCE_TZ_HOURS } from '../../data/place';
import type { TraditionalTime } from '../../domain/calendar/now';
import type { Season } from '../../domain/calendar/season';
import type { LunarMonth } from '../../domain/calendar/types';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { LabelKind, Labels } from '../../lexicon/labels';
import type { Name } from '../../lexicon/name';
import { labelled, labelledAt, presentLanguage } from '../shapes/language';
import { presentKeyed, presentNumbered, presentRunning, presentVara } from '../shapes/presentAlmanac';
import { presentAlmanacStamp } from '../shapes/presentStamp';
import type { GhadiResponse } from './response';

type NameOf = (index: number) => Name;

/** Functions that present names, with labels if the question names a language. */
function namesIn(labels: Labels | null) {
  const numbered = (kind: LabelKind, index: number, nameOf: NameOf) => ({
    ...presentNumbered(index, nameOf),
    ...labelledAt(labels, kind, index),
  });
  const keyed = <K extends string>(kind: LabelKind, name: Name & { key: K }) => ({
    ...presentKeyed(name),
    ...labelled(labels, kind, name.key),
  });
  const season = ({ ayana, ritu }: Season) => ({
    ayana: keyed('ayana', AYANA_NAMES[ayana]),
    ritu: numbered('ritu', ritu, rituName),
  });
  const masa = (index: number) => numbered('masa', index, masaName);
  const month = ({ amanta, purnimanta, adhika, kshaya }: LunarMonth) => ({
    amanta: masa(amanta),
    purnimanta: masa(purnimanta),
    adhika,
    kshaya: kshaya !== null,
    lost: kshaya === null ? null : masa(kshaya),
  });
  return { numbered, keyed, season, month };
}

/** @param labels  names in the language of the question; null without a language */
export function presentGhadi(time: TraditionalTime, labels: Labels | null): z.output<typeof GhadiResponse> {
  const { sky, calendar, tithi, day, clock } = time;
  const { month, years } = calendar;
  const { sunriseJd, nextSunriseJd } = day;
  if (sunriseJd === null || nextSunriseJd === null || clock === null) {
    throw new Error('no day at the reference place');
  }
  const { numbered, keyed, season, month: lunarMonth } = namesIn(labels);
  return {
    time: isoUtc(sky.jdUt),
    time_local: isoLocal(sky.jdUt, REFERENCE_TZ_HOURS),
    reference_place: REFERENCE_PLACE,
    ...presentLanguage(labels?.tag),
    kali_year: years.kali,
    vikrama_year: years.vikrama,
    shaka_year: years.shaka,
    samvatsara: {
      north: numbered('samvatsara', years.samvatsara.north, samvatsaraName),
      south: numbered('samvatsara', years.samvatsara.south, samvatsaraName),
    },
    ...season(calendar),
    sayana: season(calendar.sayana),
    masa: lunarMonth(month),
    solar_masa: numbered('rashi', calendar.solarMonth, rashiName),
    paksha: keyed('paksha', PAKSHA_NAMES[month.paksha]),
    tithi: presentRunning('tithi', tithi, labels),
    vara: presentVara(day.vara, labels),
    muhurta: numbered('muhurta', clock.muhurta, muhurtaName),
    ghati: clock.ghati,
    vighati: clock.vighati,
    sunrise: isoUtc(sunriseJd),
    sunrise_local: isoLocal(sunriseJd, REFERENCE_TZ_HOURS),
    next_sunrise: isoUtc(nextSunriseJd),
    next_sunrise_local: isoLocal(nextSunriseJd, REFERENCE_TZ_HOURS),
    sunrise_definition: 'ul15',
    substrate_stamp: presentAlmanacStamp(sky),
  };
}

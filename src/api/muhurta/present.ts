/** Converts a domain day to the fields of /api/muhurta. */

import type * as z from 'zod';
import { CHOGHADIYA_NAMES } from '../../../build/lexicon/terms/choghadiya';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { muhurtaName } from '../../../build/lexicon/terms/muhurta';
import { WINDOW_NAMES } from '../../../build/lexicon/terms/window';
import type { ChoghadiyaKey } from '../../data/days/choghadiyas';
import type { WindowKey } from '../../data/days/muhurtas';
import type { GrahaKey } from '../../data/keys';
import { dayReason } from '../../domain/day/reason';
import type { Slot as DaySlot, VedicDay } from '../../domain/day/types';
import type { DatedMuhurtas } from '../../domain/days/muhurtas';
import type { Limb, LimbKey } from '../../domain/panchanga/types';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { LabelKind, Labels } from '../../lexicon/labels';
import { dayReasonInWords } from '../../lexicon/sentences/day';
import { labelled, labelledField, presentLanguage, sentencesOf } from '../shapes/language';
import { presentWhere } from '../shapes/location';
import { presentLimb, presentStretch, presentVara } from '../shapes/presentAlmanac';
import { presentAlmanacStamp } from '../shapes/presentStamp';
import type { DayMuhurtasQuestion } from './request';
import type * as schema from './response';

type Slot = z.output<typeof schema.Slot>;
type Spelling = { iast: string; sa: string };

/** Why a day is not divided, in the words of the specification; null for a divided day. */
function noteOf({ polar, sunriseJd, sunsetJd, nextSunriseJd }: VedicDay): string | null {
  const lacks = Object.entries({ sunrise: sunriseJd, sunset: sunsetJd, next_sunrise: nextSunriseJd })
    .filter(([, jd]) => jd === null)
    .map(([name]) => name);
  if (lacks.length === 0) return null;
  const why =
    polar === null
      ? 'the Sun rises shortly before and after the date, not in it'
      : `polar ${polar}: the Sun stays ${polar === 'day' ? 'above' : 'below'} the horizon`;
  const span = `${sunriseJd === null ? 'midnight of the zone' : 'sunrise'} on, for 24 hours`;
  return `No ${lacks.join(', no ')} (${why}), so the day is not divided. Its limbs are those from ${span}.`;
}

/** The same instant in UTC and in local time. */
const both = <K extends string>(key: K, jd: number | null, tz: number) =>
  ({
    [key]: jd === null ? null : isoUtc(jd),
    [`${key}_local`]: jd === null ? null : isoLocal(jd, tz),
  }) as Record<K | `${K}_local`, string | null>;

/** Why a day is not divided, in the language of the answer. */
function noteIn(labels: Labels, day: VedicDay): string | null {
  const reason = dayReason(day);
  return reason && dayReasonInWords(reason, sentencesOf(labels));
}

/** @param labels  names in the language of the question; null without a language */
export function presentMuhurtas(
  question: DayMuhurtasQuestion,
  { day, slots, limbs, sky }: DatedMuhurtas,
  labels: Labels | null,
): z.output<typeof schema.MuhurtaResponse> {
  const { date, tz } = question;
  const slotOf =
    (kind: LabelKind, nameOf: (slot: DaySlot) => Spelling) =>
    (slot: DaySlot): Slot => {
      const { index, key, quality, lord } = slot;
      const { iast, sa } = nameOf(slot);
      return {
        index,
        key,
        name: iast,
        sa,
        ...labelled(labels, kind, key),
        quality,
        lord,
        ...(lord && labelledField(labels, 'lord', 'graha', lord)),
        ...presentStretch(slot, tz),
      };
    };
  const muhurta = slotOf('muhurta', ({ index }) => muhurtaName(index));
  const choghadiya = slotOf('choghadiya', ({ key }) => CHOGHADIYA_NAMES[key as ChoghadiyaKey]);
  const hora = slotOf('graha', ({ key }) => GRAHA_NAMES[key as GrahaKey]);
  const window = slotOf('window', ({ key }) => WINDOW_NAMES[key as WindowKey]);
  const one = (slot: DaySlot | null) => slot && window(slot);
  const limb = (key: LimbKey) => limbs[key].map((of: Limb) => presentLimb(key, of, tz, labels));
  const note = labels === null ? noteOf(day) : noteIn(labels, day);
  return {
    date,
    place: presentWhere(question),
    ...presentLanguage(labels?.tag),
    ...both('sunrise', day.sunriseJd, tz),
    ...both('sunset', day.sunsetJd, tz),
    ...both('next_sunrise', day.nextSunriseJd, tz),
    ...both('moonrise', day.moonriseJd, tz),
    ...both('moonset', day.moonsetJd, tz),
    polar: day.polar,
    note,
    muhurtas: slots.muhurtas.map(muhurta),
    abhijit: one(slots.abhijit),
    choghadiya: { day: slots.choghadiya.day.map(choghadiya), night: slots.choghadiya.night.map(choghadiya) },
    hora: slots.hora.map(hora),
    rahu_kalam: one(slots.rahuKalam),
    yamaganda: one(slots.yamaganda),
    gulika: one(slots.gulika),
    dur_muhurta: slots.durMuhurta.map(window),
    varjya: slots.varjya.map(window),
    amrita_kala: slots.amritaKala.map(window),
    panchanga: {
      vara: presentVara(day.vara, labels),
      tithi: limb('tithi'),
      nakshatra: limb('nakshatra'),
      yoga: limb('yoga'),
      karana: limb('karana'),
    },
    sunrise_definition: 'ul15',
    substrate_stamp: presentAlmanacStamp(sky, note === null ? [] : [note]),
  };
}

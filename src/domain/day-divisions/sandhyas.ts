/**
 * Windows at the transitions of the day: the three sandhyās, and the named muhūrtas other than Abhijit.
 *
 * Source  customary; the sandhyās as in `test/truth/days`
 */
import type { Slot, VedicDay } from '../day/types';
import { SECONDS_PER_DAY } from '../time/civil';
import { MUHURTAS_PER_HALF } from './muhurtas';
import { dayOf, nightBefore, nightOf, partOfStretch, type WholeDay } from './slots';

/** The second to last of the night's fifteen muhūrtas. */
const BRAHMA = 14;
const VIJAYA = 11;
/** The eighth muhūrta of the night. */
const NISHITHA = 8;

/** A sandhyā has three of the night's thirty ghaṭīs, godhūli has one. */
const NIGHT_GHATIS = 30;
const SANDHYA_GHATIS = 3;
/** One and a half ghaṭīs of 24 minutes, on both sides of noon. */
const MADHYAHNA_HALF_DAYS = (1.5 * 24 * 60) / SECONDS_PER_DAY;

type Window = Pick<Slot, 'startJd' | 'endJd'>;

const slot = (key: string, index: number, window: Window, quality: Slot['quality'] = null): Slot => ({
  index,
  key,
  quality,
  lord: null,
  startJd: window.startJd,
  endJd: window.endJd,
});

/** Brāhma-muhūrta, the second to last muhūrta of the night before the sunrise; null if that night has no start. */
export function brahmaMuhurta(day: VedicDay): Slot | null {
  const night = nightBefore(day);
  if (night === null) return null;
  return slot(
    'brahma_muhurta',
    MUHURTAS_PER_HALF + BRAHMA,
    partOfStretch(night, MUHURTAS_PER_HALF, BRAHMA - 1),
    'good',
  );
}

/** The last three ghaṭīs of the night before the sunrise; null if that night has no start. */
export function pratahSandhya(day: VedicDay): Slot | null {
  const night = nightBefore(day);
  if (night === null) return null;
  const ghatiDays = (night.endJd - night.startJd) / NIGHT_GHATIS;
  return slot('pratah_sandhya', 1, { startJd: night.endJd - SANDHYA_GHATIS * ghatiDays, endJd: night.endJd });
}

/** 36 minutes on both sides of noon, the midpoint of sunrise and sunset. */
export function madhyahnaSandhya({ sunriseJd, sunsetJd }: WholeDay): Slot {
  const noonJd = sunriseJd + (sunsetJd - sunriseJd) / 2;
  const window = { startJd: noonJd - MADHYAHNA_HALF_DAYS, endJd: noonJd + MADHYAHNA_HALF_DAYS };
  return slot('madhyahna_sandhya', 2, window);
}

/** The first ghaṭīs of the night's thirty. */
function firstGhatis(day: WholeDay, ghatis: number): Window {
  const { startJd, endJd } = nightOf(day);
  return { startJd, endJd: startJd + ((endJd - startJd) * ghatis) / NIGHT_GHATIS };
}

export const sayamSandhya = (day: WholeDay): Slot => slot('sayam_sandhya', 3, firstGhatis(day, SANDHYA_GHATIS));

export const godhuli = (day: WholeDay): Slot => slot('godhuli', 1, firstGhatis(day, 1));

/** The eleventh muhūrta of the day. */
export const vijaya = (day: WholeDay): Slot =>
  slot('vijaya', VIJAYA, partOfStretch(dayOf(day), MUHURTAS_PER_HALF, VIJAYA - 1), 'good');

/** The eighth muhūrta of the night, around midnight. */
export const nishitha = (day: WholeDay): Slot =>
  slot('nishitha', MUHURTAS_PER_HALF + NISHITHA, partOfStretch(nightOf(day), MUHURTAS_PER_HALF, NISHITHA - 1));

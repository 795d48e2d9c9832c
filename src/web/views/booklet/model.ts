/** The values of a birth in the booklet, computed once on the device. */

import { VIMSHOTTARI_LORDS } from '../../../data/dashas/usual';
import { calendarAt } from '../../../domain/calendar/calendar';
import type { CalendarNow } from '../../../domain/calendar/types';
import { type Avakahada, computeAvakahada } from '../../../domain/chart/avakahada/avakahada';
import type { Chart } from '../../../domain/chart/chart';
import { computeUsualChart } from '../../../domain/chart/usual';
import type { DefaultDasha } from '../../../domain/dasha/keys';
import { vimshottariLord } from '../../../domain/dasha/vimshottari';
import { limbsAt } from '../../../domain/panchanga/limbs';
import type { LimbsNow } from '../../../domain/panchanga/types';
import { standingFrom } from '../../../domain/positions/standing';
import type { Kernel } from '../../../kernel/kernel';
import { AYANAMSHA_KEYS, type AyanamshaKey } from '../../../kernel/keys';
import type { Reader } from '../../reader/reader';
import type { Resolved } from '../../shared/birth';
import { type DashaModel, dashaModel } from '../chart/dashaModel';
import { type Firmness, firmnessOf } from '../chart/margins';

export interface Booklet {
  resolved: Resolved;
  chart: Chart;
  /** Null without a lagna. */
  avakahada: Avakahada | null;
  limbs: LimbsNow | null;
  /** Month, years and season at the sunrise before the birth; at the birth where the Sun does not rise. */
  calendar: CalendarNow | null;
  firmness: Firmness[];
  /** Each to three levels. */
  dashas: Record<DefaultDasha, DashaModel | null>;
  /** The degrees of every ayanāṃśa at the birth, with nutation. */
  ayanamshas: readonly { key: AyanamshaKey; deg: number }[];
  /** The instant at which it is made, Julian day UT. */
  madeJd: number;
}

/** The lord of a nakṣatra, 1..27, and its years of Viṃśottarī. */
export const nakshatraLord = (nakshatra: number) => vimshottariLord((nakshatra - 1) % VIMSHOTTARI_LORDS.length);

/** Null for an instant outside the years of the kernel. */
export function bookletOf(reader: Reader, kernel: Kernel, resolved: Resolved, madeJd: number): Booklet | null {
  const { question, birth } = resolved;
  const { dashaYearDays, coLords } = birth.settings;
  const answer = computeUsualChart(kernel, question, { dashaDepth: 1, dashaYearDays });
  if (!answer.ok) return null;
  const chart = answer.value;
  const limbs = limbsAt(kernel, question.jdUt, question.ayanamsha);
  const calendar = calendarAt(kernel, chart.day?.sunriseJd ?? question.jdUt);
  const dasha = (key: DefaultDasha) => dashaModel(reader, kernel, chart, key, { dashaYearDays, coLords });
  return {
    resolved,
    chart,
    avakahada: Number.isFinite(chart.lagna.siderealDeg) ? computeAvakahada(standingFrom(chart)) : null,
    limbs: limbs.ok ? limbs.value : null,
    calendar: calendar.ok ? calendar.value : null,
    firmness: firmnessOf(kernel, chart),
    dashas: {
      vimshottari: dasha('vimshottari'),
      yogini: dasha('yogini'),
      ashtottari: dasha('ashtottari'),
      chara: dasha('chara'),
    },
    ayanamshas: AYANAMSHA_KEYS.map((key) => ({ key, deg: kernel.ayanamsha(chart.sky, key).appliedDeg })),
    madeJd,
  };
}

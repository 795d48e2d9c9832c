/** The margins that the error of ΔT leaves at the times of a day. */
import { LEAST_MARGIN_DAYS } from '../../../domain/time/deltaTError';
import { type Reader, useReader } from '../../reader/reader';
import type { DayModel } from './model';

const SECONDS_PER_DAY = 86_400;
/** Risings of the Moon come up to 80 minutes later each day at the latitudes of India. */
const MOON_LAG = 80 / 1440;

/** `20 s`, `4 min`, `1 h 30 min`: rounded up. */
function marginText(reader: Reader, days: number): string {
  const seconds = Math.ceil(days * SECONDS_PER_DAY);
  return seconds < 60
    ? reader.t('far.seconds', { s: reader.figures(seconds) })
    : reader.duration(Math.ceil(seconds / 60) / 1440);
}

/** Sunrise moves by a day's change of it where the Sun is a day further. */
function sunShare({ day: { sunriseJd, nextSunriseJd } }: DayModel): number {
  return sunriseJd === null || nextSunriseJd === null ? 0 : Math.abs(nextSunriseJd - sunriseJd - 1);
}

/** The sentence about the margins; nothing where they are less than a second. */
export function Margins({ day }: { day: DayModel }) {
  const { reader, t } = useReader();
  const { marginDays } = day;
  if (marginDays < LEAST_MARGIN_DAYS) return null;
  return (
    <>
      {t('far.margins', {
        limbs: marginText(reader, marginDays),
        sun: marginText(reader, marginDays * sunShare(day)),
        moon: marginText(reader, marginDays * MOON_LAG),
      })}
    </>
  );
}

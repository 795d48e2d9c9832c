/** The margins that the error of ΔT leaves at the times of a day. */
import { LEAST_MARGIN_DAYS } from '../../../domain/time/deltaTError';
import { type Reader, useReader } from '../../reader/reader';
import type { DayModel } from './model';

const SECONDS_PER_DAY = 86_400;

/** `20 s`, `4 min`, `1 h 30 min`: rounded up. */
function marginText(reader: Reader, days: number): string {
  const seconds = Math.ceil(days * SECONDS_PER_DAY);
  return seconds < 60
    ? reader.t('far.seconds', { s: reader.figures(seconds) })
    : reader.duration(Math.ceil(seconds / 60) / 1440);
}

/** By how much an event of the next date is later in the day, as a share of a day; 0 where one of them is missing. */
const laterBy = (jdUt: number | null, nextJdUt: number | null): number =>
  jdUt === null || nextJdUt === null ? 0 : Math.abs(nextJdUt - jdUt - 1);

/** The sentence about the margins; nothing where they are less than a second. */
export function Margins({ day }: { day: DayModel }) {
  const { reader, t } = useReader();
  const { marginDays, laterMoon } = day;
  const { sunriseJd, nextSunriseJd, moonriseJd, moonsetJd } = day.day;
  if (marginDays < LEAST_MARGIN_DAYS) return null;
  // An event moves by its change in a day where its body is a day further.
  const sunShare = laterBy(sunriseJd, nextSunriseJd);
  const moonShare = Math.max(laterBy(moonriseJd, laterMoon.moonriseJd), laterBy(moonsetJd, laterMoon.moonsetJd));
  return (
    <>
      {t('far.margins', {
        limbs: marginText(reader, marginDays),
        sun: marginText(reader, marginDays * sunShare),
        moon: marginText(reader, marginDays * moonShare),
      })}
    </>
  );
}

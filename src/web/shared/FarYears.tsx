/**
 * Notes of a page about days outside 1900 to 2100: the other calendar, the clock, and the values that the error of ΔT
 * leaves open.
 */

import type { ComponentChildren } from 'preact';
import { FIRST_YEAR_OF_OBSERVANCES } from '../../domain/observances/question';
import { type Calendar, inCalendar, julianFromDays } from '../../domain/time/calendars';
import { civilFromDays, FIRST_YEAR, JD_UNIX_EPOCH } from '../../domain/time/civil';
import { isInPresent } from '../../domain/time/covered';
import { deltaTMarginDays, deltaTSigma, LEAST_MARGIN_DAYS } from '../../domain/time/deltaTError';
import { meanTimeHours } from '../../domain/time/zone';
import type { Kernel } from '../../kernel/kernel';
import { MINUS, offsetText } from '../reader/format';
import { type Reader, useReader } from '../reader/reader';
import { dateText, otherDate } from './farDates';

/** `10 441 s`, with a minus sign; below ten seconds with one decimal. */
function secondsText(reader: Reader, seconds: number): string {
  const size = Math.abs(seconds);
  const text = size < 10 ? size.toFixed(1) : String(Math.round(size));
  return (seconds < 0 ? MINUS : '') + reader.figures(text);
}

/** Whether a calendar shows a day by another date than the Gregorian one. */
export const isShownJulian = (calendar: Calendar, day: number): boolean =>
  inCalendar(calendar, day).day !== civilFromDays(day).day;

interface Props {
  kernel: Kernel;
  /** The days of the page, from 1970-01-01. */
  first: number;
  last: number;
  /** UTC offset of the clocks of the page, hours. */
  offsetHours: number;
  lonDeg: number;
  /** Whether the page shows days of the Julian calendar. */
  marksJulianDays?: boolean;
  /** The values that the error of ΔT leaves open; by default, in days. */
  effect?: string;
  /** The calendar of the dates of the page. */
  calendar?: Calendar;
  /** What follows the sentence about the other calendar, and the sentence about ΔT. */
  afterDate?: ComponentChildren;
  afterError?: ComponentChildren;
}

/** The sentences about the days of a page; nothing in 1900 to 2100. */
export function FarYears({
  kernel,
  first,
  last,
  offsetHours,
  lonDeg,
  marksJulianDays,
  effect,
  calendar = 'gregorian',
  afterDate,
  afterError,
}: Props) {
  const { reader, t } = useReader();
  const isJulian = isShownJulian(calendar, first);
  if (isInPresent(first, last)) {
    if (!isJulian) return null;
    return (
      <div class="note far">
        <p>
          {t('far.gregorian', { date: reader.date(first) })} {afterDate}
        </p>
      </div>
    );
  }
  const jdUt = JD_UNIX_EPOCH + first;
  const deltaT = kernel.deltaTSeconds(jdUt);
  const [from, to] = [dateText(reader, julianFromDays(first)), dateText(reader, julianFromDays(last))];
  const { year } = inCalendar(calendar, first);
  const isMeanTime = Math.abs(offsetHours - meanTimeHours(lonDeg)) < 1e-9;
  return (
    <div class="note far">
      {otherDate(first) !== null && (
        <p>
          {isJulian
            ? t('far.gregorian', { date: reader.date(first) })
            : first === last
              ? t('far.day', { date: from })
              : t('far.days', { from, to })}{' '}
          {marksJulianDays && `${t('far.julianKey')} `}
          {year < 1 && t('far.astronomical', { year: (year < 0 ? MINUS : '') + reader.figures(-year) })} {afterDate}
        </p>
      )}
      {isMeanTime && <p>{t('far.meanTime', { offset: reader.figures(offsetText(offsetHours)) })}</p>}
      {deltaT.ok && (
        <p>
          {t('far.deltaT', {
            seconds: secondsText(reader, deltaT.value),
            sigma: secondsText(reader, deltaTSigma(jdUt)),
          })}{' '}
          {effect ?? (deltaTMarginDays(jdUt) < LEAST_MARGIN_DAYS ? t('far.decided') : t('far.open'))} {afterError}
        </p>
      )}
    </div>
  );
}

/** The sentence about observances of days before 1900, with a link to their year where it has observances. */
export function Unnamed({ first }: Pick<Props, 'first'>) {
  const { reader, t } = useReader();
  const { year } = civilFromDays(first);
  if (year >= FIRST_YEAR) return null;
  return (
    <p class="note">
      {t('far.unnamed')}{' '}
      {year >= FIRST_YEAR_OF_OBSERVANCES && (
        <a href={reader.href('/year', [['year', String(year)]])}>{t('far.unnamedYear', { year: reader.year(year) })}</a>
      )}
    </p>
  );
}

/** The mark of what the error of ΔT leaves open. */
export function Undecided() {
  const { t } = useReader();
  return (
    <span class="und" title={t('far.undecided')}>
      <span aria-hidden="true">±</span>
      <span class="vh">{t('far.undecided')}</span>
    </span>
  );
}

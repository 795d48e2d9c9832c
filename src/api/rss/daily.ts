import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import { varaName } from '../../../build/lexicon/terms/vara';
import { yogaName } from '../../../build/lexicon/terms/yoga';
import { type DayInBrief, daysInBrief } from '../../domain/feeds/days';
import { type DomainError, ok, type Result } from '../../domain/result';
import { daysFromDate } from '../../domain/time/civil';
import type { Kernel } from '../../kernel/kernel';
import { karanaName } from '../../lexicon/name';
import { observanceLabel } from '../../lexicon/observances';
import { feedTexts } from '../../lexicon/sentences/feeds';
import { limbLabel, presentDate } from '../shapes/presentAlmanac';
import { utsavaName } from '../utsavas/title';
import { type FeedContent, type FeedItem, html } from './feed';
import { clock, dateAndClock, dayPath, markText, placeAndClock, termText } from './text';
import { type FeedWhere, headOf, itemSuffix } from './where';

const DAYS = 30;

const LIMB_KEYS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const LIMB_NAMES = { tithi: tithiName, nakshatra: nakshatraName, yoga: yogaName, karana: karanaName } as const;
type LimbKey = (typeof LIMB_KEYS)[number];

const limbText = ({ labels }: FeedWhere, key: LimbKey, index: number): string =>
  labels ? limbLabel(labels, key, index) : LIMB_NAMES[key](index).iast;

function itemOf({ day, limbs, utsavas }: DayInBrief, at: FeedWhere): FeedItem {
  const { date, vara, sunriseJd, sunsetJd } = day;
  const { labels, names, choice, language } = at;
  const texts = feedTexts(language);
  const [tithi, nakshatra] = [limbs.tithi[0], limbs.nakshatra[0]];
  const [principal, ...others] = utsavas;
  const weekday = labels?.labelAt('vara', vara) ?? varaName(vara).iast;
  const midnightJd = at.midnightOf(daysFromDate(date));
  const timeText = (jdUt: number | null): string => (jdUt === null ? texts.none : clock(at, jdUt));
  /** `Śukla Dvādaśī until 2026-11-22 04:57:01, then Śukla Trayodaśī until …`. */
  const stays = (key: LimbKey): string =>
    limbs[key]
      .map(({ index, endJd }) => texts.until({ name: limbText(at, key, index), time: dateAndClock(at, endJd) }))
      .join(texts.then);
  // A day without a sunrise has no limbs at sunrise.
  const atSunrise =
    tithi && nakshatra ? `, ${limbText(at, 'tithi', tithi.index)}, ${limbText(at, 'nakshatra', nakshatra.index)}` : '';
  const limbRows = LIMB_KEYS.map((key) => [termText(labels, key), stays(key)] as const);
  return {
    name: `daily:${presentDate(date)}${itemSuffix(choice)}`,
    title: `${presentDate(date)} ${weekday}${atSunrise}${principal ? `: ${observanceLabel(labels ?? names.sa, principal.name)}` : ''}`,
    path: dayPath(date),
    html: html(texts.day({ weekday, date: presentDate(date), ...placeAndClock(at, sunriseJd ?? midnightJd) }), [
      [termText(labels, 'vara'), weekday],
      ...(sunriseJd === null ? [] : limbRows),
      [markText(labels, 'sunrise'), timeText(sunriseJd)],
      [markText(labels, 'sunset'), timeText(sunsetJd)],
      ...(principal ? [[texts.principal, utsavaName(principal, labels, names)] as const] : []),
      ...(others.length > 0
        ? [[texts.also, others.map((utsava) => utsavaName(utsava, labels, names)).join('; ')] as const]
        : []),
    ]),
    publishedJd: midnightJd,
  };
}

/**
 * The pañcāṅga of thirty civil days, newest first. The publication date of an item is the midnight that begins its day:
 * the item is in the feed from then on, while its sunrise may still be in the future.
 *
 * @param today  days from 1970-01-01
 */
export function dailyFeed(kernel: Kernel, today: number, at: FeedWhere): Result<FeedContent, DomainError> {
  const days = daysInBrief(kernel, today - DAYS + 1, today, at.where);
  if (!days.ok) return days;
  const items = days.value.map((day) => itemOf(day, at)).reverse();
  return ok({ ...headOf('daily', at), changedJd: at.midnightOf(today), items });
}

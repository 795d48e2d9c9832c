/**
 * The images that social networks show beside a link: one for each kind of page, for each observance that many people
 * keep, and for each tithi, by language. The build draws them, because the service cannot turn letters into an image.
 * The service sets the date of a day into those of observances and tithis, with the place and its times
 * (`src/drawing/dated.ts`).
 */
import { RULES } from '../../data/observances';
import type { UtsavaRule } from '../../data/observances/rule';
import type { CivilDate } from '../../domain/day/types';
import type { Utsava } from '../../domain/observances/types';
import { loadLabels, tithiLabel } from '../../lexicon/labels';
import { messagesOf } from '../i18n/catalogue';
import { LOCALE_KEYS, LOCALES, type LocaleKey } from '../i18n/locales';
import { translator } from '../i18n/translate';
import { isoDate } from '../reader/format';
import type { ReaderData } from '../reader/reader';
import { placeQuery, queryText } from '../reader/where';
import { PICTURES, type PictureKey } from './page';

/** The drawing of an image: of a kind of page, the Moon of a tithi (1..30), or the Sun. */
export type Drawing = PictureKey | { tithi: number } | 'sun';

interface SharedPicture {
  path: string;
  drawing: Drawing;
  title: string;
}

/** The path of an image, without a leading slash. */
export const sharePath = (picture: PictureKey, locale: LocaleKey): string => `share/${picture}-${locale}.png`;

/** Whether an observance has an image of its own: the widely kept ones, ekādaśīs, and the vows of each month. */
const hasPicture = ({ major, kind, added }: UtsavaRule): boolean =>
  major === true || (!added && ['ekadashi', 'monthly', 'purnima', 'amavasya', 'sankranti'].includes(kind));

const PICTURED: ReadonlyMap<string, UtsavaRule> = new Map(
  RULES.filter(hasPicture).map((rule) => [rule.key as string, rule]),
);

const utsavaImage = (key: string, locale: LocaleKey): string => `utsava/${key}-${locale}.png`;
const tithiImage = (tithi: number, locale: LocaleKey): string => `tithi/${tithi}-${locale}.png`;

/** Whose image it is: the language, and the place if the address of the page has one. */
type Sharer = Pick<ReaderData, 'place' | 'origin' | 'locale'>;

/** The place in the query of an image: none unless the address has one, for that of a connection is not everybody's. */
const ofPlace = ({ place, origin }: Sharer) => (origin === 'chosen' ? placeQuery(place) : []);

/** The path of an image with a date and the times of a place. The service dates images of the years 1 to 9999. */
const dated = (image: string, date: CivilDate, sharer: Sharer, own: readonly [string, string][] = []): string =>
  date.year < 1 || date.year > 9999
    ? `share/${image}`
    : `share/day/${isoDate(date)}/${image}${queryText([...own, ...ofPlace(sharer)])}`;

/** The path of the image of an observance, with its date; null if it has no image of its own. */
const ownSharePath = (key: string, date: CivilDate, sharer: Sharer): string | null =>
  PICTURED.has(key) ? dated(utsavaImage(key, sharer.locale), date, sharer) : null;

const TITHIS = 30;

/** The path of the image of an observance of a day: its own, otherwise that of its tithi with its name. */
export const utsavaSharePath = ({ key, tithi, date }: Pick<Utsava, 'key' | 'tithi' | 'date'>, sharer: Sharer): string =>
  ownSharePath(key, date, sharer) ?? dated(tithiImage(tithi, sharer.locale), date, sharer, [['of', key]]);

/**
 * The path of the image of a day: of its first observance that has one, otherwise of its tithi.
 *
 * @param utsavas  the observances of the day, the principal one first
 * @param tithi  at sunrise, 1..30
 */
export function daySharePath(
  utsavas: readonly { key: string }[],
  tithi: number,
  date: CivilDate,
  sharer: Sharer,
): string {
  const paths = utsavas.map(({ key }) => ownSharePath(key, date, sharer));
  return paths.find((path) => path !== null) ?? dated(tithiImage(tithi, sharer.locale), date, sharer);
}

function drawingOf(rule: UtsavaRule): Drawing {
  if (rule.by === 'solar') return 'sun';
  if (rule.by === 'ekadashi') return { tithi: rule.paksha === 'shukla' ? 11 : 26 };
  if (rule.by !== 'tithi' && rule.by !== 'junction') return 'year';
  return { tithi: rule.paksha === 'krishna' ? 15 + rule.tithi : rule.tithi };
}

/** Every image. */
export async function sharedPictures(): Promise<SharedPicture[]> {
  const byLocale = LOCALE_KEYS.map(async (locale) => {
    const t = translator(locale, messagesOf(locale, ['pages']));
    const labels = await loadLabels(LOCALES[locale].names.common);
    return [
      ...PICTURES.map((picture) => ({
        path: sharePath(picture, locale),
        drawing: picture,
        title: t(`pages.${picture}_title`),
      })),
      ...[...PICTURED].map(([key, rule]) => ({
        path: `share/${utsavaImage(key, locale)}`,
        drawing: drawingOf(rule),
        title: labels.label('utsava', key),
      })),
      ...Array.from({ length: TITHIS }, (_, i) => ({
        path: `share/${tithiImage(i + 1, locale)}`,
        drawing: { tithi: i + 1 },
        title: tithiLabel(labels, i + 1),
      })),
    ];
  });
  return (await Promise.all(byLocale)).flat();
}

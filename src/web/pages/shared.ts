/** The images that social networks show beside a link to a page: one for each kind and language. */
import { messagesOf } from '../i18n/catalogue';
import { LOCALE_KEYS, type LocaleKey } from '../i18n/locales';
import { translator } from '../i18n/translate';
import { PICTURES, type PictureKey } from './pages';

/** The path of an image, without a leading slash. */
export const sharePath = (picture: PictureKey, locale: LocaleKey): string => `share/${picture}-${locale}.png`;

/** Every image: its path, its drawing, and its title. */
export const sharedPictures = (): { path: string; picture: PictureKey; title: string }[] =>
  LOCALE_KEYS.flatMap((locale) => {
    const t = translator(locale, messagesOf(locale, ['pages']));
    return PICTURES.map((picture) => ({
      path: sharePath(picture, locale),
      picture,
      title: t(`pages.${picture}_title`),
    }));
  });

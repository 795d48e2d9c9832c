/** The pictures that networks show beside a link to a page: one for each kind and language. */
import { messagesOf } from '../i18n/catalogue';
import { LOCALE_KEYS, type LocaleKey } from '../i18n/locales';
import { translator } from '../i18n/translate';
import { PICTURES, type PictureKey } from './pages';

/** The path of a picture, without a slash before it. */
export const sharePath = (picture: PictureKey, locale: LocaleKey): string => `share/${picture}-${locale}.png`;

/** Every picture: its path, what is drawn, and the words beside that. */
export const sharedPictures = (): { path: string; picture: PictureKey; title: string }[] =>
  LOCALE_KEYS.flatMap((locale) => {
    const t = translator(locale, messagesOf(locale, ['pages']));
    return PICTURES.map((picture) => ({
      path: sharePath(picture, locale),
      picture,
      title: t(`pages.${picture}_title`),
    }));
  });

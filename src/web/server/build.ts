/** Renders pages for everybody, and the files around them, in the build. */
export { openPlaces } from '../../domain/places/list';
export { loadKernel } from '../../kernel';
export { readPlaceNames } from '../../lexicon/places';
export { messagesOf } from '../i18n/catalogue';
export { LOCALES } from '../i18n/locales';
export { manifest, redirects, robots, sitemap } from '../pages/files';
export { isFixedKey, isRenderedKey, PAGES } from '../pages/pages';
export { sharedPictures } from '../pages/shared';
export { embeddedHtml, givenTo, pageHtml } from '../pages/template';
export { LATE_SECTIONS } from '../reader/lateMessages';
export { docsFiles, docsPages } from './docs';
export { renderFixed } from './fixed';
export {
  readerOfRequest,
  renderPage,
  renderTown,
  renderUtsava,
  renderWidget,
  shareTexts,
} from './index';
export { almanacPaths, holidayPaths, townPaths, utsavaPaths } from './listed';
export { anybody } from './render';

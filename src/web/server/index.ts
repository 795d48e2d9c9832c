/** Renders pages outside the browser: the build for everybody, the Worker for each reader. */
export { openPlaces } from '../../domain/places/list';
export { loadKernel } from '../../kernel';
export { messagesOf } from '../i18n/catalogue';
export { LOCALES } from '../i18n/locales';
export { manifest, redirects, robots, sitemap } from '../pages/files';
export { PAGES } from '../pages/pages';
export { sharedPictures } from '../pages/shared';
export { embeddedHtml, givenTo, pageHtml } from '../pages/template';
export { LATE_SECTIONS } from '../reader/lateMessages';
export { holidayPaths, townPaths, utsavaPaths } from './listed';
export { anybody, readerOfRequest, renderPage, withContent } from './render';
export {
  renderAnniversaries,
  renderEphemeris,
  renderHolidays,
  renderSubscribe,
  renderTown,
  renderUtsava,
  renderVows,
  renderWidget,
} from './things';
export { isRenderedKey } from './views';

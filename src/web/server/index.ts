/** What makes pages outside of the browser: the build for everybody, the Worker for each reader. */
export { loadKernel } from '../../kernel';
export { messagesOf } from '../i18n/catalogue';
export { LOCALES } from '../i18n/locales';
export { manifest, redirects, robots, sitemap } from '../pages/files';
export { PAGES } from '../pages/pages';
export { messagesFor, pageHtml } from '../pages/template';
export { anybody, readerOfRequest, renderNow, withContent } from './render';

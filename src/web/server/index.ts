/** Renders pages for each reader, in the Worker. `build.ts` has what only the build needs. */
export { isUsualEphemeris } from '../views/ephemeris/choice';
export { writtenPlace } from './place';
export { readerOfRequest, renderPage, withContent } from './render';
export { shareTexts } from './share';
export {
  renderAlmanac,
  renderAnniversaries,
  renderEphemeris,
  renderHolidays,
  renderSubscribe,
  renderTown,
  renderUnknownTown,
  renderUtsava,
  renderVows,
  utsavaOfNextDay,
} from './things';
export { renderWidget, renderWidgets } from './widgets';

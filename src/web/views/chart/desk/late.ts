/** The sections of the desk that open on demand, fetched when the first of them opens. */
export { computeUsualChart } from '../../../../domain/chart/usual';
export { Ashtakavarga } from '../Ashtakavarga';
export { Dasha } from '../Dasha';
export { Firm } from '../Firm';
export { FurtherSection } from '../FurtherSection';
export { Shadbala } from '../Shadbala';
export { Vargas } from '../Vargas';
export { Yogas } from '../Yogas';
export { loadYogaTexts } from '../yogaWords';
export { Transits } from './Transits';

import '../chart.css';

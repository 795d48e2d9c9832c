import type { Region } from '../data/observances/regions';

/** The English name of a region: `tamil-nadu` is Tamil Nadu, `jammu-and-kashmir` Jammu and Kashmir. */
export const englishRegion = (region: Region): string =>
  region
    .split('-')
    .map((word) => (word === 'and' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

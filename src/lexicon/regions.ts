/** Names of regions, and of the towns that decide their days. */
import { REGION_HINDI } from '../../build/lexicon/hindi/region';
import { SEAT_HINDI } from '../../build/lexicon/hindi/seat';
import type { SentenceLanguage } from '../data/language';
import type { Region } from '../data/observances/regions';
import { englishRegion } from './englishRegion';

export const regionName = (region: Region, language: SentenceLanguage): string =>
  language === 'hi' ? REGION_HINDI[region] : englishRegion(region);

/** @param name  of the town, in Latin letters */
export const seatName = (name: string, language: SentenceLanguage): string =>
  language === 'hi' && Object.hasOwn(SEAT_HINDI, name) ? SEAT_HINDI[name as keyof typeof SEAT_HINDI] : name;

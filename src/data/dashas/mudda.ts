/**
 * Muddā: the lords of Viṃśottarī in one year of life, from the solar return and without a balance (customary in
 * Nīlakaṇṭha's Tājika; P. V. R. Narasimha Rao begins earlier, by the traversed part of the Moon's nakṣatra).
 */
import { VIMSHOTTARI_LORDS } from './usual';

const [KETU, VENUS, SUN, MOON, MARS, RAHU, JUPITER, SATURN, MERCURY] = VIMSHOTTARI_LORDS;
/** The lords from the Sun. The Moon's nakṣatra plus the years of life select one of them. */
export const MUDDA_LORDS = [SUN, MOON, MARS, RAHU, JUPITER, SATURN, MERCURY, KETU, VENUS] as const;

/**
 * How well a lord fits a category in a chart: its links to the houses and kārakas of the category, centred and scaled
 * among the nine lords of that chart, so that charts with many links have no advantage.
 */

import { VIMSHOTTARI_LORDS } from '../../data/dashas/usual';
import type { GrahaKey } from '../../data/keys';
import { CATEGORIES, type Category, SIGNIFICATIONS, TIES } from '../../data/rectify';
import { type Contacts, contactsOf, type Rashis } from './contacts';

/** The houses of a category with their weights, heaviest first. */
export function housesOf(category: Category): { house: number; weight: number }[] {
  return SIGNIFICATIONS[category].filter((row) => 'house' in row);
}

/** The kārakas of a category with their weights. */
export function karakasOf(category: Category): { karaka: GrahaKey; weight: number }[] {
  return SIGNIFICATIONS[category].filter((row) => 'karaka' in row);
}

const CYCLE_YEARS = 120;
const LORDS = VIMSHOTTARI_LORDS.length;

const HOUSE_WEIGHTS = Object.fromEntries(
  CATEGORIES.map((category) => {
    const weights = new Float64Array(13);
    for (const { house, weight } of housesOf(category)) weights[house] = weight;
    return [category, weights];
  }),
) as Record<Category, Float64Array>;

const KARAKA_WEIGHTS = Object.fromEntries(
  CATEGORIES.map((category) => [
    category,
    Object.fromEntries(karakasOf(category).map(({ karaka, weight }) => [karaka, weight])),
  ]),
) as Record<Category, Partial<Record<GrahaKey, number>>>;

/** The fit by its own links, without the grahas for which it acts. */
function ownFit(lord: GrahaKey, { owns, occupies, aspects }: Contacts, category: Category): number {
  const weights = HOUSE_WEIGHTS[category];
  const of = (house: number): number => weights[house] as number;
  let sum = TIES.occupies.weight * of(occupies);
  for (const house of owns) sum += TIES.owns.weight * of(house);
  for (const house of aspects) sum += TIES.aspects.weight * of(house);
  return sum + TIES.signifies.weight * (KARAKA_WEIGHTS[category][lord] ?? 0);
}

/** The fit of a lord to a category before centring and scaling. */
export function rawFit(lord: GrahaKey, contacts: Record<GrahaKey, Contacts>, category: Category): number {
  return contacts[lord].actsFor.reduce(
    (sum, other) => sum + TIES.acts.weight * ownFit(other, contacts[other], category),
    ownFit(lord, contacts[lord], category),
  );
}

/**
 * Nine lords for each of nine categories, in the layout of the kernel. Each nine have mean 0 and standard deviation 1,
 * with each lord weighted by its share of the 120 years, the probability of a lord at a random date.
 */
export function fitsOf(rashis: Rashis): Float64Array {
  const contacts = contactsOf(rashis);
  const fits = new Float64Array(CATEGORIES.length * LORDS);
  CATEGORIES.forEach((category, row) => {
    const raw = VIMSHOTTARI_LORDS.map(({ lord }) => rawFit(lord, contacts, category));
    const meanOf = (values: number[]): number =>
      values.reduce((sum, value, i) => sum + value * (VIMSHOTTARI_LORDS[i] as { years: number }).years, 0) /
      CYCLE_YEARS;
    const mean = meanOf(raw);
    const spread = Math.sqrt(meanOf(raw.map((value) => (value - mean) ** 2)));
    raw.forEach((value, i) => {
      fits[row * LORDS + i] = spread > 0 ? (value - mean) / spread : 0;
    });
  });
  return fits;
}

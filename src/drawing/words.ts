/** The text alternative of a drawing. */
import { rashiName } from '../../build/lexicon/terms/rashi';
import { two } from '../domain/time/isoCivil';
import type { DrawingStyle } from './cells';
import type { CellLayout, ChartPicture, Occupant } from './types';

const STYLE_NAMES: Record<DrawingStyle, string> = {
  north: 'North Indian drawing',
  south: 'South Indian drawing',
  east: 'East Indian drawing',
};

/** The title: style and caption. */
export function chartTitle({ style, caption = [] }: Pick<ChartPicture, 'style' | 'caption'>): string {
  return [STYLE_NAMES[style], ...caption].join(', ');
}

/** `Guru, retrograde, combust`. */
function standingWords({ title, retrograde, combust }: Occupant): string {
  return [title, retrograde && 'retrograde', combust && 'combust'].filter(Boolean).join(', ');
}

/** Degrees in a rāśi as `07°17′`, rounded down, so that they never reach the next rāśi. */
export function degreeWords(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${two(Math.floor(minutes / 60))}°${two(minutes % 60)}′`;
}

/** `Sūrya 07°17′ Kumbha, combust`. */
export function occupantWords(occupant: Occupant): string {
  const { title, rashi, degrees } = occupant;
  const measured = degrees !== undefined && Number.isFinite(degrees) ? `${degreeWords(degrees)} ` : '';
  return standingWords({ ...occupant, title: `${title} ${measured}${rashiName(rashi).iast}` });
}

/** `House 6, Kumbha`. */
export function cellWords({ house, rashi }: Pick<CellLayout, 'house' | 'rashi'>): string {
  return [house === null ? '' : `House ${house}`, rashi === null ? '' : rashiName(rashi).iast]
    .filter(Boolean)
    .join(', ');
}

/** `Lagna Kanyā. Meṣa: Rāhu; Tulā: Ketu.` The occupants of each rāśi, in order. */
export function chartWords({ style, lagnaRashi, occupants }: ChartPicture): string {
  const lagna = Number.isFinite(lagnaRashi)
    ? `Lagna ${rashiName(lagnaRashi).iast}.`
    : `Lagna not known${style === 'north' ? ': the houses stay empty' : ''}.`;
  const grahas = occupants.filter(({ key }) => key !== 'lagna');
  const told = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((rashi) => {
    const inside = grahas.filter((occupant) => occupant.rashi === rashi);
    const words = ({ title, retrograde, combust }: Occupant) => {
      const states = [retrograde && 'retrograde', combust && 'combust'].filter(Boolean);
      return states.length > 0 ? `${title} (${states.join(', ')})` : title;
    };
    return inside.length > 0 ? [`${rashiName(rashi).iast}: ${inside.map(words).join(', ')}`] : [];
  });
  const unknown = grahas.filter(({ rashi }) => !Number.isFinite(rashi)).map(({ title }) => title);
  return [
    lagna,
    ...(told.length > 0 ? [`${told.join('; ')}.`] : []),
    ...(unknown.length > 0 ? [`Not placed: ${unknown.join(', ')}.`] : []),
  ].join(' ');
}

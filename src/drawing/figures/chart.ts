/** The figures of a chart. */
import { HOUSE_SYSTEM_NAMES } from '../../../build/lexicon/terms/house_system';
import type { HouseSystem } from '../../data/houseSystems';
import type { Chakras } from '../../domain/chart/chakras';
import type { HousesOfSystem } from '../../domain/chart/houseSystems';
import type { FigureStyle } from '../figureStyles';
import type { Drawn } from '../placed';
import type { Script } from '../types';
import { kotaFigure, sarvatobhadraFigure } from './chakras';
import type { Figure } from './figure';
import { wheelFigure } from './wheel';
import { type FigureNames, inScript, namesIn, textsOf } from './words';

/** The parts of a chart that its figures show. */
export interface FigureChart extends Drawn {
  houses: readonly HousesOfSystem[];
  chakras: Chakras;
}

export interface FigureChoice {
  style: FigureStyle;
  /** House system of the chalit chart. */
  houses: HouseSystem;
  script: Script;
  /** The Sanskrit names of the script by default. */
  names?: FigureNames;
  caption: readonly string[];
}

/** Draws a chart as a wheel or a chakra. A chalit chart whose houses do not exist says so, and shows the points alone. */
export function chartFigure(chart: FigureChart, choice: FigureChoice): Figure {
  const { style, houses, script, names = namesIn(script), caption } = choice;
  const { mansions, kota } = chart.chakras;
  if (style === 'sarvatobhadra') return sarvatobhadraFigure({ mansions, script, names, caption });
  if (style === 'kota') return kotaFigure({ mansions, janma: kota.janma, script, names, caption });
  const texts = textsOf(script);
  const lagnaDeg = chart.lagna.siderealDeg;
  const system = chart.houses.find(({ key }) => key === houses);
  return wheelFigure({
    points: [{ key: 'lagna', siderealDeg: lagnaDeg }, ...chart.grahas],
    lagnaDeg,
    ...(style === 'chalit' && { cuspsDeg: system?.grahas ? system.cuspsDeg : null }),
    script,
    names,
    title: style === 'wheel' ? texts.wheel : texts.chalit({ system: inScript(HOUSE_SYSTEM_NAMES[houses], script) }),
    caption,
  });
}

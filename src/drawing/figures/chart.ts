/** The figures of a chart. */
import { HOUSE_SYSTEM_NAMES } from '../../../build/lexicon/terms/house_system';
import type { Chakras } from '../../domain/chart/chakras';
import type { HouseSystem } from '../../domain/chart/houseCusps';
import type { HousesOfSystem } from '../../domain/chart/houseSystems';
import type { FigureStyle } from '../figureStyles';
import type { Drawn } from '../picture';
import type { Script } from '../types';
import { kotaFigure, sarvatobhadraFigure } from './chakras';
import type { Figure } from './figure';
import { wheelFigure } from './wheel';
import { inScript, textsOf } from './words';

/** The parts of a chart that its figures show. */
interface FigureChart extends Drawn {
  houses: readonly HousesOfSystem[];
  chakras: Chakras;
}

interface FigureChoice {
  style: FigureStyle;
  /** House system of the chalit chart. */
  houses: HouseSystem;
  script: Script;
  caption: readonly string[];
}

/** Draws a chart as a wheel or a chakra. A chalit chart whose houses do not exist says so, and shows the points alone. */
export function chartFigure(chart: FigureChart, { style, houses, script, caption }: FigureChoice): Figure {
  const { mansions, kota } = chart.chakras;
  if (style === 'sarvatobhadra') return sarvatobhadraFigure({ mansions, script, caption });
  if (style === 'kota') return kotaFigure({ mansions, janma: kota.janma, script, caption });
  const texts = textsOf(script);
  const lagnaDeg = chart.lagna.siderealDeg;
  const system = chart.houses.find(({ key }) => key === houses);
  return wheelFigure({
    points: [{ key: 'lagna', siderealDeg: lagnaDeg }, ...chart.grahas],
    lagnaDeg,
    ...(style === 'chalit' && { cuspsDeg: system?.grahas ? system.cuspsDeg : null }),
    script,
    title: style === 'wheel' ? texts.wheel : texts.chalit({ system: inScript(HOUSE_SYSTEM_NAMES[houses], script) }),
    caption,
  });
}

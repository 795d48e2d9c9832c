import * as z from 'zod';
import { HOUSE_SYSTEMS } from '../../data/houseSystems';
import { VARGA_KEYS } from '../../data/keys';
import { DRAWING_STYLES, SCRIPTS } from '../../drawing';
import { FIGURE_STYLES } from '../../drawing/figureStyles';
import { oneOf } from '../fields';
import { unmet, whenValid } from '../validate';

/** The query parameters of a drawing. They are read only if the request asks for one. */
export const DrawingRequest = z
  .object({
    style: oneOf([...DRAWING_STYLES, ...FIGURE_STYLES])
      .default('north')
      .describe('Fixed houses (`north`) or rāśis (`south`, `east`); of D1 also a circle, one with cusps, or a chakra.'),
    houses: oneOf(HOUSE_SYSTEMS).optional().describe('Houses of `chalit`. Default: sripati.'),
    varga: oneOf(VARGA_KEYS).default('D1').describe('Divisional chart to draw.'),
    script: oneOf(SCRIPTS).default('iast').describe('Script of labels and numerals.'),
  })
  .refine(({ style, varga }) => varga === 'D1' || DRAWING_STYLES.some((each) => each === style), {
    path: ['varga'],
    when: whenValid(['style', 'varga']),
    ...unmet({ type: 'other', words: 'D1: only north, south and east draw divisional charts' }),
  })
  .refine(({ style, houses }) => houses === undefined || style === 'chalit', {
    path: ['houses'],
    when: whenValid(['style', 'houses']),
    ...unmet({ type: 'other', words: 'left out unless style is chalit' }),
  });

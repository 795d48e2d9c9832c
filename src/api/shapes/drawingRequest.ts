import * as z from 'zod';
import { VARGA_KEYS } from '../../data/keys';
import { DRAWING_STYLES, SCRIPTS } from '../../drawing';
import { oneOf } from '../fields';

/** The query parameters of a drawing. They are read only if the request asks for one. */
export const DrawingRequest = z.object({
  style: oneOf(DRAWING_STYLES).default('north').meta({
    description: 'Drawing style: houses in fixed places (`north`), or rāśis in fixed places (`south`, `east`).',
  }),
  varga: oneOf(VARGA_KEYS).default('D1').meta({ description: 'Divisional chart to draw.' }),
  script: oneOf(SCRIPTS).default('iast').meta({ description: 'Script of labels and numerals.' }),
});

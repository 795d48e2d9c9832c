/** The traditional time at the present instant and the reference place. */

import * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { REFERENCE, REFERENCE_TZ_HOURS } from '../../data/place';
import { traditionalTimeAt } from '../../domain/calendar/now';
import { fail, ok } from '../../domain/result';
import { nearestSecondJd } from '../../domain/time/civil';
import { flatPricing } from '../price';
import type { Code } from '../resource';
import { labelsFor, languageField } from '../shapes/language';
import { validate } from '../validate';
import { presentGhadi } from './present';
import type { GhadiResponse } from './response';

const GhadiRequest = z.object({ lang: languageField() });

interface GhadiQuestion {
  jdUt: number;
  lang: LanguageTag | undefined;
}

export const ghadi: Code<typeof GhadiRequest, GhadiQuestion, z.output<typeof GhadiResponse>> = {
  request: GhadiRequest,
  price: flatPricing('ghadi'),
  read(body, { nowMs }) {
    const request = validate(GhadiRequest, body);
    return request.ok ? ok({ jdUt: nearestSecondJd(nowMs), lang: request.value.lang }) : request;
  },
  async answer(kernel, { jdUt, lang }) {
    const time = traditionalTimeAt(kernel(), jdUt, REFERENCE, REFERENCE_TZ_HOURS);
    // The instant comes from the service's own clock, so a problem with it is not the client's fault.
    return time.ok ? ok(presentGhadi(time.value, await labelsFor(lang))) : fail({ reason: 'internal' });
  },
};

/** From the domain's observances to the answer of /api/utsavas. */

import type * as z from 'zod';
import type { Labels } from '../../domain/names/labels';
import { REFERENCE_PLACE } from '../../domain/place';
import { RULES_VERSION } from '../../domain/utsavas/version';
import type { UtsavaYear } from '../../domain/utsavas/year';
import { presentLanguage } from '../shapes/language';
import { presentDate } from '../shapes/presentAlmanac';
import { presentAlmanacStamp } from '../shapes/presentStamp';
import { presentWhere } from '../shapes/where';
import type { UtsavasChoice, UtsavasQuestion } from './question';
import { UTSAVA_FIELDS, type UtsavasResponse } from './response';
import { rowPresenter } from './row';

/** The place of a question is that of the answers that are asked without one. */
export const isReference = ({ lat, lon, tz }: Pick<UtsavasChoice, 'lat' | 'lon' | 'tz'>): boolean =>
  lat === REFERENCE_PLACE.lat && lon === REFERENCE_PLACE.lon && tz === REFERENCE_PLACE.tz;

/** @param labels  names in the language of the question, where it names one */
export function presentUtsavas(
  question: UtsavasQuestion,
  { utsavas, total, clocks, sky }: UtsavaYear,
  labels: Labels | null,
): z.output<typeof UtsavasResponse> {
  const { show, fields, selection, lang } = question;
  const { region, tradition, kinds, from, to } = selection;
  const present = rowPresenter(clocks, lang, labels);
  return {
    year: question.years[0] as number,
    place: presentWhere(question),
    reference_place: isReference(question) ? REFERENCE_PLACE : null,
    show,
    ...(region && { region }),
    ...(tradition && { tradition }),
    ...(kinds && { kind: [...kinds] }),
    ...(from && { from: presentDate(from) }),
    ...(to && { to: presentDate(to) }),
    ...presentLanguage(lang),
    count: utsavas.length,
    total,
    utsavas: utsavas.map((utsava) => present(utsava, fields ?? UTSAVA_FIELDS)),
    rules_version: RULES_VERSION,
    sunrise_definition: 'ul15',
    substrate_stamp: presentAlmanacStamp(sky),
  };
}

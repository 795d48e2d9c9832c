/** The current pañcāṅga as a tool. */
import * as z from 'zod';
import { fail, ok } from '../../domain/result';
import { admit } from '../price';
import { underField } from '../problem';
import type { ToolCode } from '../resource';
import { languageField } from '../shapes/language';
import { expecting, validate } from '../validate';
import { panchanga as code, panchangaIn } from './answer';
import type { PanchangaResponse } from './response';

type Panchanga = z.output<typeof PanchangaResponse>;

/** A date or a place would be ignored silently, so only the language may be given. */
const OnlyLanguage = expecting(
  {
    type: 'other',
    words: 'empty, or hold lang. This tool answers for the present instant. For other days or places, call days',
  },
  z.strictObject({ lang: languageField() }),
);

function compact(panchanga: Panchanga) {
  const { time, time_local, reference_place, ayanamsha, ayanamsha_deg, vara, substrate_stamp: stamp } = panchanga;
  const labelled = (label: string | undefined) => (label === undefined ? {} : { label });
  const limb = ({ index, name, label, start, end }: Panchanga['tithi']) => ({
    index,
    name,
    ...labelled(label),
    start,
    end,
  });
  const point = ({ sidereal_deg, rashi, nakshatra_pada }: Panchanga['sun']) => ({
    sidereal_deg,
    rashi,
    nakshatra_pada,
  });
  return {
    time,
    time_local,
    reference_place,
    ayanamsha,
    ayanamsha_deg,
    sun: point(panchanga.sun),
    moon: point(panchanga.moon),
    vara: {
      index: vara.index,
      name: vara.name,
      ...labelled(vara.label),
      lord: vara.lord,
      sunrise: vara.start,
      next_sunrise: vara.end,
    },
    tithi: limb(panchanga.tithi),
    nakshatra: limb(panchanga.nakshatra),
    yoga: limb(panchanga.yoga),
    karana: limb(panchanga.karana),
    kernel: { version: stamp.kernel.version, theory: stamp.kernel.theory },
  };
}

export const panchangaTool: ToolCode = {
  request: OnlyLanguage,
  async run(kernel, body, occasion) {
    const input = validate(OnlyLanguage, body);
    if (!input.ok) return fail(input.error.field === '' ? underField('arguments', input.error) : input.error);
    const question = await code.read({}, occasion);
    if (!question.ok) return question;
    const admitted = await admit(code.price, question.value, 'objects', occasion.door);
    if (!admitted.ok) return admitted;
    const { lang } = input.value;
    const panchanga = await panchangaIn(kernel, question.value, lang);
    return panchanga.ok
      ? ok({ input: lang === undefined ? {} : { lang }, output: compact(panchanga.value) })
      : panchanga;
  },
};

/** Computes the parts of a day from a date and a place. */
import type * as z from 'zod';
import { muhurtasOf } from '../../domain/days/muhurtas';
import { fail, ok } from '../../domain/result';
import { civilDateOf } from '../../domain/time/civil';
import { flatPricing } from '../price';
import { type DomainFields, domainProblem } from '../problem';
import type { Code } from '../resource';
import { labelsFor } from '../shapes/language';
import { placeOnDate } from '../shapes/location';
import { areRounded } from '../shapes/place';
import { validate } from '../validate';
import { presentMuhurtas } from './present';
import { type DayMuhurtasQuestion, MuhurtaRequest } from './request';
import type { MuhurtaResponse } from './response';

const FIELDS: DomainFields = { epoch: 'date', day: 'date', time: 'date', timezone: 'tz' };

export const muhurta: Code<typeof MuhurtaRequest, DayMuhurtasQuestion, z.output<typeof MuhurtaResponse>> = {
  request: MuhurtaRequest,
  price: flatPricing('muhurta'),
  async read(body, occasion) {
    const request = validate(MuhurtaRequest, body);
    if (!request.ok) return request;
    const { date, lang, ...given } = request.value;
    const where = await placeOnDate(given, civilDateOf(date), occasion);
    return where.ok ? ok({ date, ...where.value, ...(lang && { lang }) }) : where;
  },
  isPersonal: ({ id, lat, lon }) => id === undefined && !areRounded({ lat, lon }),
  async answer(kernel, question) {
    const { date, lat, lon, tz, lang } = question;
    const parts = muhurtasOf(kernel(), civilDateOf(date), { latDeg: lat, lonDeg: lon }, tz);
    if (!parts.ok) return fail(domainProblem(parts.error, FIELDS));
    return ok(presentMuhurtas(question, parts.value, await labelsFor(lang)));
  },
};

/** The annual chart of a birth. Its chart is the answer of `POST /api/chart` for the instant of the return. */

import type * as z from 'zod';
import type { DashaKey } from '../../domain/dasha/keys';
import { fail, ok, type Result } from '../../domain/result';
import { JD_UNIX_EPOCH, LAST_YEAR, unixToJd } from '../../domain/time/civil';
import type { Clocks } from '../../domain/time/zone';
import { computePraveshas, PRAVESHA_KINDS } from '../../domain/varshaphala/pravesha';
import { computeVarsha, type Varsha } from '../../domain/varshaphala/varsha';
import { natalOf, presentBirth, readBirthIn, withDatedBirths } from '../birth';
import { chart } from '../chart/answer';
import type { ChartResponse } from '../chart/response';
import { rowsOfTables, tableFormats } from '../formats';
import { entriesLever, nameOctets, type Pricing } from '../price';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { presentSettings } from '../settings';
import { kernelAt } from '../shapes/anyYear';
import { clocksBetween } from '../shapes/clocks';
import { labelsFor } from '../shapes/language';
import { locationOf } from '../shapes/location';
import { validate } from '../validate';
import { presentPraveshas, presentVarsha } from './present';
import type { VarshaphalaQuestion } from './question';
import { VarshaphalaRequest } from './request';
import type { VarshaFound, VarshaphalaResponse } from './response';

/** The work of an annual chart: its parts. */
const varshaphalaPricing: Pricing<VarshaphalaQuestion> = {
  rates: 'varshaphala',
  work: ({ include, pravesha, lang }) => ({
    request: 1,
    ...Object.fromEntries(include.map((part) => [part, 1])),
    ...Object.fromEntries(pravesha.map((kind) => [`pravesha_${kind}`, 1])),
    name_octets: (1 + include.length) * nameOctets(lang),
  }),
  levers: [entriesLever('include', 0), entriesLever('pravesha', 0)],
};

const FIELDS: DomainFields = { epoch: 'birth', day: 'year', time: 'year', timezone: 'place.tz' };

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<VarshaphalaQuestion, Problem>> {
  const request = validate(VarshaphalaRequest, await withDatedBirths(body, ['birth'], occasion));
  if (!request.ok) return request;
  const birth = await readBirthIn('birth', request.value.birth, occasion);
  if (!birth.ok) return birth;
  const { year, include = [], pravesha = [], lang, times } = request.value;
  const birthYear = Number(birth.value.date.slice(0, -6));
  if (year < birthYear) {
    const expected = { type: 'integer', min: birthYear, max: LAST_YEAR } as const;
    return fail({ reason: 'invalid_field', field: 'year', rule: 'value', expected, got: year });
  }
  const isElsewhere = request.value.place !== undefined || request.value.lat !== undefined;
  const located = isElsewhere ? await locationOf(request.value, occasion) : null;
  if (located?.ok === false) return located;
  return ok({
    birth: birth.value,
    natal: natalOf(birth.value, request.value),
    year,
    age: year - birthYear,
    place: located?.value.place ?? birth.value.place,
    include,
    pravesha: PRAVESHA_KINDS.filter((kind) => pravesha.includes(kind)),
    isUtc: times === 'utc',
    ...(lang !== undefined && { lang }),
  });
}

/** The last possible instant of a birth. An annual chart of 2100 may begin in the first days of 2101. */
const LAST_MS = Date.UTC(LAST_YEAR + 1, 0, 1) - 1;

/** The wall clock of an instant as the fields of a birth, with a fraction of a second. */
function clockFields(jdUt: number, tzHours: number) {
  const ms = Math.min((jdUt - JD_UNIX_EPOCH) * 86_400_000 + tzHours * 3_600_000, LAST_MS);
  const clock = new Date(Math.floor(ms / 60_000) * 60_000);
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
    second: (ms - clock.getTime()) / 1000,
  };
}

/** The annual chart as `POST /api/chart` answers it. */
async function chartOf(
  kernel: LoadKernel,
  { natal, place, include, lang }: VarshaphalaQuestion,
  { return: solar, tzHours }: Varsha<never, DashaKey>,
): Promise<Result<z.output<typeof ChartResponse>, Problem>> {
  const body = {
    ...clockFields(solar.jdUt, tzHours),
    lat: place.lat,
    lon: place.lon,
    tzHours,
    ayanamsa: natal.ayanamsha,
    nodeMode: natal.nodeMode,
    include,
    ...(lang !== undefined && { lang }),
  };
  // The place is given by coordinates and the instant is known, so the chart needs neither the list of places nor the
  // present instant.
  const unused: Occasion = {
    nowMs: 0,
    origin: '',
    places: () => Promise.reject(new Error('an annual chart names no place')),
  };
  const question = await chart.read(body, unused);
  if (!question.ok) return fail({ reason: 'internal' });
  // The exact instant, which the wall clock represents to a few microseconds, with the conventions of the natal chart.
  const { ayanamsha, nodeMode } = natal;
  const exact = { ...question.value.chart, jdUt: solar.jdUt, ayanamsha, nodeMode };
  return chart.answer(kernel, { ...question.value, chart: exact });
}

/** The computed part of the answer, in the words of the engine, and the clocks of its instants. */
export async function findVarsha(
  kernel: LoadKernel,
  asked: VarshaphalaQuestion,
): Promise<Result<{ found: z.output<typeof VarshaFound>; clocks: Clocks }, Problem>> {
  const { natal, age, place, year, pravesha, lang } = asked;
  const startJd = unixToJd(Date.UTC(year, 0, 1));
  const clocks = await clocksBetween(place, startJd - 2, startJd + 800, natal.tzHours);
  const question = { natal, age, place: { latDeg: place.lat, lonDeg: place.lon }, offsetHours: clocks.hoursAt };
  const varsha = computeVarsha(kernel(), question, { include: [] });
  if (!varsha.ok) return fail(domainProblem(varsha.error, FIELDS));
  const annual = await chartOf(kernel, asked, varsha.value);
  if (!annual.ok) return annual;
  const labels = await labelsFor(lang);
  const found = presentVarsha(varsha.value, annual.value, asked, labels);
  if (pravesha.length === 0) return ok({ found, clocks });
  // The year of life may end after the range of the kernel.
  const whole = kernelAt(kernel, startJd + 800);
  const praveshas = computePraveshas(whole, { varsha: varsha.value, place: question.place, kinds: pravesha });
  if (!praveshas.ok) return fail(domainProblem(praveshas.error, FIELDS));
  return ok({ found: { ...found, pravesha: presentPraveshas(praveshas.value, labels) }, clocks });
}

type VarshaphalaAnswer = z.output<typeof VarshaphalaResponse>;

async function answer(kernel: LoadKernel, asked: VarshaphalaQuestion): Promise<Result<VarshaphalaAnswer, Problem>> {
  const varsha = await findVarsha(kernel, asked);
  if (!varsha.ok) return varsha;
  const { FOUND_VARSHA } = await import('./response');
  const clocks = asked.isUtc ? null : varsha.value.clocks;
  const { birth, place, natal } = asked;
  return ok({
    birth: presentBirth(birth, clocks),
    assumed: birth.assumed,
    place,
    settings: presentSettings(natal),
    ...FOUND_VARSHA.spell(varsha.value.found, clocks),
  } as VarshaphalaAnswer);
}

/** The tables of an annual chart. */
export type VarshaTables = Pick<z.output<typeof VarshaFound>, 'yogas' | 'sahams' | 'mudda' | 'patyayini'>;

export const varshaRows = ({ yogas, sahams, mudda, patyayini }: VarshaTables): object[] =>
  rowsOfTables({ yogas, sahams, mudda: mudda.periods, patyayini: patyayini.periods });

export const varshaphala: Code<typeof VarshaphalaRequest, VarshaphalaQuestion, VarshaphalaAnswer> = {
  request: VarshaphalaRequest,
  price: varshaphalaPricing,
  read,
  answer,
  formats: tableFormats(answer, (varsha) => varshaRows(varsha as unknown as VarshaTables)),
};

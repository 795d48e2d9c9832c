/** The annual chart of a birth. Its chart is the answer of `POST /api/chart` for the instant of the return. */
import type * as z from 'zod';
import type { DashaKey } from '../../domain/dasha/keys';
import type { ChartQuestion } from '../../domain/positions/types';
import { fail, ok, type Result } from '../../domain/result';
import { JD_UNIX_EPOCH, LAST_YEAR } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import { fixedClocks, historiesFor, zoneChoice, zoneIdentifier, zoneOffsets } from '../../domain/time/zone';
import { computeVarsha, type Varsha } from '../../domain/varshaphala/varsha';
import { readBirth } from '../birth';
import { chart } from '../chart/answer';
import type { ChartResponse } from '../chart/response';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { labelsFor } from '../shapes/language';
import { findPlace } from '../shapes/where';
import { validate } from '../validate';
import { presentVarsha } from './present';
import type { AnnualPlace, VarshaphalaQuestion } from './question';
import { VarshaphalaRequest } from './request';
import type { VarshaphalaResponse } from './response';

const FIELDS: DomainFields = { epoch: 'birth', day: 'year', time: 'year', timezone: 'place.tz' };

async function placeOf(
  place: z.output<typeof VarshaphalaRequest>['place'],
  { latDeg, lonDeg }: ChartQuestion,
  occasion: Occasion,
): Promise<Result<AnnualPlace, Problem>> {
  if (place === undefined) return ok({ lat: latDeg, lon: lonDeg });
  if (typeof place === 'object') {
    return ok({ lat: place.lat + 0, lon: place.lon + 0, tz: zoneIdentifier(place.tz) as string }); // -0 is 0
  }
  const named = await findPlace(place, occasion);
  if (!named.ok) return named;
  const { id, name, lat, lon, tz } = named.value;
  return ok({ lat, lon, tz, id, name });
}

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<VarshaphalaQuestion, Problem>> {
  const request = validate(VarshaphalaRequest, body);
  if (!request.ok) return request;
  const birth = await readBirth('birth', body.birth as Record<string, unknown>, occasion);
  if (!birth.ok) return birth;
  const { year, ayanamsa, include = [], lang } = request.value;
  const birthYear = Number(isoLocal(birth.value.jdUt, birth.value.tzHours).slice(0, 4));
  if (year < birthYear) {
    const expected = { type: 'integer', min: birthYear, max: LAST_YEAR } as const;
    return fail({ reason: 'invalid_field', field: 'year', rule: 'value', expected });
  }
  const place = await placeOf(request.value.place, birth.value, occasion);
  if (!place.ok) return place;
  return ok({
    natal: { ...birth.value, ...(ayanamsa !== undefined && { ayanamsha: ayanamsa }) },
    year,
    age: year - birthYear,
    place: place.value,
    include,
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

export const varshaphala: Code<typeof VarshaphalaRequest, VarshaphalaQuestion, z.output<typeof VarshaphalaResponse>> = {
  request: VarshaphalaRequest,
  read,
  async answer(kernel, asked) {
    const { natal, age, place, lang } = asked;
    const histories = place.tz === undefined ? null : await historiesFor(asked, zoneChoice(place.tz));
    const offsetHours = (jdUt: number): number => {
      const offsets = place.tz === undefined ? null : zoneOffsets(place.tz, jdUt, jdUt, histories);
      return (offsets?.ok ? offsets.value : fixedClocks(natal.tzHours)).hoursAt(jdUt);
    };
    const question = { natal, age, place: { latDeg: place.lat, lonDeg: place.lon }, offsetHours };
    const varsha = computeVarsha(kernel(), question, { include: [] });
    if (!varsha.ok) return fail(domainProblem(varsha.error, FIELDS));
    const annual = await chartOf(kernel, asked, varsha.value);
    if (!annual.ok) return annual;
    return ok(presentVarsha(varsha.value, annual.value, asked, await labelsFor(lang)));
  },
};

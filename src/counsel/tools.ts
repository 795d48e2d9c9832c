/**
 * The tools of counsel: resources of the registry with their compact results.
 */

import * as z from 'zod';
import type { Problem } from '../api/problem';
import { flatRefusal } from '../api/refusal';
import type { LoadKernel, Occasion, ToolResult } from '../api/resource';
import { LOCATION } from '../api/shapes/location';
import { fieldMeant } from '../api/spelling';
import type { Tool as ResourceTool } from '../api/tool';
import { toolNamed } from '../api/tools';
import { isObject } from '../api/validate';
import { REFERENCE_PLACE } from '../data/place';
import { type PlaceList, placeById } from '../domain/places/list';
import { ok, type Result } from '../domain/result';
import type { PlaceNames } from '../lexicon/places';
import type { Language } from './language';
import { TOOL_NAMES, type ToolName } from './toolNames';
import type { CounselTool, Tools } from './types';

/**
 * The resource tool behind a tool of counsel. Two of them compute the pañcāṅga: at the present instant, or of days.
 */
async function resourceTool(name: ToolName | 'days'): Promise<ResourceTool> {
  const tool = await toolNamed(name);
  if (tool === undefined) throw new Error(`the registry has no tool ${name}`);
  return tool;
}

/** The fields of a day for which counsel has claims. */
const DAY_FIELDS = [
  ...['sunrise', 'sunset', 'moonrise', 'moonset', 'polar', 'note'],
  ...['vara', 'tithi', 'nakshatra', 'yoga', 'karana', 'masa', 'observances'],
];

/** Beyond this number of days, a result has fewer fields, unless the call names them. */
const MAX_WHOLE_DAYS = 3;

type Body = Record<string, unknown>;
type Answered = Result<ToolResult, Problem>;

const PLACE = z.object(LOCATION);

/** Whether a call names its place, in whatever spelling. */
const isPlaced = (input: Body): boolean =>
  Object.keys(input).some((key) => ['place', 'lat', 'lon'].includes(fieldMeant(PLACE, key) ?? ''));

/** The present instant without a date and a place, otherwise days; at New Delhi unless the call names a place. */
async function panchanga(kernel: LoadKernel, input: unknown, occasion: Occasion): Promise<Answered> {
  const isPresent = !isObject(input) || Object.keys(input).every((key) => key === 'lang');
  if (isPresent) return (await resourceTool('panchanga')).run(kernel, input, occasion);
  const days = await resourceTool('days');
  const { date, ...given } = input as Body;
  const isDated = date !== undefined || given.from !== undefined || given.to !== undefined;
  const first = date ?? given.from ?? (isDated ? undefined : 'today');
  const last = date ?? given.to ?? first;
  const { lat, lon, tz } = REFERENCE_PLACE;
  const span = { ...given, ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
  const isShort = typeof first === 'string' && typeof last === 'string' && isWithin(first, last);
  const place = isPlaced(given) ? {} : { lat, lon, tz };
  const answer = await days.run(kernel, { ...(isShort && { fields: DAY_FIELDS }), ...place, ...span }, occasion);
  if (!answer.ok || given.fields !== undefined) return answer;
  const { fields: _chosen, ...read } = answer.value.input;
  return ok({ input: read, output: answer.value.output });
}

const isWithin = (from: string, to: string): boolean =>
  from === to || (Date.parse(to) - Date.parse(from)) / 86_400_000 < MAX_WHOLE_DAYS;

/** Tools with sentences in Hindi: reasons, rules, facts. */
const TOLD_IN_HINDI: readonly ToolName[] = ['utsavas', 'match', 'facts', 'muhurta_search'];

/** Adds the user's language to the input, for tools with sentences. */
function withLanguage(name: ToolName, input: unknown, language: Language): unknown {
  if (!isObject(input) || 'lang' in input) return input;
  if (name === 'sky') return { ...input, lang: language === 'hi' ? 'hi' : 'en' };
  return language === 'hi' && TOLD_IN_HINDI.includes(name) ? { ...input, lang: 'hi' } : input;
}

/**
 * A result with the Hindi names of its places as labels, as answers with `lang=hi` have them.
 *
 * @param list  has the time zones of places that a result has with a mere offset
 */
function inHindi(output: Body, names: PlaceNames, list: PlaceList): Body {
  const named = (place: unknown): unknown => {
    if (!isObject(place) || typeof place.name !== 'string') return place;
    const tz = typeof place.tz === 'string' ? place.tz : placeById(list, String(place.id))?.tz;
    if (tz === undefined) return place;
    const region = typeof place.admin1 === 'string' && { region_label: names.region(place.admin1) };
    return { label: names.town(place.name, tz), ...region, ...place };
  };
  const places = ['place', 'reference_place'].filter((key) => key in output).map((key) => [key, named(output[key])]);
  const lists = ['places', 'candidates'].flatMap((key) => {
    const list = output[key];
    return Array.isArray(list) ? [[key, list.map(named)]] : [];
  });
  const birth = isObject(output.birth) && { birth: { ...output.birth, place: named(output.birth.place) } };
  return { ...output, ...Object.fromEntries([...places, ...lists]), ...birth };
}

/**
 * @param report    receives errors of the service; the model only learns that the tool failed
 * @param language  language of sentences in results, unless a call names another
 * @param inYears   computes with the tables of years outside 1899 to 2101, where a call needs them
 */
export function counselTools(
  kernel: LoadKernel,
  occasion: Occasion,
  report: (error: unknown) => void,
  language: Language = 'en',
  inYears: <T>(compute: () => T | Promise<T>) => Promise<T> = async (compute) => compute(),
): Tools {
  const answerOf = async (name: ToolName, input: unknown): Promise<Answered> =>
    name === 'panchanga'
      ? panchanga(kernel, input, occasion)
      : (await resourceTool(name)).run(kernel, withLanguage(name, input, language), occasion);
  const counselTool = (name: ToolName): CounselTool => ({
    async takesPlace() {
      const { inputFields } = await resourceTool(name === 'panchanga' ? 'days' : name);
      return inputFields.includes('place');
    },
    async run(input) {
      try {
        const result = await inYears(() => answerOf(name, input));
        const names = language === 'hi' ? await occasion.placeNames?.() : null;
        const list = names && (await occasion.places());
        const inLanguage = (output: Body): Body => (names && list ? inHindi(output, names, list) : output);
        return result.ok
          ? { ok: true, input: result.value.input, output: inLanguage(result.value.output) }
          : { ok: false, output: inLanguage({ ...flatRefusal(result.error) }) };
      } catch (error) {
        report(error);
        return { ok: false, output: { ...flatRefusal({ reason: 'internal' }) } };
      }
    },
  });
  return Object.fromEntries(TOOL_NAMES.map((name) => [name, counselTool(name)])) as Tools;
}

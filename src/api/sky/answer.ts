/** The events of the sky in a span of days. */

import type * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { type SentenceLanguage, sentenceLanguage } from '../../data/language';
import { OUTER_KEYS } from '../../data/outer';
import { REFERENCE_PLACE } from '../../data/place';
import { STAR_KEYS } from '../../data/stars';
import { type DomainError, fail, ok, type Result } from '../../domain/result';
import type { MeetingEvent } from '../../domain/sky/meetings';
import type { OuterEvent } from '../../domain/sky/outerEvents';
import { instantOf, skyEvents } from '../../domain/sky/sky';
import {
  DEFAULT_SKY_BODIES,
  DEFAULT_SKY_KINDS,
  RISING_KINDS,
  type RisingEvent,
  SKY_KINDS,
  type SkyEvent,
} from '../../domain/sky/types';
import { civilFromDays } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Clocks } from '../../domain/time/zone';
import type { Kernel } from '../../kernel/kernel';
import { listChunk } from '../json';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { presentSettings } from '../settings';
import { daysOfSpan, kernelForDays, presentOtherYears } from '../shapes/anyYear';
import { zoneName } from '../shapes/clocks';
import { dayOf, daySpan } from '../shapes/days';
import { labelsFor, presentLanguage } from '../shapes/language';
import { locationOf } from '../shapes/location';
import { pageOf, pageQuestion } from '../shapes/page';
import type { Location } from '../shapes/place';
import { presentStamp } from '../shapes/presentStamp';
import { type Located, validateSpan } from '../shapes/span';
import { skyFile } from './file';
import { type AnySkyEvent, type SkyPresenter, skyPresenter } from './present';
import { skyPricing } from './price';
import type { SkyRequestQuestion } from './question';
import { SkyRequest, TOOL_FIELDS } from './request';
import type { SkyResponse } from './response';

const FIELDS: DomainFields = { epoch: 'from', day: 'from', time: 'from', timezone: 'tz' };

/** The clocks of a request, and its place. */
interface SkyPlace extends Pick<Location, 'tz' | 'lon'> {
  place: Location | null;
}

/** The clocks of a request without a place and a zone. */
const UTC: SkyPlace = { tz: 'UTC', lon: 0, place: null };

/** The place of a valid request, or the zone alone. */
const located =
  (occasion: Occasion) =>
  async (request: z.output<typeof SkyRequest>): Promise<Result<Located<SkyPlace>, Problem>> => {
    const { place, lat, tz } = request;
    if (place === undefined && lat === undefined) {
      return ok({ place: tz === undefined ? UTC : { ...UTC, tz: zoneName(tz) }, assumed: [] });
    }
    const found = await locationOf(request, occasion, { rounds: true });
    if (!found.ok) return found;
    const { tz: zone, lon } = found.value.place;
    return ok({ place: { tz: zone, lon, place: found.value.place }, assumed: found.value.assumed });
  };

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<SkyRequestQuestion, Problem>> {
  const spanned = await validateSpan(SkyRequest, body, located(occasion), occasion);
  if (!spanned.ok) return spanned;
  const { request, place: where, assumed } = spanned.value;
  const { ayanamsa, node, visibility, lang, times } = request;
  const [fromDay, toDay] = daysOfSpan(request);
  const { kind: kinds = DEFAULT_SKY_KINDS, include = [] } = request;
  const bodies: readonly string[] = request.bodies ?? DEFAULT_SKY_BODIES;
  const hasOuter = include.includes('outer');
  return ok({
    from: isoDate(civilFromDays(fromDay)),
    to: isoDate(civilFromDays(toDay)),
    kinds: SKY_KINDS.filter((kind) => kinds.includes(kind)),
    bodies: GRAHA_KEYS.filter((key) => bodies.includes(key)),
    planets: OUTER_KEYS.filter((key) => hasOuter || bodies.includes(key)),
    stars: STAR_KEYS.filter((key) => bodies.includes(key)),
    withStars: include.includes('stars'),
    ayanamsa,
    node,
    visibility,
    ...(where !== UTC && { tz: where.tz }),
    place: where.place,
    assumed,
    page: pageQuestion(request, { ...body, from: request.from, to: request.to, year: undefined }),
    isUtc: times === 'utc',
    ...(lang !== undefined && { lang }),
  });
}

/** The kernel of all years for a span outside the present ones. */
const kernelFor = (kernel: LoadKernel, { from, to }: SkyRequestQuestion): Kernel =>
  kernelForDays(kernel, dayOf(from), dayOf(to));

/** The events of the planets beyond Saturn, whose series load with the first request for them. */
async function outerEventsOf(
  kernel: Kernel,
  { planets, kinds, bodies, ayanamsa }: SkyRequestQuestion,
  { fromJd, toJd }: { fromJd: number; toJd: number },
): Promise<Result<OuterEvent[], DomainError>> {
  if (planets.length === 0) return ok([]);
  const [{ outerEvents }, { outerPlanets }] = await Promise.all([
    import('../../domain/sky/outerEvents'),
    import('../../domain/ephemeris/outer'),
  ]);
  return outerEvents(kernel, outerPlanets, { fromJd, toJd, ayanamsa, kinds, planets, bodies });
}

/** The series of the planets beyond Saturn, which load with the first request for one of them. */
const outerSeriesFor = async ({ planets }: SkyRequestQuestion) =>
  planets.length > 0 ? (await import('../../domain/ephemeris/outer')).outerPlanets : undefined;

/** Risings, transits and settings of stars and planets beyond Saturn, whose search loads with the first request for them. */
async function farRisingsOf(
  kernel: Kernel,
  question: SkyRequestQuestion,
  { fromJd, toJd }: { fromJd: number; toJd: number },
): Promise<RisingEvent[]> {
  const { kinds, planets, stars, withStars, place } = question;
  const bodies = [...planets, ...(withStars ? STAR_KEYS : stars)];
  if (bodies.length === 0 || place === null || !RISING_KINDS.some((kind) => kinds.includes(kind))) return [];
  const [{ farRisings }, outer] = await Promise.all([import('../../domain/sky/farRisings'), outerSeriesFor(question)]);
  return farRisings(kernel, { fromJd, toJd, kinds, place: { latDeg: place.lat, lonDeg: place.lon }, bodies, outer });
}

/** The conjunctions in right ascension and with stars, whose search loads with the first request for them. */
async function meetingEventsOf(
  kernel: Kernel,
  question: SkyRequestQuestion,
  { fromJd, toJd }: { fromJd: number; toJd: number },
): Promise<Result<MeetingEvent[], DomainError>> {
  const { kinds, stars, withStars } = question;
  const hasStars = withStars || stars.length > 0;
  if (!kinds.includes('conjunction_ra') && !(hasStars && kinds.includes('conjunction'))) return ok([]);
  const [{ meetingEvents }, outer] = await Promise.all([import('../../domain/sky/meetings'), outerSeriesFor(question)]);
  return meetingEvents(kernel, { ...question, fromJd, toJd, outer });
}

type OtherEvent = OuterEvent | MeetingEvent | RisingEvent;

/** Merges two lists of events in order of time. At equal instants the grahas come first, then the order of the lists. */
const merged = (events: readonly SkyEvent[], others: readonly OtherEvent[]): AnySkyEvent[] =>
  others.length === 0 ? [...events] : [...events, ...others].sort((a, b) => instantOf(a) - instantOf(b));

/** The events, with the UTC offsets of their local times. */
async function found(kernel: LoadKernel, asked: SkyRequestQuestion) {
  const span = await daySpan(asked.from, asked.to, asked.tz, asked.place?.lon);
  const { lat: latDeg, lon: lonDeg } = asked.place ?? REFERENCE_PLACE; // Kinds that a place changes need one.
  const place = { latDeg, lonDeg };
  const outer = asked.kinds.includes('occultation')
    ? (await import('../../domain/ephemeris/outer')).outerPlanets
    : undefined;
  const events = skyEvents(kernelFor(kernel, asked), {
    ...asked,
    ...span,
    nodeMode: asked.node,
    place,
    ...(asked.place && { eclipsesAt: place }),
    ...(outer && { outer }),
  });
  if (!events.ok) return fail(domainProblem(events.error, FIELDS));
  const others = await outerEventsOf(kernelFor(kernel, asked), asked, span);
  if (!others.ok) return fail(domainProblem(others.error, FIELDS));
  const meetings = await meetingEventsOf(kernelFor(kernel, asked), asked, span);
  if (!meetings.ok) return fail(domainProblem(meetings.error, FIELDS));
  const risings = await farRisingsOf(kernelFor(kernel, asked), asked, span);
  return ok({ ...span, events: merged(events.value, [...others.value, ...meetings.value, ...risings]) });
}

const languageOf = ({ lang }: SkyRequestQuestion): SentenceLanguage | null =>
  lang === undefined ? null : sentenceLanguage(lang);

type SkyAnswer = z.output<typeof SkyResponse>;

/** Writes the events of an answer. */
type WriteEvents = (
  events: readonly AnySkyEvent[],
  presenter: SkyPresenter,
  clocks: Clocks | null,
) => SkyAnswer['events'];

const asObjects: WriteEvents = (events, { present }, clocks) => events.map((event) => present(event, clocks));
const asChunk: WriteEvents = (events, { write }, clocks) =>
  listChunk(events, (out, event) => write(out, event, clocks)) as unknown as SkyAnswer['events'];

async function answer(
  kernel: LoadKernel,
  asked: SkyRequestQuestion,
  writeEvents: WriteEvents,
): Promise<Result<SkyAnswer, Problem>> {
  const all = await found(kernel, asked);
  if (!all.ok) return all;
  const { from, to, ayanamsa, node, tz, place, assumed, lang } = asked;
  const { events, clocks, fromJd } = all.value;
  const start = kernelFor(kernel, asked).sky(fromJd, ayanamsa);
  if (!start.ok) return fail(domainProblem(start.error, FIELDS));
  const settings = { ayanamsha: ayanamsa, nodeMode: node };
  const stamp = presentStamp({
    question: settings,
    sky: start.value,
    ayanamshaDeg: start.value.ayanamsha.appliedDeg,
    notes: [],
  });
  const { items, page } = pageOf(events, asked.page);
  const presenter = skyPresenter(await labelsFor(lang));
  const { stampInVocabulary } = await import('../shapes/stampInVocabulary');
  return ok({
    from,
    to,
    ...presentOtherYears(from, to, start.value),
    ...(place !== null ? { place } : tz !== undefined && { tz }),
    assumed: [...assumed],
    settings: presentSettings(settings),
    ...presentLanguage(lang),
    ...page,
    substrate_stamp: stampInVocabulary(stamp),
    events: writeEvents(items, presenter, asked.isUtc ? null : clocks),
  });
}

export const sky: Code<typeof SkyRequest, SkyRequestQuestion, SkyAnswer> = {
  request: SkyRequest,
  toolFields: TOOL_FIELDS,
  read,
  price: skyPricing,
  answer: (kernel, asked) => answer(kernel, asked, asObjects),
  outline: (kernel, asked) => answer(kernel, asked, asChunk),
  formats: {
    async ics(kernel, asked) {
      const answer = await found(kernel, asked);
      if (!answer.ok) return answer;
      const language = languageOf(asked) ?? 'en';
      const body = skyFile(answer.value.events, asked, language);
      const file = `sky-${asked.from}-${asked.to}.ics`;
      return ok({ body, headers: { 'Content-Disposition': `inline; filename="${file}"` } });
    },
  },
};

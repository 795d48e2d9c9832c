/** The events of the sky in a span of days. */

import type * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { type SentenceLanguage, sentenceLanguage } from '../../data/language';
import { REFERENCE_PLACE } from '../../data/place';
import { fail, ok, type Result } from '../../domain/result';
import { skyEvents } from '../../domain/sky/sky';
import {
  DAILY_SKY_KINDS,
  DEFAULT_SKY_BODIES,
  DEFAULT_SKY_KINDS,
  SKY_KINDS,
  type SkyKind,
} from '../../domain/sky/types';
import { civilFromDays } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { zoneIdentifier } from '../../domain/time/zone';
import type { Kernel } from '../../kernel/kernel';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { daysOfSpan, kernelForDays, presentOtherYears } from '../shapes/anyYear';
import { dayOf, daySpan } from '../shapes/days';
import { presentLanguage } from '../shapes/language';
import { presentStamp } from '../shapes/presentStamp';
import { findPlace, roundedCoordinates } from '../shapes/where';
import { validate } from '../validate';
import { skyFile } from './file';
import { presentSkyEvent } from './present';
import { skyPricing } from './price';
import type { SkyRequestQuestion } from './question';
import { SkyRequest } from './request';
import type { SkyResponse } from './response';

/** The kinds that a place of the request changes. */
const LOCAL_KINDS: readonly SkyKind[] = ['eclipse', ...DAILY_SKY_KINDS];

const FIELDS: DomainFields = { epoch: 'from', day: 'from', time: 'from', timezone: 'tz' };

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<SkyRequestQuestion, Problem>> {
  const request = validate(SkyRequest, body);
  if (!request.ok) return request;
  const { ayanamsa, nodeMode, visibility, lang, lat, lon, place, tz } = request.value;
  const [fromDay, toDay] = daysOfSpan(request.value);
  const { kinds = DEFAULT_SKY_KINDS, bodies = DEFAULT_SKY_BODIES } = request.value;
  const named = place === undefined ? undefined : await findPlace(place, occasion);
  if (named && !named.ok) return named;
  const zone = tz ?? named?.value.tz;
  const coordinates =
    lat !== undefined && lon !== undefined
      ? roundedCoordinates(lat, lon)
      : { lat: REFERENCE_PLACE.lat, lon: REFERENCE_PLACE.lon };
  const where = named?.value;
  return ok({
    from: isoDate(civilFromDays(fromDay)),
    to: isoDate(civilFromDays(toDay)),
    kinds: SKY_KINDS.filter((kind) => kinds.includes(kind)),
    bodies: GRAHA_KEYS.filter((key) => bodies.includes(key)),
    ayanamsa,
    nodeMode,
    visibility,
    ...(zone !== undefined && { tz: zoneIdentifier(zone) as string }),
    place: where ? { lat: where.lat, lon: where.lon, id: where.id, name: where.name } : coordinates,
    hasPlace: where !== undefined || lat !== undefined,
    ...(lang !== undefined && { lang }),
  });
}

/** The kernel of all years for a span outside the present ones. */
const kernelFor = (kernel: LoadKernel, { from, to }: SkyRequestQuestion): Kernel =>
  kernelForDays(kernel, dayOf(from), dayOf(to));

/** The events, with the UTC offsets of their local times. */
async function found(kernel: LoadKernel, asked: SkyRequestQuestion) {
  const span = await daySpan(asked.from, asked.to, asked.tz, asked.hasPlace ? asked.place.lon : undefined);
  const { lat: latDeg, lon: lonDeg } = asked.place;
  const place = { latDeg, lonDeg };
  const events = skyEvents(kernelFor(kernel, asked), {
    ...asked,
    ...span,
    place,
    ...(asked.hasPlace && { eclipsesAt: place }),
  });
  return events.ok ? ok({ ...span, events: events.value }) : fail(domainProblem(events.error, FIELDS));
}

const languageOf = ({ lang }: SkyRequestQuestion): SentenceLanguage | null =>
  lang === undefined ? null : sentenceLanguage(lang);

export const sky: Code<typeof SkyRequest, SkyRequestQuestion, z.output<typeof SkyResponse>> = {
  request: SkyRequest,
  read,
  price: skyPricing,
  async answer(kernel, asked) {
    const answer = await found(kernel, asked);
    if (!answer.ok) return answer;
    const { from, to, ayanamsa, nodeMode, tz, place, hasPlace, kinds } = asked;
    const { events, clocks, fromJd } = answer.value;
    const start = kernelFor(kernel, asked).sky(fromJd, ayanamsa);
    if (!start.ok) return fail(domainProblem(start.error, FIELDS));
    const language = languageOf(asked);
    const stamp = presentStamp({
      question: { ayanamsha: ayanamsa, nodeMode },
      sky: start.value,
      ayanamshaDeg: start.value.ayanamsha.appliedDeg,
      notes: [],
    });
    return ok({
      from,
      to,
      ...presentOtherYears(from, to, start.value),
      ayanamsa,
      node_mode: nodeMode,
      ...(tz !== undefined && { tz }),
      ...((kinds.includes('visibility') || (hasPlace && kinds.some((kind) => LOCAL_KINDS.includes(kind)))) && {
        place,
      }),
      ...presentLanguage(asked.lang),
      count: events.length,
      substrate_stamp: stamp,
      events: events.map((event) => presentSkyEvent(event, clocks, language)),
    });
  },
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

/** A birth as the options or a row of a file give it, checked by the rules of the API. */
import type * as z from 'zod';
import type { ChartQuestion } from '../../domain/chart/types';
import { type ResolvedInstant, resolveWallClock, type ZoneChoice } from '../../domain/time/zone';
import { ChartRequest } from '../../http/chart/request';
import { wallClock } from '../../http/core-chart/clock';
import { BharatChartRequest } from '../../http/core-chart/request';
import type { FieldNames } from '../../http/envelope';
import { validate } from '../../http/validation';
import { readTime } from './numbers';
import type { AskedPlace } from './place';
import { answered, type OptionNames } from './refusals';

/** How the fields of both chart endpoints are written on the command line. */
const OPTIONS: OptionNames = {
  birthDate: '--date',
  birthTime: '--time',
  'birthPlace.lat': '--lat',
  'birthPlace.lon': '--lon',
  'birthPlace.tz': '--tz',
  'birthPlace.tzOffsetHours': '--offset',
  ayanamsa: '--ayanamsha',
  nodeMode: '--nodes',
  lat: '--lat',
  lon: '--lon',
  tzHours: '--offset',
  dashaDepth: '--depth',
  name: '--name',
};

const NAMES: FieldNames = { epoch: 'birthDate', day: 'birthDate', time: 'birthTime', timezone: 'birthPlace.tz' };

export interface AskedBirth {
  date: string | undefined;
  time: string | undefined;
  place: AskedPlace;
  ayanamsha?: string;
  nodes?: string;
}

export interface Birth {
  born: ResolvedInstant;
  question: ChartQuestion;
  /** The same as POST /api/chart is asked. */
  request(more: { name?: string | undefined; dashaDepth?: number | string | undefined }): z.output<typeof ChartRequest>;
}

/** Throws a mistake of usage that names the option. */
export function readBirth({ date, time, place, ayanamsha = 'lahiri', nodes = 'mean' }: AskedBirth): Birth {
  const { lat, lon, tz, offset } = place;
  const body = {
    birthDate: date,
    birthTime: time === undefined ? undefined : readTime(time),
    birthPlace: { lat, lon, ...(tz !== undefined && { tz }), ...(offset !== undefined && { tzOffsetHours: offset }) },
    ayanamsa: ayanamsha,
    nodeMode: nodes,
  };
  const asked = answered(validate(BharatChartRequest, body, NAMES), NAMES, OPTIONS);
  const { tzOffsetHours = 0, ...where } = asked.birthPlace;
  const zone: ZoneChoice = where.tz ? { kind: 'iana', id: where.tz } : { kind: 'offset', hours: tzOffsetHours };
  const clock = wallClock(asked.birthDate, asked.birthTime);
  const born = answered(resolveWallClock(clock, zone), NAMES, OPTIONS);
  const tzHours = born.offsetHours;
  return {
    born,
    question: {
      jdUt: born.jdUt,
      latDeg: where.lat,
      lonDeg: where.lon,
      tzHours,
      ayanamsha: asked.ayanamsa,
      nodeMode: asked.nodeMode,
    },
    request(more) {
      const given = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
      const whole = { ...clock, lat: where.lat, lon: where.lon, tzHours, ...given };
      return answered(validate(ChartRequest, whole, NAMES), NAMES, OPTIONS);
    },
  };
}

/** For refusals of the domain about a birth. */
export const answeredBirth = <T>(answer: Parameters<typeof answered<T>>[0]): T => answered(answer, NAMES, OPTIONS);

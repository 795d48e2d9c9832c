/** A moment at a place from options, with the validation of a birth in POST /api/v1/core/chart. */
import { coreChart } from '../../api/core-chart/answer';
import { type Io, occasionOf } from '../io';
import { readTime } from './numbers';
import type { AskedPlace } from './place';
import { answered, type OptionNames } from './refusals';

/** The options behind the fields. */
export const MOMENT_OPTIONS: OptionNames = {
  birthDate: '--date',
  birthTime: '--time',
  'birthPlace.lat': '--lat',
  'birthPlace.lon': '--lon',
  'birthPlace.tz': '--tz',
  'birthPlace.tzOffsetHours': '--offset',
};

interface AskedMoment {
  date: string | undefined;
  time: string | undefined;
  place: AskedPlace;
}

type Moment = Parameters<typeof coreChart.answer>[1];

/** @throws UsageError that names the option */
export async function readMoment(io: Io, { date, time, place }: AskedMoment): Promise<Moment> {
  const { lat, lon, tz, offset } = place;
  const body = {
    birthDate: date,
    birthTime: time === undefined ? undefined : readTime(time),
    birthPlace: { lat, lon, ...(tz !== undefined && { tz }), ...(offset !== undefined && { tzOffsetHours: offset }) },
    ayanamsa: 'lahiri',
  };
  return answered(await coreChart.read(body, occasionOf(io)), MOMENT_OPTIONS);
}

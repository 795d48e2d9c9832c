/** The second birth if the URL has none. */
import { type Birth, presetChoice } from '../../parts/birth';

export const SECOND_EXAMPLE: Birth = {
  clock: { year: 1987, month: 8, day: 4, hour: 6, minute: 12, second: 0 },
  isTimeKnown: true,
  lat: 18.5196,
  lon: 73.8554,
  place: 'Pune',
  name: '',
  zone: 'Asia/Kolkata',
  settings: presetChoice(),
  second: false,
};

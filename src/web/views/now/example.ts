/** The example birth, drawn until another is entered. */
import { type Birth, presetChoice } from '../../shared/birth';

export const EXAMPLE: Birth = {
  clock: { year: 1985, month: 2, day: 19, hour: 20, minute: 56, second: 22 },
  isTimeKnown: true,
  lat: 25.3176,
  lon: 82.9739,
  place: 'Varanasi',
  name: '',
  zone: 'Asia/Kolkata',
  settings: presetChoice(),
  second: false,
};

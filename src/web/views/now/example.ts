/** The example birth, drawn until another is entered. */
import type { Reader } from '../../reader/reader';
import { type Birth, presetChoice } from '../../shared/birth';

const EXAMPLE: Birth = {
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

/** The example with its place in the language of the page. */
export const exampleIn = ({ t }: Pick<Reader, 't'>): Birth => ({ ...EXAMPLE, place: t('birth.varanasi') });

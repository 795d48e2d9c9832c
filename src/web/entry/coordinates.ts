/** Parses latitude and longitude in common notations. */
import { plainDigits } from './digits';

export interface Coordinates {
  /** Degrees, north and east. */
  lat: number;
  lon: number;
}

const PART = String.raw`([+-]?\d{1,3}(?:\.\d+)?)\s*(?:[°d:\s]\s*(\d{1,2}(?:\.\d+)?)\s*(?:['′:m]?\s*(\d{1,2}(?:\.\d+)?)?\s*["″s]?)?)?[°'′"″]?`;
/** `18.52 N`, `18°31′12″N`, `N 18 31`. */
const LETTERED = new RegExp(`^${PART}\\s*([ns])[,;\\s]*${PART}\\s*([ew])$`);
const LED = new RegExp(`^([ns])\\s*${PART}[,;\\s]+([ew])\\s*${PART}$`);
/** `18n34 73e58`, with minutes and seconds after the letter. */
const BETWEEN =
  /^(\d{1,2})\s*([ns])\s*(\d{1,2})(?:[:'′ ]?(\d{2}))?[,;\s]+(\d{1,3})\s*([ew])\s*(\d{1,2})(?:[:'′ ]?(\d{2}))?$/;
/** `18.52, 73.86` and `18.52 73.86`. */
const BARE = /^([+-]?\d{1,2}(?:\.\d+)?)°?\s*[,; ]\s*([+-]?\d{1,3}(?:\.\d+)?)°?$/;

function degrees(d = '0', m = '0', s = '0', letter = 'n'): number | null {
  const [minutes, seconds] = [Number(m), Number(s)];
  if (minutes >= 60 || seconds >= 60) return null;
  const value = Math.abs(Number(d)) + minutes / 60 + seconds / 3600;
  return letter === 's' || letter === 'w' || d.startsWith('-') ? -value : value;
}

function pair(lat: number | null, lon: number | null): Coordinates | null {
  if (lat === null || lon === null || Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
  const round = (deg: number) => Math.round(deg * 1e6) / 1e6;
  return { lat: round(lat), lon: round(lon) };
}

/** Parses `18n34 73e58`, `18.52 73.86`, `18°31′N 73°51′E`, `24.9459 N, 83.0665 E`; null for any other text. */
export function readCoordinates(text: string): Coordinates | null {
  const plain = plainDigits(text).toLowerCase();
  const between = BETWEEN.exec(plain);
  if (between) {
    const [, d, ns, m, s, e, ew, n, t] = between;
    return pair(degrees(d, m, s, ns), degrees(e, n, t, ew));
  }
  const bare = BARE.exec(plain);
  if (bare) return pair(degrees(bare[1]), degrees(bare[2]));
  const lettered = LETTERED.exec(plain);
  if (lettered) {
    const [, d, m, s, ns, e, n, t, ew] = lettered;
    return pair(degrees(d, m, s, ns), degrees(e, n, t, ew));
  }
  const led = LED.exec(plain);
  if (!led) return null;
  const [, ns, d, m, s, ew, e, n, t] = led;
  return pair(degrees(d, m, s, ns), degrees(e, n, t, ew));
}

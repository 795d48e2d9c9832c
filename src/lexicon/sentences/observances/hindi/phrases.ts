/** Parts of the Hindi sentences: the times of the day, durations, dates, the day that a fallback keeps. */
import type { KalaKey } from '../../../../data/observances/kala';
import type { EkadashiRule, OnNone } from '../../../../data/observances/rule';
import { rashiText } from './names';

/** A time of the day by its name, and as it stands in a sentence. */
interface Time {
  name: string;
  at: string;
}

const during = (name: string): Time => ({ name, at: `${name} में` });
const at = (name: string): Time => ({ name, at: `${name} के समय` });
const muhurtas = (count: string): Time => ({ name: 'सूर्योदय', at: `सूर्योदय के ${count} मुहूर्त बाद` });

export const TIMES: Readonly<Record<KalaKey, Time>> = {
  arunodaya: during('अरुणोदय'),
  sunrise: at('सूर्योदय'),
  'first-muhurta': muhurtas('एक'),
  'third-muhurta': muhurtas('तीन'),
  'ninth-muhurta': muhurtas('नौ'),
  pratah: during('प्रातःकाल'),
  sangava: during('संगव'),
  purvahna: during('पूर्वाह्न'),
  madhyahna: during('मध्याह्न'),
  aparahna: during('अपराह्न'),
  sayahna: during('सायाह्न'),
  sunset: at('सूर्यास्त'),
  pradosha: during('प्रदोष'),
  'pradosha-6-ghati': during('प्रदोष (छह घटी)'),
  moonrise: at('चंद्रोदय'),
  night: during('रात्रि'),
  nishitha: during('निशीथ'),
};

const GHATI_MINUTES = 24;

/** "मध्याह्न में", "अपराह्न में कम से कम 24 मिनट". */
export const atTime = (kala: KalaKey, leastGhatis: number | null | undefined): string =>
  `${TIMES[kala].at}${leastGhatis ? ` कम से कम ${leastGhatis * GHATI_MINUTES} मिनट` : ''}`;

export const ON_NONE: Readonly<Record<OnNone, string>> = {
  begins: 'उसके आरंभ का दिन',
  after: 'उसके आरंभ के बाद का दिन',
  ends: 'उसकी समाप्ति का दिन',
  'ends-civil': 'उसकी समाप्ति की तारीख',
  'after-if-three-muhurtas': 'उसके आरंभ के बाद का दिन (यदि वह उस दिन तीन मुहूर्त तक रहे, नहीं तो उसके आरंभ का दिन)',
};

export const SCHOOLS: Readonly<Record<EkadashiRule['school'], string>> = {
  smarta: 'स्मार्त',
  vaishnava: 'वैष्णव',
  gaudiya: 'गौड़ीय',
  madhva: 'माध्व',
};

/** The months of the Gregorian calendar. */
export const MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const;

/** "7 सितंबर 2026". */
export const dateText = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  `${day} ${MONTHS[month - 1]} ${year}`;

/** "क, ख और ग". */
export function listed(parts: readonly string[]): string {
  const before = parts.slice(0, -1).join(', ');
  return before === '' ? `${parts.at(-1) ?? ''}` : `${before} और ${parts.at(-1)}`;
}

const hoursText = (hours: number): string => (hours === 1 ? '1 घंटा' : `${hours} घंटे`);

/** "2 घंटे 14 मिनट"; below a minute "एक मिनट से कम". */
export function minutesOf(days: number): string {
  const minutes = Math.round(days * 1440);
  if (minutes < 1) return 'एक मिनट से कम';
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} मिनट`;
  return minutes % 60 === 0 ? hoursText(hours) : `${hoursText(hours)} ${minutes % 60} मिनट`;
}

/** "2 घंटे 14 मिनट 5 सेकंड". */
export function secondsOf(days: number): string {
  const seconds = Math.round(days * 86400);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hoursText(hours)} ` : ''}${seconds >= 60 ? `${minutes} मिनट ` : ''}${seconds % 60} सेकंड`;
}

/** "मकर", or "वृषभ के 13°20′". */
export function longitudeOf(sunDeg: number): string {
  const rashi = rashiText(Math.floor(sunDeg / 30) + 1);
  const within = sunDeg % 30;
  if (within === 0) return rashi;
  const minutes = Math.round((within % 1) * 60);
  return `${rashi} के ${Math.floor(within)}°${minutes ? `${String(minutes).padStart(2, '0')}′` : ''}`;
}

/** "पोंगल के 1 दिन पहले", "मोक्षदा एकादशी का दिन". */
export function daysFrom(days: number, name: string): string {
  if (days === 0) return `${name} का दिन`;
  return `${name} के ${Math.abs(days)} दिन ${days > 0 ? 'बाद' : 'पहले'}`;
}

/** Places whose days decide for others. */
const PLACES: Readonly<Record<string, string>> = { 'New Delhi': 'नई दिल्ली' };
export const placeText = (name: string): string => PLACES[name] ?? name;

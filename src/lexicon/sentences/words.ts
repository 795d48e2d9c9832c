/** Shared words for sentences and figures. */

/** The months of the Gregorian calendar. */
export const CIVIL_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The weekdays from Sunday. */
export const CIVIL_WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A civil date: "7 September 2026". */
export function dateInWords({ year, month, day }: { year: number; month: number; day: number }): string {
  return `${day} ${CIVIL_MONTHS[month - 1]} ${year}`;
}

/** Coordinates in degrees: "24.9459° N, 83.0665° E", with non-breaking spaces. */
export function coordinatesText(latDeg: number, lonDeg: number): string {
  const one = (deg: number, letters: string) => `${Number(Math.abs(deg).toFixed(4))}°\u00a0${letters[deg < 0 ? 1 : 0]}`;
  return `${one(latDeg, 'NS')}, ${one(lonDeg, 'EW')}`;
}

/** "a, b and c". */
export function list(parts: readonly (string | number)[], last = 'and'): string {
  const before = parts.slice(0, -1).join(', ');
  return before === '' ? `${parts.at(-1) ?? ''}` : `${before} ${last} ${parts.at(-1)}`;
}

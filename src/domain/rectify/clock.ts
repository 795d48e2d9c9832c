const two = (n: number): string => String(n).padStart(2, '0');

/** Minutes from midnight, 0..1439, as `HH:mm`. */
export function clockOf(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

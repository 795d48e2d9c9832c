/** Angles, whose text is the same in all languages. */
import { sexagesimal, two } from '../domain/time/isoCivil';

/**
 * `07°17′31″`, rounded down, so that nothing is carried into the next degree or rāśi. Negative values have a sign.
 *
 * @param whole  writes the degrees: with two digits or, by `String`, without a leading zero
 */
export function degreesText(deg: number, { seconds = true, whole = two } = {}): string {
  if (!Number.isFinite(deg)) return '–';
  // An ulp below a whole second counts as that second.
  const [d, m, s] = sexagesimal(Math.floor(Math.abs(deg) * 3600 + 1e-7));
  return `${deg < 0 ? '\u2212' : ''}${whole(d)}°${two(m)}′${seconds ? `${two(s)}″` : ''}`;
}

/** An angle in a fitting unit: `48.4′`, `12.3″`, `1.2°`. */
export function angleText(arcsec: number): string {
  if (!Number.isFinite(arcsec)) return '–';
  const size = Math.abs(arcsec);
  const sign = arcsec < 0 ? '\u2212' : '';
  if (size < 60) return `${sign}${size.toFixed(1)}″`;
  if (size < 120 * 60) return `${sign}${(size / 60).toFixed(1)}′`;
  return `${sign}${(size / 3600).toFixed(1)}°`;
}

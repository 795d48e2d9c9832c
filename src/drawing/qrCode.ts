/** QR codes (ISO/IEC 18004) of texts as the data of an SVG path. */
import { encodeQR } from 'qr';

/** Modules around a code that stay light. */
const QUIET = 4;

/**
 * The dark modules of a text with error correction M, one run of a row at a time, within a square with a quiet zone.
 *
 * @throws Error  for a text of more than 2,331 bytes
 */
export function qrPath(text: string): { side: number; path: string } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET, encoding: 'byte' });
  const path = modules.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { side: modules.length, path: path.join('') };
}

/** The provenance in every answer: version, hash of the wasm, theory, residuals. */
import info from '../../build/kernel.json';

export { RESIDUALS } from './generated/residuals';

export function kernelStamp(): { version: string; sha256: string; theory: string } {
  const { version, sha256, theory } = info;
  return { version, sha256, theory };
}

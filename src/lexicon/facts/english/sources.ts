/** The sources of facts; `docs/reference/sources.md` lists the editions. */
import type { Source } from '../types';

/** Works with a short name in the code. */
const PARASHARA = 'Bṛhat Parāśara Horā Śāstra';
const THREE_HUNDRED = 'B. V. Raman, Three Hundred Important Combinations';
const IN_SHORT: Readonly<Record<string, string>> = { BPHS: PARASHARA };

/** In general use, without a single author. */
export const CUSTOMARY: Source = { attribution: 'customary', citation: null };

/** A chapter of Parāśara, in the editions with 97 chapters. */
export const bphs = (chapter: number): Source => ({
  attribution: PARASHARA,
  citation: `chapter ${chapter}`,
});

export const suryaSiddhanta = (chapter: number): Source => ({
  attribution: 'Sūrya Siddhānta',
  citation: `chapter ${chapter}`,
});

/** A whole work, or a known place in it. */
export const from = (attribution: string, citation: string | null = null): Source => ({ attribution, citation });

/**
 * Parses the source of a rule: "BPHS 36, Phaladīpikā 6" (works with chapter numbers), or "Raman, Three Hundred 118–122"
 * (numbers of combinations). If there are several works, each citation names its own.
 */
export function sourceOf(said: string): Source {
  const raman = /^(after )?Raman, Three Hundred(?: (.+))?$/.exec(said);
  if (raman) {
    const [, after = '', numbers] = raman;
    return { attribution: after + THREE_HUNDRED, citation: numbers === undefined ? null : `nos. ${numbers}` };
  }
  const parts = said.split(', ').map((part) => {
    const [, name = part, chapter] = /^(.*\D) (\d+)$/.exec(part) ?? [];
    return { name: IN_SHORT[name] ?? name, chapter };
  });
  const cited = parts.filter(({ chapter }) => chapter !== undefined);
  return {
    attribution: parts.map(({ name }) => name).join('; '),
    citation:
      cited.length === 0
        ? null
        : cited.map(({ name, chapter }) => `${parts.length > 1 ? `${name}, ` : ''}chapter ${chapter}`).join('; '),
  };
}

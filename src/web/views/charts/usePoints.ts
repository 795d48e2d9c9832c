/** Lagna and Moon of charts, computed once the kernel is loaded. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { NAKSHATRA_NAMES } from '../../../../build/lexicon/terms/nakshatra';
import { computePositions } from '../../../domain/positions/positions';
import type { Placement, Positions } from '../../../domain/positions/types';
import type { Reader } from '../../reader/reader';
import { loadZonePast } from '../../reader/zonePast';
import { type Birth, birthFragment, resolveBirth, withoutTime } from '../../shared/birth';
import { openKernel } from '../../shared/kernel';
import type { LibraryChart } from './entries';

export interface Points {
  /** Rāśi and nakṣatra; null without a time of birth. */
  lagna: string | null;
  moon: string;
  /** Both nakṣatras in IAST, for a search. */
  stars: string;
  positions: Positions;
}

const starOf = ({ nakshatra }: Placement): string => NAKSHATRA_NAMES[nakshatra - 1]?.iast ?? '';

/** The points by the keys of charts. Births without an instant have none. */
export function usePoints(reader: Reader, entries: readonly LibraryChart[]): ReadonlyMap<string, Points> {
  const [points, setPoints] = useState<ReadonlyMap<string, Points>>(new Map());
  const computed = useRef<ReadonlyMap<string, Positions | null>>(new Map());
  useEffect(() => {
    if (entries.length === 0) return undefined;
    let isCurrent = true;
    const words = ({ rashi, nakshatra, pada }: Placement) =>
      `${reader.nameAt('rashi', rashi)}, ${reader.nameAt('nakshatra', nakshatra)} ${reader.figures(pada)}`;
    const compute = async () => {
      const fragments = entries.map(({ birth }) => birthFragment(birth));
      const [kernel] = await Promise.all([openKernel(), loadZonePast(fragments.join(' '))]);
      if (!isCurrent) return;
      const positionsOf = (birth: Birth): Positions | null => {
        const resolved = resolveBirth(birth);
        const answer = resolved.ok ? computePositions(kernel, resolved.value.question) : null;
        if (!answer?.ok) return null;
        return birth.isTimeKnown ? answer.value : withoutTime(answer.value);
      };
      computed.current = new Map(
        entries.map(({ birth }, i) => {
          const fragment = fragments[i] as string;
          return [fragment, computed.current.get(fragment) ?? positionsOf(birth)];
        }),
      );
      setPoints(
        new Map(
          entries.flatMap(({ key }, i): [string, Points][] => {
            const positions = computed.current.get(fragments[i] as string);
            const moon = positions?.grahas.find((graha) => graha.key === 'moon');
            if (!positions || !moon) return [];
            const { lagna } = positions;
            const hasLagna = Number.isFinite(lagna.siderealDeg);
            const stars = `${starOf(moon)} ${hasLagna ? starOf(lagna) : ''}`;
            return [[key, { lagna: hasLagna ? words(lagna) : null, moon: words(moon), stars, positions }]];
          }),
        ),
      );
    };
    compute().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [reader, entries]);
  return points;
}

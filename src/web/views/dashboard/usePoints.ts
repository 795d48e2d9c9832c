/** Lagna and Moon of charts in words, computed once the kernel is loaded. */
import { useEffect, useState } from 'preact/hooks';
import { computePositions } from '../../../domain/positions/positions';
import type { Placement, Positions } from '../../../domain/positions/types';
import type { Reader } from '../../reader/reader';
import { birthFragment, resolveBirth, withoutTime } from '../../shared/birth';
import type { FiledChart } from '../../shared/chartFiles/types';
import { openKernel } from '../../shared/kernel';

export interface Points {
  /** Rāśi and nakṣatra; null without a time of birth. */
  lagna: string | null;
  moon: string;
  positions: Positions;
}

/** The points by the fragments of births. Births without an instant have none. */
export function usePoints(reader: Reader, charts: readonly FiledChart[]): ReadonlyMap<string, Points> {
  const [points, setPoints] = useState<ReadonlyMap<string, Points>>(new Map());
  useEffect(() => {
    if (charts.length === 0) return undefined;
    let isCurrent = true;
    const words = ({ rashi, nakshatra, pada }: Placement) =>
      `${reader.nameAt('rashi', rashi)}, ${reader.nameAt('nakshatra', nakshatra)} ${reader.figures(pada)}`;
    openKernel().then(
      (kernel) => {
        if (!isCurrent) return;
        const found = charts.flatMap(({ birth }): [string, Points][] => {
          const resolved = resolveBirth(birth);
          const positions = resolved.ok ? computePositions(kernel, resolved.value.question) : null;
          if (!positions?.ok) return [];
          const chart = birth.isTimeKnown ? positions.value : withoutTime(positions.value);
          const { lagna, grahas } = chart;
          const moon = grahas.find(({ key }) => key === 'moon');
          const hasLagna = Number.isFinite(lagna.siderealDeg);
          if (!moon) return [];
          return [
            [birthFragment(birth), { lagna: hasLagna ? words(lagna) : null, moon: words(moon), positions: chart }],
          ];
        });
        setPoints(new Map(found));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [reader, charts]);
  return points;
}

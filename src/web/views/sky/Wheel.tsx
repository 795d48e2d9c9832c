/** The sky of a date as a wheel: twelve rāśis with their nakṣatras, and the nine grahas in their positions. */
import { isNode } from '../../../data/keys';
import type { GrahaPlacement } from '../../../domain/positions/types';
import { spread } from '../../../drawing/spread';
import { lettersOf, pointName } from '../../reader/letters';
import { useReader } from '../../reader/reader';
import { ring } from '../../shared/ring';

const CENTRE = 210;
const { at, sector, spoke, nameArc } = ring(CENTRE);
const R = { outer: 204, rashis: 172, nakshatras: 162, grahas: 128 } as const;
/** Least distance of the letters of grahas. Two that are retrograde have room side by side. */
const APART_DEG = 20;

/** Meṣa begins at the left. The zodiac runs counter-clockwise. */
const angleOf = (deg: number): number => 180 - deg;

export function Wheel({ grahas, label }: { grahas: readonly GrahaPlacement[]; label: string }) {
  const reader = useReader();
  const labelDegs = spread(
    grahas.map(({ siderealDeg }) => siderealDeg),
    APART_DEG,
  );
  return (
    <svg class="skywheel" viewBox={`0 0 ${2 * CENTRE} ${2 * CENTRE}`} role="img" aria-label={label}>
      <defs>
        {Array.from({ length: 12 }, (_, i) => (
          <path
            key={i}
            id={`sky-arc-${i}`}
            d={nameArc(angleOf(30 * i + 30), angleOf(30 * i), R.rashis + 10, R.outer - 10)}
          />
        ))}
      </defs>
      {Array.from({ length: 12 }, (_, i) => (
        <g key={i} lang={reader.namesLang}>
          <path
            class={i % 2 === 0 ? 'n2' : 'n1'}
            d={sector(angleOf(30 * i + 30), angleOf(30 * i), R.rashis, R.outer)}
          />
          <text class="d" font-size="14.5" text-anchor="middle">
            <textPath href={`#sky-arc-${i}`} startOffset="50%">
              {reader.nameAt('rashi', i + 1)}
            </textPath>
          </text>
        </g>
      ))}
      {Array.from({ length: 27 }, (_, i) => (
        <path key={i} class="hl" d={spoke(angleOf((360 / 27) * i), R.nakshatras, R.rashis)} />
      ))}
      {grahas.map(({ key, siderealDeg, retrograde }, i) => {
        const labelDeg = angleOf(labelDegs[i] as number);
        const from = at(angleOf(siderealDeg), R.nakshatras);
        const to = at(labelDeg, R.grahas + 14);
        const { x, y } = at(labelDeg, R.grahas);
        const letters = lettersOf(reader, key);
        return (
          <g key={key} lang={reader.namesLang}>
            <path class="hl" d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`} />
            <text
              class={key === 'sun' ? 'd r' : 'd'}
              x={x.toFixed(1)}
              y={(y + 6).toFixed(1)}
              font-size="17"
              text-anchor="middle"
            >
              {retrograde && !isNode(key) ? `(${letters})` : letters}
              <title>{pointName(reader, key)}</title>
            </text>
          </g>
        );
      })}
    </svg>
  );
}

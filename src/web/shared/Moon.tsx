/** The illuminated Moon, small enough for a line of text. */

interface Props {
  /** Elongation of the Moon from the Sun, degrees. */
  elongation: number;
  /** South of the equator the lit side is on the left. */
  south?: boolean;
  size?: number;
}

export function MoonSign({ elongation, south = false, size = 16 }: Props) {
  const turned = ((elongation % 360) + 360) % 360;
  const cosine = Math.cos((turned * Math.PI) / 180);
  // Half the rim, then back along the terminator: an ellipse that bulges to the dark side after the quarter.
  const rim = turned < 180 !== south ? 1 : 0;
  const terminator = cosine < 0 ? rim : 1 - rim;
  return (
    <svg class="moon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle class="moond" cx="8" cy="8" r="7" />
      <path
        class="moonl"
        d={`M8 1A7 7 0 0 ${rim} 8 15A${(7 * Math.abs(cosine)).toFixed(1)} 7 0 0 ${terminator} 8 1Z`}
      />
    </svg>
  );
}

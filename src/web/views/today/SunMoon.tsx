/** Sun and Moon: where they stand, when they rise and set, and how much of the Moon is lit. */
import type { Placement } from '../../../domain/chart/types';
import { norm360 } from '../../../domain/circle';
import { nakshatraName, rashiName } from '../../../domain/names';
import { N, Table, Time } from '../../parts/components';
import { degreesText, wallAt } from '../../parts/format';
import type { Today } from './model';

/** @param elongation  of the Moon from the Sun, degrees; @param south  of the equator the lit side is the left one */
function Moon({ elongation, south }: { elongation: number; south: boolean }) {
  const waxing = elongation < 180;
  const cosine = Math.cos((elongation * Math.PI) / 180);
  const lit = Math.round(((1 - cosine) / 2) * 100);
  const right = waxing !== south;
  // Half the rim, then the terminator back: an ellipse that bulges to the dark side past the quarter.
  const rim = right ? 1 : 0;
  const terminator = cosine < 0 ? rim : 1 - rim;
  return (
    <svg
      width="80"
      height="80"
      viewBox="0 0 80 80"
      role="img"
      aria-label={`Moon, ${lit} % lit, ${waxing ? 'waxing' : 'waning'}`}
    >
      <circle cx="40" cy="40" r="38" class="moond" />
      <path
        d={`M40 2A38 38 0 0 ${rim} 40 78A${(38 * Math.abs(cosine)).toFixed(1)} 38 0 0 ${terminator} 40 2Z`}
        class="moonl"
      />
    </svg>
  );
}

export function SunMoon({
  today,
  hoursAt,
  south,
}: {
  today: Today;
  hoursAt: (jdUt: number) => number;
  south: boolean;
}) {
  const { sun, moon, day } = today.now;
  const ownDay = wallAt(today.jdUt, today.tzHours).dayNumber;
  const time = (jd: number | null) => (jd === null ? '–' : <Time jdUt={jd} offsetHours={hoursAt(jd)} day={ownDay} />);
  const row = (key: string, name: string, at: Placement, rises: number | null, sets: number | null) => ({
    key,
    cells: [
      <N key="name">{name}</N>,
      <span class="nw" key="deg">
        <N>{rashiName(at.rashi).iast}</N> {degreesText(at.siderealDeg - 30 * (at.rashi - 1))}
      </span>,
      <span key="nakshatra">
        <N>{nakshatraName(at.nakshatra).iast}</N> {at.pada}
      </span>,
      time(rises),
      time(sets),
    ],
  });
  return (
    <div class="sky">
      <Moon elongation={norm360(moon.tropicalDeg - sun.tropicalDeg)} south={south} />
      <Table
        caption="Sun and Moon"
        hideCaption
        class="skyt"
        columns={[
          { head: <span class="vh">Body</span> },
          { head: 'Longitude', class: 'lng' },
          { head: 'Nakṣatra', class: 'nak' },
          { head: 'Rises', num: true, class: 'dyc' },
          { head: 'Sets', num: true, class: 'dyc' },
        ]}
        rows={[
          row('sun', 'Sūrya', sun, day.sunriseJd, day.sunsetJd),
          row('moon', 'Candra', moon, day.moonriseJd, day.moonsetJd),
        ]}
      />
    </div>
  );
}

/** The five limbs: name, until when, how much of it is gone by, and what comes next. */
import { karanaName, type Name, nakshatraName, tithiName, varaName, yogaName } from '../../../domain/names';
import { SECONDS_PER_DAY } from '../../../domain/time/civil';
import { Sa } from '../../parts/components';
import { clockText, durationText, WEEKDAYS, wallAt } from '../../parts/format';
import type { Today } from './model';

interface Limb {
  label: string;
  nameOf: (index: number) => Name;
  /** How many there are before the first comes again. */
  count: number;
  index: number;
  startJd: number;
  endJd: number;
  fraction: number;
}

/** The vāra lasts from sunrise to sunrise; where the place has none, from midnight on. */
function limbsOf({ jdUt, now: { limbs, day } }: Today): Limb[] {
  const { sunriseJd, nextSunriseJd, midnightJd, vara } = day;
  const { tithi, nakshatra, yoga, karana } = limbs;
  const startJd = sunriseJd ?? midnightJd;
  const endJd = nextSunriseJd ?? startJd + 1;
  const fraction = (jdUt - startJd) / (endJd - startJd);
  return [
    { label: 'Vāra', nameOf: varaName, count: 7, index: vara, startJd, endJd, fraction },
    { label: 'Tithi', nameOf: tithiName, count: 30, ...tithi },
    { label: 'Nakṣatra', nameOf: nakshatraName, count: 27, ...nakshatra },
    { label: 'Yoga', nameOf: yogaName, count: 27, ...yoga },
    { label: 'Karaṇa', nameOf: karanaName, count: 60, ...karana },
  ];
}

/** A clock time, with its weekday where that is another one than today's. */
export function timeText(jdUt: number, tzHours: number, todayJd: number): { time: string; day: string } {
  const [wall, today] = [wallAt(jdUt, tzHours), wallAt(todayJd, tzHours)];
  return { time: clockText(wall), day: wall.dayNumber === today.dayNumber ? '' : (WEEKDAYS[wall.weekday] ?? '') };
}

export function Limbs({ today, hoursAt }: { today: Today; hoursAt: (jdUt: number) => number }) {
  const { jdUt } = today;
  const text = (jd: number) => timeText(jd, hoursAt(jd), jdUt);
  return (
    <ol class="limb-list">
      {limbsOf(today).map(({ label, nameOf, count, index, startJd, endJd, fraction }) => {
        const { iast, sa } = nameOf(index);
        const next = nameOf((index % count) + 1).iast;
        const [from, until] = [text(startJd), text(endJd)];
        const percent = Math.floor(Math.min(Math.max(fraction, 0), 1) * 1000) / 10;
        return (
          <li class="limb" key={label}>
            <span class="lab">{label}</span>
            <span class="nm">
              {iast} <Sa>{sa}</Sa>
            </span>
            <span class="until nw">
              until <b>{until.time}</b> {until.day && <span class="q">{until.day}</span>}
            </span>
            <span class="line prog" role="img" aria-label={`${Math.round(percent)} % gone by`}>
              <i style={{ width: `${percent}%` }} />
            </span>
            <span class="next">
              <span>
                from {from.time} {from.day}
              </span>
              <span>
                in {durationText((endJd - jdUt) * SECONDS_PER_DAY)}, then <span class="n">{next}</span>
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

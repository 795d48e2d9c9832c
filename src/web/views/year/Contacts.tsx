/** An eclipse as the place has it: its contacts with their times and how high the body stands. */
import type { ZoneOffsets } from '../../../domain/time/zone';
import type { Eclipse, Sighting } from '../../../kernel/almanac';
import { Table } from '../../parts/components';
import { clockText, MINUS, numberText, WEEKDAYS, wallAt } from '../../parts/format';

type Row = [name: string, seen: Sighting | null];

function rowsOf(eclipse: Eclipse): Row[] {
  if (eclipse.kind === 'lunar') {
    const { p1, u1, u2, max, u3, u4, p4 } = eclipse.contacts;
    return [
      ['The penumbra is entered', p1],
      ['The umbra is entered', u1],
      ['Totality begins', u2],
      ['Greatest', max],
      ['Totality ends', u3],
      ['The umbra is left', u4],
      ['The penumbra is left', p4],
    ];
  }
  if (!eclipse.local) return [];
  const { c1, c2, max, c3, c4 } = eclipse.local;
  const central = eclipse.type === 'annular' ? 'The ring' : 'Totality';
  return [
    ['First contact', c1],
    [`${central} begins`, c2],
    ['Greatest', max],
    [`${central} ends`, c3],
    ['Last contact', c4],
  ];
}

function magnitudeText(eclipse: Eclipse): string {
  if (eclipse.kind === 'solar') {
    const part = eclipse.local
      ? ` At the place ${numberText(eclipse.local.magnitude, 3)} of the Sun’s diameter is covered.`
      : '';
    return `Magnitude ${numberText(eclipse.magnitude, 3)} at greatest.${part}`;
  }
  const { type, umbralMagnitude, penumbralMagnitude } = eclipse;
  return type === 'penumbral'
    ? `Penumbral magnitude ${numberText(penumbralMagnitude, 3)}.`
    : `Umbral magnitude ${numberText(umbralMagnitude, 3)}, penumbral ${numberText(penumbralMagnitude, 3)}.`;
}

const altitudeText = (deg: number): string => `${deg < 0 ? MINUS : ''}${Math.abs(deg).toFixed(1)}°`;

export function Contacts({ eclipse, clocks }: { eclipse: Eclipse; clocks: ZoneOffsets }) {
  const rows = rowsOf(eclipse).flatMap(([name, seen]) => (seen ? [{ name, ...seen }] : []));
  return (
    <div class="contacts">
      <Table
        caption={magnitudeText(eclipse)}
        class="slots"
        columns={[{ head: 'Contact' }, { head: 'Time', num: true }, { head: 'Altitude', num: true }]}
        rows={rows.map(({ name, jdUt, altitudeDeg }) => {
          const wall = wallAt(jdUt, clocks.hoursAt(jdUt));
          return {
            key: name,
            cells: [
              name,
              <span class="nw" key="time">
                {WEEKDAYS[wall.weekday]} {clockText(wall, { seconds: true })}
              </span>,
              <span class={altitudeDeg > 0 ? 'nw' : 'nw q'} key="altitude">
                {altitudeText(altitudeDeg)}
                {altitudeDeg > 0 ? '' : ', below the horizon'}
              </span>,
            ],
          };
        })}
      />
    </div>
  );
}

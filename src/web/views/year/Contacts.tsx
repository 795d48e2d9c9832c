/** An eclipse at the place: its contacts with their times and the altitude of the body. */
import type { ZoneOffsets } from '../../../domain/time/zone';
import type { Eclipse, Sighting } from '../../../kernel/almanac';
import { MINUS, numberText, wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { Table } from '../../shared/components';
import { Clock } from '../../shared/Times';

type Row = [name: string, seen: Sighting | null];

function rowsOf({ t }: Reader, eclipse: Eclipse): Row[] {
  if (eclipse.kind === 'lunar') {
    const { p1, u1, u2, max, u3, u4, p4 } = eclipse.contacts;
    return [
      [t('year.p1'), p1],
      [t('year.u1'), u1],
      [t('year.total_begins'), u2],
      [t('year.greatest'), max],
      [t('year.total_ends'), u3],
      [t('year.u4'), u4],
      [t('year.p4'), p4],
    ];
  }
  if (!eclipse.local) return [];
  const { c1, c2, max, c3, c4 } = eclipse.local;
  const central = eclipse.type === 'annular' ? 'ring' : 'total';
  return [
    [t('year.c1'), c1],
    [t(`year.${central}_begins`), c2],
    [t('year.greatest'), max],
    [t(`year.${central}_ends`), c3],
    [t('year.c4'), c4],
  ];
}

function magnitudeText({ t }: Reader, eclipse: Eclipse): string {
  if (eclipse.kind === 'solar') {
    const part = eclipse.local ? ` ${t('year.covered', { part: numberText(eclipse.local.magnitude, 3) })}` : '';
    return t('year.magnitude', { value: numberText(eclipse.magnitude, 3) }) + part;
  }
  const { type, umbralMagnitude, penumbralMagnitude } = eclipse;
  const penumbra = numberText(penumbralMagnitude, 3);
  return type === 'penumbral'
    ? t('year.penumbral', { penumbra })
    : t('year.umbral', { umbra: numberText(umbralMagnitude, 3), penumbra });
}

const altitudeText = (reader: Reader, deg: number): string =>
  `${deg < 0 ? MINUS : ''}${reader.figures(Math.abs(deg).toFixed(1))}°`;

export function Contacts({ eclipse, clocks }: { eclipse: Eclipse; clocks: ZoneOffsets }) {
  const { reader, t } = useReader();
  const rows = rowsOf(reader, eclipse).flatMap(([name, seen]) => (seen ? [{ name, ...seen }] : []));
  return (
    <div class="contacts">
      <Table
        caption={magnitudeText(reader, eclipse)}
        class="slots"
        columns={[t('year.contact'), { head: t('year.time'), num: true }, { head: t('year.altitude'), num: true }]}
        rows={rows.map(({ name, jdUt, altitudeDeg }) => {
          const wall = wallAt(jdUt, clocks.hoursAt(jdUt));
          return {
            key: name,
            cells: [
              name,
              <span class="nw" key="time">
                {reader.weekday(wall.dayNumber, 'short')} <Clock jdUt={jdUt} hoursAt={clocks.hoursAt} seconds />
              </span>,
              <span class={altitudeDeg > 0 ? 'nw' : 'nw q'} key="altitude">
                {altitudeText(reader, altitudeDeg)}
                {altitudeDeg > 0 ? '' : t('year.below')}
              </span>,
            ],
          };
        })}
      />
    </div>
  );
}

/** The divisional charts of a birth: as objects, or as a chunk of JSON. */

import type * as z from 'zod';
import { rashiName } from '../../../../build/lexicon/terms/rashi';
import { VARGA_NAMES } from '../../../../build/lexicon/terms/varga';
import { GRAHA_KEYS, POINT_KEYS, type PointKey, VARGA_KEYS, type VargaKey } from '../../../data/keys';
import { once } from '../../../domain/lazy';
import type { Varga, VargaPlacement } from '../../../domain/positions/types';
import { recordFor } from '../../../kernel/keys';
import { Chunk } from '../../json';
import { hole, JsonPattern } from '../../jsonPattern';
import type { JsonWriter } from '../../jsonWriter';
import { Memo } from '../../memo';
import { undecidedPlace } from '../../shapes/presentPoint';
import { mapValues } from '../../shapes/values';
import type { Varga as VargaPart } from '../response';

type Vargas = Record<VargaKey, Varga>;
type Presented = Record<VargaKey, z.output<typeof VargaPart>>;

const toThousandth = (value: number | null): number | null => value && Math.round(value * 1000) / 1000;

/** A place with its distances to a boundary as they are written. */
const placeWith = ({ rashi, vargottama }: VargaPlacement, arcsec: unknown, seconds: unknown, isUndecided: boolean) => ({
  rashi: Number.isNaN(rashi) ? null : rashiName(rashi).iast,
  rashi_index: rashi,
  vargottama,
  boundary_arcsec: arcsec,
  boundary_seconds: seconds,
  ...(isUndecided && { undecided: true }),
});

const chartWith = (key: VargaKey, placeOf: (point: PointKey) => unknown) => ({
  key,
  name: VARGA_NAMES[key].iast,
  lagna: placeOf('lagna'),
  grahas: recordFor(GRAHA_KEYS, placeOf),
});

const placeIn = ({ lagna, grahas }: Varga, point: PointKey): VargaPlacement =>
  point === 'lagna' ? lagna : grahas[point];

/** Whether the error of ΔT may change a place. The lagna of a clock time does not depend on it. */
const isUndecided = (at: VargaPlacement, point: PointKey, marginDays: number): boolean =>
  point !== 'lagna' && undecidedPlace(at, marginDays).undecided === true;

/** @param marginDays  see `localMarginDays` */
export const presentVargas = (vargas: Vargas, marginDays: number): Presented =>
  mapValues(vargas, (varga) =>
    chartWith(varga.key, (point) => {
      const at = placeIn(varga, point);
      const [arcsec, seconds] = [toThousandth(at.boundaryArcsec), toThousandth(at.boundarySeconds)];
      return placeWith(at, arcsec, seconds, isUndecided(at, point, marginDays));
    }),
  ) as Presented;

/** All charts, with a hole for each place. */
const charts = once(() => {
  const holesOf = (i: number) => (point: PointKey) => hole(POINT_KEYS.length * i + POINT_KEYS.indexOf(point));
  return new JsonPattern(recordFor(VARGA_KEYS, (key, i) => chartWith(key, holesOf(i))));
});

/** Places with holes for their distances, by rāśi and marks. */
const PLACES = new Memo<number, JsonPattern>();

function writeNumber(out: JsonWriter, value: number | null): void {
  if (Number.isFinite(value)) out.number(value as number);
  else out.text('null');
}

/** The same as a chunk. */
export const vargasChunk = (vargas: Vargas, marginDays: number): Presented =>
  new Chunk((out) => {
    charts().write(out, [], (place) => {
      const point = POINT_KEYS[place % POINT_KEYS.length] as PointKey;
      const at = placeIn(vargas[VARGA_KEYS[Math.floor(place / POINT_KEYS.length)] as VargaKey], point);
      const undecided = isUndecided(at, point, marginDays);
      const pattern = PLACES.of(
        4 * at.rashi + (at.vargottama ? 2 : 0) + (undecided ? 1 : 0),
        () => new JsonPattern(placeWith(at, hole(0), hole(1), undecided)),
      );
      pattern.write(out, [], (distance) =>
        writeNumber(out, toThousandth(distance === 0 ? at.boundaryArcsec : at.boundarySeconds)),
      );
    });
    return [];
  }) as unknown as Presented;

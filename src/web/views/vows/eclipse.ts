/** An eclipse in a list: its type, what is seen of it at the place, and when. */
import type { Stretch } from '../../../data/stretch';
import type { LocalEclipse, LocalLunarEclipse } from '../../../domain/sky/localEclipse';
import type { Eclipse } from '../../../kernel/almanac';
import { numberText } from '../../reader/format';
import type { Reader } from '../../reader/reader';
import type { ListedRow } from './model';

/** The part of a lunar eclipse in the penumbra that is above the horizon. */
function penumbraSeen({ contacts, riseJd, setJd, visible }: LocalLunarEclipse): Stretch | null {
  if (visible === 'no') return null;
  const startJd = riseJd !== null && (setJd === null || riseJd < setJd) ? riseJd : contacts.p1?.jdUt;
  const endJd = setJd ?? contacts.p4?.jdUt;
  return startJd === undefined || endJd === undefined ? null : { startJd, endJd };
}

/** The part of an eclipse that is above the horizon: of the umbra, where that is seen, otherwise of the penumbra. */
export const seenSpan = (local: LocalEclipse): Stretch | null =>
  local.seen ?? (local.of === 'lunar' ? penumbraSeen(local) : null);

/** Whether only the penumbra touches the Moon while it is up. */
export const isHardlySeen = ({ local }: ListedRow): boolean => local?.seen === null;

/** The largest magnitude above the horizon; without the umbra, that of the penumbra. */
function magnitudeSeen(local: LocalEclipse): number {
  if (local.of === 'solar') return local.best?.magnitude ?? local.magnitude;
  const { contacts, magnitude, magnitudeAtRise, magnitudeAtSet, seen } = local;
  if (seen === null || contacts.maximum.altitudeDeg > 0) return magnitude;
  return Math.max(magnitudeAtRise ?? 0, magnitudeAtSet ?? 0);
}

/** The greatest part that is seen, Julian days UT; null while it is below the horizon. For an eclipse that is not seen, that of the Earth. */
export function greatestOf({ jdUt }: Eclipse, local: LocalEclipse | null): number | null {
  const span = local && seenSpan(local);
  if (!span) return jdUt;
  const greatest = local.of === 'solar' ? (local.best?.jdUt ?? jdUt) : jdUt;
  return greatest >= span.startJd && greatest <= span.endJd ? greatest : null;
}

/** The type as it is seen at the place. */
function typeSeen(local: LocalEclipse): Eclipse['type'] {
  if (local.of === 'solar') return local.type;
  if (local.seen === null) return 'penumbral';
  return local.type === 'total' && magnitudeSeen(local) < 1 ? 'partial' : local.type;
}

export const eclipseName = ({ labels }: Reader, { kind }: Eclipse): string =>
  labels.label('utsava', kind === 'solar' ? 'surya_grahana' : 'chandra_grahana');

/** `partial`, `partial, total elsewhere`; of an eclipse that is not seen here its type. */
export function typeWords({ t }: Reader, { type }: Eclipse, local: LocalEclipse | null): string {
  const here = local && local.visible !== 'no' ? typeSeen(local) : type;
  if (here === type) return t(`vows.type_${type}`);
  return t('vows.elsewhere', { here: t(`vows.type_${here}`), there: t(`vows.type_${type}`) });
}

/** Which edge of the seen part is a rising or a setting. */
function edgeOf(local: LocalEclipse, { startJd, endJd }: Stretch): 'whole' | 'rise' | 'set' | 'both' {
  const [rises, sets] = [startJd === local.riseJd, endJd === local.setJd];
  if (rises && sets) return 'both';
  return rises ? 'rise' : sets ? 'set' : 'whole';
}

/** `Magnitude 0.15, all of it above the horizon`. */
export function seenWords(reader: Reader, local: LocalEclipse | null): string {
  const span = local && seenSpan(local);
  if (!span) return reader.t('vows.notSeen');
  const magnitude = magnitudeSeen(local);
  const text = reader.figures(magnitude < 0.005 ? '< 0.01' : numberText(magnitude, 2));
  return reader.t(`vows.seen_${edgeOf(local, span)}`, { magnitude: text, of: local.of });
}

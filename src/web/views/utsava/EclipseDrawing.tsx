/** An eclipse at the place as discs: at its first and last contact, and at its greatest, with celestial north up. */
import type { Place } from '../../../data/place';
import { eclipseView } from '../../../domain/sky/eclipseView';
import { localEclipse } from '../../../domain/sky/localEclipse';
import type { ZoneOffsets } from '../../../domain/time/zone';
import type { Eclipse } from '../../../kernel/almanac';
import type { Kernel } from '../../../kernel/kernel';
import { capitalised } from '../../../lexicon/name';
import { wallAt } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { typeWords } from '../vows/eclipse';

const DISC = 30;
const SPACE = 208;
const HEIGHT = 246;
const MIDDLE = 100;
const c = (value: number): number => Math.round(value * 10) / 10;

interface Props {
  kernel: Kernel;
  place: Place;
  eclipse: Eclipse;
  clocks: ZoneOffsets;
}

interface Drawn {
  name: string;
  jdUt: number;
  altitudeDeg: number;
}

export function EclipseDrawing({ kernel, place, eclipse, clocks }: Props) {
  const { reader, t } = useReader();
  const local = localEclipse(kernel, place, eclipse);
  if (!local) return null;
  const { contacts } = local;
  const [first, last] =
    local.of === 'solar' ? [local.contacts.c1, local.contacts.c4] : [local.contacts.u1, local.contacts.u4];
  const drawn = [
    ...(first ? [{ name: t('year.c1'), ...first }] : []),
    { name: t('year.greatest'), ...contacts.maximum },
    ...(last ? [{ name: t('year.c4'), ...last }] : []),
  ] satisfies Drawn[];
  const texts = drawn.map(({ name, jdUt, altitudeDeg }) => {
    const time = reader.clock(wallAt(jdUt, clocks.hoursAt(jdUt)));
    const altitude = Math.round(altitudeDeg);
    return {
      time,
      note: altitude > 0 ? t('utsava.high', { name, deg: reader.figures(altitude) }) : t('utsava.below', { name }),
    };
  });
  return (
    <svg
      class="eclipse"
      viewBox={`0 0 ${SPACE * drawn.length} ${HEIGHT}`}
      role="img"
      aria-label={texts.map(({ time, note }) => `${note} ${time}`).join('; ')}
    >
      {drawn.map(({ jdUt, name }, i) => {
        const { radius, west, north } = eclipseView(kernel, place, eclipse, jdUt);
        const [x, y] = [SPACE * (i + 0.5), MIDDLE];
        const clip = `ecl${i}`;
        const cover = { cx: c(x + west * DISC), cy: c(y - north * DISC), r: c(radius * DISC) };
        return (
          <g key={name}>
            <clipPath id={clip}>
              <circle cx={x} cy={y} r={DISC} />
            </clipPath>
            <circle class={local.of === 'solar' ? 'sund' : 'moonl'} cx={x} cy={y} r={DISC} />
            <circle class="cover" clip-path={`url(#${clip})`} {...cover} />
            {local.of === 'solar' && <circle class="hl dash" {...cover} />}
            <text class="d" x={x} y={HEIGHT - 26} font-size="16" text-anchor="middle">
              {texts[i]?.time}
            </text>
            <text class="q" x={x} y={HEIGHT - 8} font-size="13" text-anchor="middle">
              {texts[i]?.note}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** "Partial, total elsewhere. At most 15 % of the diameter here.", "Not seen from here." */
export function useEclipseWords({ kernel, place, eclipse }: Omit<Props, 'clocks'>): string {
  const { reader, t } = useReader();
  const local = localEclipse(kernel, place, eclipse);
  if (!local || local.visible === 'no' || local.seen === null) return t('utsava.notSeen', { place: reader.placeName });
  const part = local.visible === 'part' ? ` ${t('utsava.partSeen')}` : '';
  const type = capitalised(typeWords(reader, eclipse, local));
  const seen = (key: 'utsava.lunarSeen' | 'utsava.solarSeen', magnitude: number): string =>
    t(key, { type, percent: reader.figures(percentOf(magnitude)) }) + part;
  if (local.of === 'lunar') return seen('utsava.lunarSeen', local.magnitude);
  if (!local.best) return t('utsava.notSeen', { place: reader.placeName });
  return seen('utsava.solarSeen', local.best.magnitude);
}

const percentOf = (magnitude: number): number => Math.min(100, Math.floor(magnitude * 100));

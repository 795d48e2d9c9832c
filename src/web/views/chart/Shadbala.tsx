/** Ṣaḍ-bala as bars: the strength of each graha, and its required strength. */

import type { FirstChart } from '../../../domain/chart/firstParts';
import type { GrahaBala } from '../../../domain/chart/shadbala';
import { BODY_KEYS } from '../../../kernel/keys';
import { numberText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { Disclosure, Name, Section } from '../../shared/components';
import { Later } from '../../shared/Later';

const WIDTH = 560;
/** Minimum length of the scale, rūpas. */
const LEAST_SCALE = 11;
const RUPA = 60;

const PARTS = [
  { key: 'sthana', class: 'n5' },
  { key: 'dig', class: 'n4' },
  { key: 'kala', class: 'n3' },
  { key: 'cheshta', class: 'n2' },
  { key: 'naisargika', class: 'n1' },
] as const;

function Bar({ graha, bala, scale }: { graha: string; bala: GrahaBala; scale: number }) {
  const reader = useReader();
  const width = (virupas: number) => (virupas / RUPA) * (WIDTH / scale);
  let end = 0;
  const parts = PARTS.map((part) => {
    const x = end;
    const w = Math.max(width(bala[part.key]), 0);
    end += w;
    return (
      <rect
        key={part.key}
        class={part.class}
        x={x.toFixed(1)}
        y="5"
        width={Math.max(w - 1, 0).toFixed(1)}
        height="14"
      />
    );
  });
  const drik = width(bala.drik);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 24`}
      preserveAspectRatio="none"
      height="24"
      role="img"
      aria-label={reader.t('parts.balaLabel', {
        graha,
        rupa: reader.figures(bala.rupa.toFixed(2)),
        required: reader.figures(bala.required),
      })}
    >
      {parts}
      <rect
        fill="url(#hatch)"
        x={Math.min(end, end + drik).toFixed(1)}
        y="5"
        width={Math.abs(drik).toFixed(1)}
        height="14"
      />
      <path class="hand" d={`M${((bala.required * WIDTH) / scale).toFixed(1)} 0v24`} />
    </svg>
  );
}

const Swatch = ({ class: classes }: { class: string }) => (
  <svg width="14" height="14" aria-hidden="true">
    <rect class={classes} width="14" height="14" />
  </svg>
);

export function Shadbala({ chart }: { chart: FirstChart }) {
  const { reader, t } = useReader();
  const { shadbala } = chart;
  if (!shadbala) return null;
  const { grahas } = shadbala;
  const largest = Math.max(...BODY_KEYS.map((key) => grahas[key].rupa).filter(Number.isFinite), 0);
  const scale = Math.max(LEAST_SCALE, Math.ceil(largest));
  return (
    <Section id="shadbala" title={t('desk.shadbala')} note={t('parts.shadbalaNote')}>
      <svg class="vh" width="0" height="0" aria-hidden="true">
        <defs>
          <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="5" height="5" class="pap" />
            <path class="hst" d="M0 0v5" />
          </pattern>
        </defs>
      </svg>
      <div class="key">
        {PARTS.map((part) => (
          <span key={part.key}>
            <Swatch class={part.class} />
            {t(`parts.bala_${part.key}`)}
          </span>
        ))}
        <span>
          <svg width="14" height="14" aria-hidden="true">
            <rect fill="url(#hatch)" width="14" height="14" />
          </svg>
          {t('parts.drikEither')}
        </span>
        <span>
          <svg width="14" height="14" aria-hidden="true">
            <path class="hand" d="M7 0v14" />
          </svg>
          {t('parts.required')}
        </span>
      </div>
      <div class="bala">
        {BODY_KEYS.map((key) => {
          const bala = grahas[key];
          const graha = reader.name('graha', key);
          return [
            <div class="g" key={`${key}-g`}>
              <Name>{graha}</Name>
            </div>,
            <div class="b" key={`${key}-b`}>
              {Number.isFinite(bala.rupa) ? <Bar graha={graha} bala={bala} scale={scale} /> : null}
            </div>,
            <div class="tot" key={`${key}-t`}>
              <b>{reader.figures(numberText(bala.rupa, 2))}</b>
              <span class="q">{t('parts.of', { n: reader.figures(bala.required.toFixed(1)) })}</span>
              <span>{reader.figures(numberText(bala.ratio, 2))}</span>
            </div>,
          ];
        })}
      </div>
      <Disclosure summary={t('parts.allBala')}>
        {() => <Later load={() => import('./more').then(({ Balas }) => Balas)} given={shadbala} />}
      </Disclosure>
    </Section>
  );
}

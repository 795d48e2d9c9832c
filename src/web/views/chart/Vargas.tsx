/** The sixteen divisional charts, small, in the drawing of the desk. */
import { useMemo } from 'preact/hooks';
import { VARGA_KEYS } from '../../../data/keys';
import type { FirstChart } from '../../../domain/chart/firstParts';
import type { DrawingStyle } from '../../../drawing';
import { BODY_KEYS } from '../../../kernel/keys';
import { useReader } from '../../reader/reader';
import { ChartDrawing } from '../../shared/ChartDrawing';
import { Disclosure, Name, Section } from '../../shared/components';
import { Later } from '../../shared/Later';
import { ashtakavargaOf } from './ashtakavarga';
import { Heat } from './Heat';

/** Aṣṭakavarga: the bindus of each graha and their sum. */
export function Ashtakavarga({ chart }: { chart: FirstChart }) {
  const { reader, t } = useReader();
  const grid = useMemo(() => ashtakavargaOf(chart), [chart]);
  if (!grid) return null;
  const rows = BODY_KEYS.map((key) => ({ name: reader.name('graha', key), row: grid.bhinna[key] }));
  return (
    <Section id="ashtakavarga" title={t('desk.ashtakavarga')} note={t('parts.ashtakavargaNote')}>
      <Heat caption={t('desk.ashtakavarga')} rows={rows} total={grid.sarva} />
      <Disclosure summary={t('parts.reduced')}>
        {() => <Later load={() => import('./more').then(({ Reduced }) => Reduced)} given={{ grid }} />}
      </Disclosure>
    </Section>
  );
}

export function Vargas({ chart, style }: { chart: FirstChart; style: DrawingStyle }) {
  const { reader, t } = useReader();
  // The houses of the northern drawing need the numbers of their rāśis, which small drawings leave out.
  const detail = style === 'north' ? 'full' : 'small';
  return (
    <Section id="vargas" title={t('parts.vargas')} note={t('parts.vargasNote')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="vargas" role="region" aria-label={`${t('parts.vargas')}, ${t('words.drawing')}`} tabIndex={0}>
        {VARGA_KEYS.map((varga) => (
          <figure key={varga}>
            <figcaption>
              {varga} <Name lead>{reader.name('varga', varga)}</Name>
            </figcaption>
            <ChartDrawing positions={chart} style={style} varga={varga} detail={detail} id={`varga-${varga}`} />
          </figure>
        ))}
      </div>
    </Section>
  );
}

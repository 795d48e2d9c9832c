/** Aṣṭakavarga: the bindus of each graha and their sum. */
import type { FirstChart } from '../../../domain/chart/firstParts';
import { BODY_KEYS } from '../../../kernel/keys';
import { useReader } from '../../reader/reader';
import { Disclosure, Section } from '../../shared/components';
import { Later } from '../../shared/Later';
import { Heat } from './Heat';

export function Ashtakavarga({ chart }: { chart: FirstChart }) {
  const { reader, t } = useReader();
  const grid = chart.ashtakavarga;
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

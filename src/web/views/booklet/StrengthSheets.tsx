/** The sheets of strengths, yogas and Kṛṣṇamūrti's divisions. */
import { BODY_KEYS } from '../../../data/keys';
import type { PresentYoga } from '../../../domain/chart/yogas';
import { numberText } from '../../reader/format';
import { pointName } from '../../reader/letters';
import { useReader } from '../../reader/reader';
import { Table } from '../../shared/components';
import { BhavaBalas, Pindas } from '../chart/details';
import { Heat } from '../chart/Heat';
import { KpTables } from '../chart/Kp';
import { Met } from '../chart/Yogas';
import type { YogaWords } from '../chart/yogaWords';
import type { Booklet } from './model';

interface Of {
  booklet: Booklet;
}

/** The six strengths with their sum in virūpas, then the sum in rūpas, and the phalas. */
const BALAS = [
  { key: 'sthana', digits: 1 },
  { key: 'dig', digits: 1 },
  { key: 'kala', digits: 1 },
  { key: 'cheshta', digits: 1 },
  { key: 'naisargika', digits: 1 },
  { key: 'drik', digits: 1 },
  { key: 'total', digits: 1 },
  { key: 'rupa', digits: 2 },
  { key: 'required', digits: 1 },
  { key: 'ratio', digits: 2 },
  { key: 'ishta', digits: 1 },
  { key: 'kashta', digits: 1 },
] as const;

export function StrengthBody({ booklet: { chart } }: Of) {
  const { reader, t } = useReader();
  const { shadbala, ashtakavarga } = chart;
  const nameOf = (key: (typeof BALAS)[number]['key']) =>
    key === 'rupa' || key === 'required' || key === 'ratio' ? t(`booklet.${key}`) : t(`parts.bala_${key}`);
  return (
    <>
      {shadbala && (
        <Table
          class="figures"
          caption={t('booklet.balas')}
          columns={[t('parts.component'), ...BODY_KEYS.map((key) => ({ head: reader.name('graha', key), num: true }))]}
          rows={BALAS.map(({ key, digits }) => ({
            key,
            cells: [
              nameOf(key),
              ...BODY_KEYS.map((body) => reader.figures(numberText(shadbala.grahas[body][key], digits))),
            ],
          }))}
        />
      )}
      {ashtakavarga && (
        <div>
          <h3 class="caption">{t('desk.ashtakavarga')}</h3>
          <Heat
            caption={t('desk.ashtakavarga')}
            rows={[...BODY_KEYS, 'lagna' as const].map((key) => ({
              name: pointName(reader, key),
              row: ashtakavarga.bhinna[key],
            }))}
            total={ashtakavarga.sarva}
          />
        </div>
      )}
      <div class="g2">
        {shadbala && <BhavaBalas bhavaBala={shadbala.bhavaBala} />}
        {ashtakavarga && <Pindas grid={ashtakavarga} />}
      </div>
    </>
  );
}

/** As many yogas as fit on a sheet. */
export const YogasBody = ({ yogas, words }: { yogas: readonly PresentYoga[]; words: YogaWords }) => (
  <ul class="yog" data-breaks>
    {yogas.map((yoga) => (
      <Met key={yoga.key} yoga={yoga} words={words} />
    ))}
  </ul>
);

export const KpBody = ({ booklet: { chart } }: Of) => <KpTables chart={chart} />;

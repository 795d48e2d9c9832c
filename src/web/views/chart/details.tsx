/** The content of the disclosures in the chart's sections. */

import { YOGA_FAMILIES } from '../../../data/yogas';
import type { Ashtakavarga as Grid } from '../../../domain/chart/ashtakavarga';
import type { Shadbala } from '../../../domain/chart/shadbala';
import { BALA_VALUES } from '../../../domain/chart/shadbala/types';
import { BODY_KEYS, type BodyKey } from '../../../kernel/keys';
import { numberText } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { Name, Table } from '../../shared/components';
import { sentenceText } from '../../shared/sentence';
import { Heat } from './Heat';
import { Source } from './words';
import type { YogaWords } from './yogaWords';

const IN_RUPAS = ['rupa', 'required', 'ratio'] as const;
type InRupas = (typeof IN_RUPAS)[number];

/** In virūpas. `sthana` and `kala` are sums of the preceding ones. */
const COMPONENTS = BALA_VALUES.filter(
  (value): value is Exclude<typeof value, InRupas> => !IN_RUPAS.some((other) => other === value),
);

const virupas = (reader: Reader, value: number) => reader.figures(numberText(value, 1));

/** The strength of the bhāvas. */
export function BhavaBalas({ bhavaBala }: Pick<Shadbala, 'bhavaBala'>) {
  const { reader, t } = useReader();
  return (
    <Table
      caption={t('parts.bhavaBala')}
      columns={[
        t('parts.bhava'),
        { head: t('parts.ofLord'), num: true },
        { head: t('parts.bala_dig'), num: true },
        { head: t('parts.drishti'), num: true },
        { head: t('parts.bala_total'), num: true },
      ]}
      rows={bhavaBala.map(({ number, adhipati, dig, drishti, total }) => ({
        key: String(number),
        cells: [reader.figures(number), ...[adhipati, dig, drishti, total].map((value) => virupas(reader, value))],
      }))}
    />
  );
}

/** Every component of ṣaḍ-bala, and the strength of the bhāvas. */
export function Balas({ grahas, bhavaBala }: Shadbala) {
  const { reader, t } = useReader();
  const nameOf = (key: (typeof COMPONENTS)[number]) => {
    const part = t(`parts.bala_${key}`);
    return key === 'sthana' || key === 'kala' ? t('parts.sumOf', { part }) : part;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="scroll" tabIndex={0} role="region" aria-label={t('parts.components')}>
        <Table
          class="figures"
          caption={t('parts.components')}
          columns={[t('parts.component'), ...BODY_KEYS.map((key) => ({ head: reader.name('graha', key), num: true }))]}
          rows={COMPONENTS.map((key) => ({
            key,
            cells: [nameOf(key), ...BODY_KEYS.map((body) => virupas(reader, grahas[body][key]))],
          }))}
        />
      </div>
      <BhavaBalas bhavaBala={bhavaBala} />
    </>
  );
}

/** The piṇḍas of the reduced aṣṭakavarga. */
export function Pindas({ grid }: { grid: Grid }) {
  const { reader, t } = useReader();
  return (
    <Table
      caption={t('parts.pindas')}
      columns={[
        t('words.graha'),
        { head: t('words.rashi'), num: true },
        { head: t('words.graha'), num: true },
        { head: t('parts.shodhya'), num: true },
      ]}
      rows={BODY_KEYS.map((key) => {
        const { rashi, graha, shodhya } = grid.pinda[key];
        const figures = [rashi, graha, shodhya].map((value) => reader.figures(value));
        return { key, cells: [<Name key="n">{reader.name('graha', key)}</Name>, ...figures] };
      })}
    />
  );
}

/** Aṣṭakavarga after its reductions, with the piṇḍas. */
export function Reduced({ grid }: { grid: Grid }) {
  const { reader, t } = useReader();
  const named = (rows: Record<BodyKey, readonly number[]>) =>
    BODY_KEYS.map((key) => ({ name: reader.name('graha', key), row: rows[key] }));
  return (
    <div class="stack">
      <h3>{t('parts.trikona')}</h3>
      <Heat caption={t('parts.trikona')} rows={named(grid.trikona)} />
      <h3>{t('parts.ekadhipatya')}</h3>
      <Heat caption={t('parts.ekadhipatya')} rows={named(grid.ekadhipatya)} />
      <h3>{t('parts.ofLagna')}</h3>
      <Heat caption={t('parts.ofLagna')} rows={[{ name: reader.name('term', 'lagna'), row: grid.bhinna.lagna }]} />
      <Pindas grid={grid} />
    </div>
  );
}

/** The yoga rules that do not apply to a chart. */
export function Unmet({ met, words }: { met: ReadonlySet<string>; words: YogaWords }) {
  const reader = useReader();
  const unmet = YOGA_FAMILIES.flatMap(({ rows }) => rows.filter(({ key }) => !met.has(key)));
  return (
    <ul class="yog">
      {unmet.map(({ key, source }) => (
        <li key={key}>
          <Name>{reader.name('chart_yoga', key)}</Name>
          <span>
            {sentenceText(reader, words.rule[key])} <Source source={source} cite={words.cite} />
          </span>
        </li>
      ))}
    </ul>
  );
}

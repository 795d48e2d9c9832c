/** The yogas of the chart, each with its rule and source, and on demand the rules that do not apply. */

import { YOGA_FAMILIES } from '../../../data/yogas';
import type { Chart } from '../../../domain/chart/chart';
import type { PresentYoga } from '../../../domain/chart/yogas';
import { useReader } from '../../reader/reader';
import { Disclosure, Name, Section } from '../../shared/components';
import { Later } from '../../shared/Later';
import { sentenceText } from '../../shared/sentence';
import { listOf, Source } from './words';
import type { YogaWords } from './yogaWords';

/** Number of yogas shown at once; the rest are behind a disclosure. */
const FIRST = 8;

interface Props {
  chart: Chart;
  words: YogaWords;
}

/** A yoga with its rule and source, what forms it in this chart, and what cancels it. */
export function Met({ yoga, words }: { yoga: PresentYoga; words: YogaWords }) {
  const { reader, t } = useReader();
  const { key, source, grahas, houses, cancelledBy } = yoga;
  const where = [
    grahas.length > 0 ? listOf(reader, grahas) : '',
    houses.length > 0 ? t('parts.houses', { n: houses.length, list: reader.figures(houses.join(', ')) }) : '',
  ].filter(Boolean);
  return (
    <li>
      <Name>{reader.name('chart_yoga', key)}</Name>
      <span>
        {sentenceText(reader, words.rule[key])} <Source source={source} cite={words.cite} />
        {where.length > 0 && <span class="where q">{t('parts.here', { what: where.join('; ') })}</span>}
        {cancelledBy?.map((bhanga) => (
          <span class="where" key={bhanga.number}>
            {t('parts.undone')} {sentenceText(reader, words.cancellation[key]?.[bhanga.number] ?? '')}{' '}
            <Source source={bhanga.source} cite={words.cite} />
          </span>
        ))}
      </span>
    </li>
  );
}

const List = ({ yogas, words }: { yogas: readonly PresentYoga[]; words: YogaWords }) => (
  <ul class="yog">
    {yogas.map((yoga) => (
      <Met key={yoga.key} yoga={yoga} words={words} />
    ))}
  </ul>
);

export function Yogas({ chart, words }: Props) {
  const { t } = useReader();
  const { yogas } = chart;
  if (!yogas) return null;
  const met = new Set(yogas.present.map(({ key }) => key));
  const rest = yogas.present.slice(FIRST);
  const unmet = YOGA_FAMILIES.reduce((sum, { rows }) => sum + rows.filter(({ key }) => !met.has(key)).length, 0);
  return (
    <Section id="yogas" title={t('desk.yogas')} note={t('parts.yogasNote', { n: yogas.evaluated, met: met.size })}>
      <List yogas={yogas.present.slice(0, FIRST)} words={words} />
      {rest.length > 0 && (
        <Disclosure summary={t('parts.moreMet', { n: rest.length })}>
          {() => <List yogas={rest} words={words} />}
        </Disclosure>
      )}
      <Disclosure summary={t('parts.unmet', { n: unmet })}>
        {() => <Later load={() => import('./more').then(({ Unmet }) => Unmet)} given={{ met, words }} />}
      </Disclosure>
    </Section>
  );
}

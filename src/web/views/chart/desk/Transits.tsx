/** The grahas of now over the birth: houses from lagna and Moon, and the points of their rāśis. */
import { useMemo } from 'preact/hooks';
import type { FirstChart } from '../../../../domain/chart/firstParts';
import { degreesInRashi } from '../../../../domain/chart/placement';
import { houseFrom } from '../../../../domain/chart/rashi';
import { Section, Table } from '../../../parts/components';
import { degreesText, wallAt } from '../../../parts/format';
import type { BrowserKernel } from '../../../parts/kernel';
import { useReader } from '../../../reader/reader';
import { transitsAt } from './Desk';

export function Transits({ chart, kernel, nowJd }: { chart: FirstChart; kernel: BrowserKernel; nowJd: number }) {
  const reader = useReader();
  const { t, namesLang } = reader;
  const transits = useMemo(() => transitsAt(kernel, chart, nowJd), [kernel, chart, nowJd]);
  const moonRashi = chart.grahas.find(({ key }) => key === 'moon')?.rashi ?? Number.NaN;
  const house = (from: number, rashi: number) => (Number.isFinite(from) ? reader.figures(houseFrom(from, rashi)) : '–');
  const date = reader.date(wallAt(nowJd, chart.question.tzHours).dayNumber);
  return (
    <Section title={t('desk.transits')} note={t('desk.transitNote', { date })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="scroll" role="region" aria-label={t('desk.transits')} tabIndex={0}>
        <Table
          caption={t('desk.transits')}
          hideCaption
          columns={[
            { head: t('words.graha') },
            { head: t('words.rashi') },
            { head: t('words.degrees'), num: true },
            { head: t('words.nakshatra') },
            { head: t('desk.fromLagna'), num: true },
            { head: t('desk.fromMoon'), num: true },
            { head: t('desk.bindus'), num: true },
          ]}
          rows={transits.map(({ key, rashi, siderealDeg, nakshatra, pada, retrograde }) => ({
            key,
            cells: [
              <span key="n" lang={namesLang}>
                <span class="n">{reader.name('graha', key)}</span>{' '}
                {retrograde && key !== 'rahu' && key !== 'ketu' && <small class="q">{t('words.retrograde')}</small>}
              </span>,
              <span key="r" lang={namesLang}>
                {reader.nameAt('rashi', rashi)}
              </span>,
              reader.figures(degreesText(degreesInRashi(siderealDeg), { seconds: false })),
              <span key="k" lang={namesLang}>
                {reader.nameAt('nakshatra', nakshatra)} {reader.figures(pada)}
              </span>,
              house(chart.lagna.rashi, rashi),
              house(moonRashi, rashi),
              reader.figures(chart.ashtakavarga?.sarva[rashi - 1] ?? '–'),
            ],
          }))}
        />
      </div>
    </Section>
  );
}

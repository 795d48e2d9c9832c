/**
 * Below the present sky: the birth form with its example, the nine grahas as a table, and the requests for programs.
 */

import { useMemo } from 'preact/hooks';
import { GRAHA_NAMES } from '../../../../build/lexicon/terms/graha';
import { isNode } from '../../../data/keys';
import { IN_DEVANAGARI } from '../../../data/language';
import { degreesInRashi } from '../../../domain/positions/placement';
import { computePositions } from '../../../domain/positions/positions';
import type { Positions } from '../../../domain/positions/types';
import { daysFromCivil } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { degreesText } from '../../reader/format';
import { pointName } from '../../reader/letters';
import { useReader } from '../../reader/reader';
import { BirthForm } from '../../shared/BirthForm';
import { type Birth, birthFragment, type Resolved, resolveBirth } from '../../shared/birth';
import { ChartDrawing } from '../../shared/ChartDrawing';
import { N, Sa, Section, Table } from '../../shared/components';
import { exampleIn } from './example';
import type { Now } from './model';

/** Positions of the grahas in the example. */
function examplePositions(kernel: Kernel, example: Birth): Positions | null {
  const resolved = resolveBirth(example);
  const positions = resolved.ok ? computePositions(kernel, resolved.value.question) : null;
  return positions?.ok ? positions.value : null;
}

export function BirthSection({ kernel }: { kernel: Kernel }) {
  const { reader, t } = useReader();
  const example = exampleIn(reader);
  const positions = useMemo(() => examplePositions(kernel, example), [kernel]);
  const open = ({ birth }: Resolved) => {
    location.assign(reader.href('/chart') + birthFragment(birth));
  };
  const { year, month, day } = example.clock;
  const birth = [reader.date(daysFromCivil(year, month, day)), reader.clock(example.clock)].join(', ');
  const address = reader.href('/chart') + birthFragment(example);
  return (
    <Section title={t('now.birthTitle')} note={t('now.birthNote')} id="birth-section">
      <div class="birth2">
        <BirthForm birth={null} onDraw={open} />
        <figure>
          <figcaption class="q">
            {t('now.example', { birth })}. <a href={address}>{t('now.openExample')}</a>
          </figcaption>
          {positions && <ChartDrawing positions={positions} style={reader.settings.drawing} id="example" />}
        </figure>
      </div>
    </Section>
  );
}

export function SkyTable({ now }: { now: Now }) {
  const { reader, t, namesLang } = useReader();
  const withSa = !IN_DEVANAGARI.includes(reader.labels.tag);
  const { lagna, grahas } = now.positions;
  const points = [{ ...lagna, key: 'lagna' as const, retrograde: false }, ...grahas];
  return (
    <Section title={t('now.sky')} note={t('now.skyNote')}>
      <Table
        class="skyt"
        caption={t('now.sky')}
        hideCaption
        columns={[
          t('words.graha'),
          t('words.rashi'),
          { head: t('words.degrees'), num: true },
          t('words.nakshatraPada'),
        ]}
        rows={points.map(({ key, rashi, siderealDeg, nakshatra, pada, retrograde }) => ({
          key,
          cells: [
            <span lang={namesLang} key="g">
              <N>{pointName(reader, key)}</N> {withSa && key !== 'lagna' && <Sa>{GRAHA_NAMES[key].sa}</Sa>}{' '}
              {retrograde && !isNode(key) && <small class="q">{t('words.retrograde')}</small>}
            </span>,
            <span lang={namesLang} key="r">
              {reader.nameAt('rashi', rashi)}
            </span>,
            reader.figures(degreesText(degreesInRashi(siderealDeg), { seconds: false })),
            <span lang={namesLang} key="n">
              {reader.nameAt('nakshatra', nakshatra)} {Number.isFinite(pada) && reader.figures(pada)}
            </span>,
          ],
        }))}
      />
    </Section>
  );
}

const REQUESTS = `GET /api/panchang      vara, tithi, nakshatra, yoga, karana, Sun and Moon
GET /api/ghadi         years, months, muhurta, ghati, vighati`;

export function Programs() {
  const { t } = useReader();
  return (
    <Section title={t('now.programs')} note={t('now.programsNote')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre class="box" lang="en" tabIndex={0}>
        {REQUESTS}
      </pre>
    </Section>
  );
}

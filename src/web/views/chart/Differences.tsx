/** Why another program differs: settings side by side, and which of them explains figures of one’s own. */
import { useMemo, useState } from 'preact/hooks';
import type { FirstChart } from '../../../domain/chart/firstParts';
import { listText } from '../../i18n/translate';
import type { Resolved } from '../../parts/birth';
import { Field, focusFirstError, Section, Table } from '../../parts/components';
import { angleText } from '../../parts/format';
import type { BrowserKernel } from '../../parts/kernel';
import { type Reader, useReader } from '../../reader/reader';
import type { Explanation } from './ownFigures';
import { differencesOf } from './settings';

interface Props {
  chart: FirstChart;
  kernel: BrowserKernel;
  resolved: Resolved;
}

function verdict(reader: Reader, { settings, nearest }: Explanation): string {
  const { t, locale } = reader;
  if (settings.length > 0) return t('parts.explained', { settings: listText(locale, settings, 'disjunction') });
  if (!nearest) return t('parts.unexplained');
  const { setting, offDeg } = nearest;
  return t('parts.nearestSetting', { setting, angle: reader.figures(angleText(offDeg * 3600)) });
}

function OwnFigures({ kernel, resolved }: Omit<Props, 'chart'>) {
  const reader = useReader();
  const { t } = reader;
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const compare = async (event: Event) => {
    event.preventDefault();
    const { explain, readFigure } = await import('./more');
    const lines = text.split(/[\n;]+/).filter((line) => line.trim() !== '');
    const read = lines.map((line) => readFigure(reader, line));
    const wrong = read.find((each) => typeof each === 'string');
    setSaid('');
    setError(typeof wrong === 'string' ? wrong : lines.length === 0 ? t('parts.ownLines') : null);
    if (wrong !== undefined || lines.length === 0) {
      focusFirstError(document.querySelector<HTMLElement>('.own'));
      return;
    }
    const figures = read.flatMap((each) => (typeof each === 'string' ? [] : [each]));
    setSaid(verdict(reader, explain(reader, kernel, resolved, figures)));
  };
  return (
    <form class="own" onSubmit={(event) => void compare(event)} noValidate>
      <Field label={t('parts.own')} span={12} error={error} hint={t('parts.ownHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={text}
            spellcheck={false}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <button class="btn" type="submit">
        {t('parts.ownCompare')}
      </button>
      <p role="status">{said}</p>
    </form>
  );
}

export function Differences({ chart, kernel, resolved }: Props) {
  const reader = useReader();
  const { t } = reader;
  const rows = useMemo(() => differencesOf(reader, kernel, chart, resolved), [reader, kernel, chart, resolved]);
  const cell = ({ text, changed }: { text: string; changed: boolean }) =>
    changed ? <span class="changed">{text}</span> : text;
  return (
    <Section id="differences" title={t('parts.differs')} note={t('parts.differsNote')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="scroll" role="region" aria-label={t('parts.comparison')} tabIndex={0}>
        <Table
          class="compare"
          caption={t('parts.differsCaption')}
          hideCaption
          columns={[
            { head: t('parts.setting') },
            { head: t('parts.difference'), class: 'q' },
            { head: reader.name('term', 'lagna'), class: 'nw' },
            { head: reader.name('graha', 'moon'), class: 'nw moon' },
            { head: t('parts.firstBalance') },
            { head: t('parts.whatChanges'), class: 'changes' },
          ]}
          rows={rows.map(({ key, setting, difference, lagna, moon, balance, changes }) => ({
            key,
            cells: [setting, difference, cell(lagna), cell(moon), cell(balance), changes],
          }))}
        />
      </div>
      <p class="q after">{t('parts.checkZone')}</p>
      <OwnFigures kernel={kernel} resolved={resolved} />
    </Section>
  );
}

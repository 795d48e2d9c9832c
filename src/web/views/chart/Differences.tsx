/** Why another program differs: settings side by side, and which of them explains figures of one’s own. */
import { useMemo, useState } from 'preact/hooks';
import type { FirstChart } from '../../../domain/chart/firstParts';
import type { Resolved } from '../../parts/birth';
import { Field, focusFirstError, Section, Table } from '../../parts/components';
import { angleText } from '../../parts/format';
import type { BrowserKernel } from '../../parts/kernel';
import type { Explanation } from './ownFigures';
import { differencesOf } from './settings';

interface Props {
  chart: FirstChart;
  kernel: BrowserKernel;
  resolved: Resolved;
}

const AND = new Intl.ListFormat('en', { type: 'disjunction' });

function verdict({ settings, nearest }: Explanation): string {
  if (settings.length > 0) return `Explained, within the digits given, by: ${AND.format(settings)}.`;
  if (!nearest) return 'None of the settings explains them.';
  return `None of the settings explains them. Nearest is “${nearest.setting}”, ${angleText(nearest.offDeg * 3600)} off: perhaps another time, place or zone.`;
}

function OwnFigures({ kernel, resolved }: Omit<Props, 'chart'>) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const compare = async (event: Event) => {
    event.preventDefault();
    const { explain, readFigure } = await import('./more');
    const lines = text.split(/[\n;]+/).filter((line) => line.trim() !== '');
    const read = lines.map(readFigure);
    const wrong = read.find((each) => typeof each === 'string');
    setSaid('');
    setError(
      typeof wrong === 'string'
        ? wrong
        : lines.length === 0
          ? 'A line for each: Moon 305.74, or Lagna Kanyā 19°11′.'
          : null,
    );
    if (wrong !== undefined || lines.length === 0) {
      focusFirstError(document.querySelector<HTMLElement>('.own'));
      return;
    }
    const figures = read.flatMap((each) => (typeof each === 'string' ? [] : [each]));
    setSaid(verdict(explain(kernel, resolved, figures)));
  };
  return (
    <form class="own" onSubmit={(event) => void compare(event)} noValidate>
      <Field
        label="Compare with figures of your own"
        span={12}
        error={error}
        hint="Sidereal longitudes as the other program prints them, one a line: “Moon 305.74” or “Lagna Kanyā 19°11′38″”."
      >
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
        Compare
      </button>
      <p role="status">{said}</p>
    </form>
  );
}

export function Differences({ chart, kernel, resolved }: Props) {
  const rows = useMemo(() => differencesOf(kernel, chart, resolved), [kernel, chart, resolved]);
  const cell = ({ text, changed }: { text: string; changed: boolean }) =>
    changed ? <span class="changed">{text}</span> : text;
  return (
    <Section
      id="differences"
      title="Why does another program differ?"
      note="Nearly always for one of these reasons. Each row recomputes this chart with one setting changed; red marks what moved."
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="scroll" role="region" aria-label="Comparison" tabIndex={0}>
        <Table
          class="compare"
          caption="The chart with one setting changed in each row"
          hideCaption
          columns={[
            { head: 'Setting', class: 'nw' },
            { head: 'Difference', class: 'q nw' },
            { head: 'Lagna', class: 'nw' },
            { head: 'Moon', class: 'nw moon' },
            { head: 'First daśā, balance', class: 'nw' },
            { head: 'What changes' },
          ]}
          rows={rows.map(({ key, setting, difference, lagna, moon, balance, changes }) => ({
            key,
            cells: [setting, difference, cell(lagna), cell(moon), cell(balance), changes],
          }))}
        />
      </div>
      <p class="q after">Also check the time zone: many programs take today’s offset for an old date.</p>
      <OwnFigures kernel={kernel} resolved={resolved} />
    </Section>
  );
}

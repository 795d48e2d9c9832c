/** The list of further tables. Their code is fetched when the first one opens. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Chart } from '../../../domain/chart/chart';
import type { Translate } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import { Section } from '../../shared/components';
import { note, noteOf } from './address';

const TABLES = ['bhavas', 'arudhas', 'karakas', 'avasthas', 'kp', 'upagrahas', 'lagnas', 'yuddha'] as const;
type TableKey = (typeof TABLES)[number];

/** Number of upagrahas and of special lagnas. */
const POINTS = 7;

const holdsOf = (t: Translate, key: TableKey): string =>
  key === 'upagrahas' || key === 'lagnas' ? String(POINTS) : t(`parts.holds_${key}`);

type Bodies = Record<TableKey, (chart: Chart) => ComponentChildren>;

export function FurtherSection({ chart, onJson }: { chart: Chart; onJson: () => void }) {
  const { reader, t } = useReader();
  const [asked] = useState(() => noteOf('table'));
  const [bodies, setBodies] = useState<Bodies | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(asked ? [asked] : []));
  const fetchBodies = () => {
    import('./more').then(
      ({ FURTHER }) => setBodies(FURTHER),
      () => undefined,
    );
  };
  useEffect(() => {
    if (!asked) return;
    fetchBodies();
    document.getElementById(asked)?.scrollIntoView();
  }, [asked]);
  const toggle = (key: string, open: boolean) => {
    if (open === opened.has(key)) return;
    const next = new Set(opened);
    if (open) next.add(key);
    else next.delete(key);
    setOpened(next);
    note('table', open ? key : ([...next].at(-1) ?? null));
    if (open) fetchBodies();
  };
  return (
    <Section id="tables" title={t('parts.tables')} note={t('parts.tablesNote')}>
      <div class="index">
        {TABLES.map((key) => (
          <details
            id={key}
            key={key}
            open={opened.has(key)}
            onToggle={(event) => toggle(key, event.currentTarget.open)}
          >
            <summary>
              <span class="n">{t(`parts.table_${key}`)}</span>
              <span class="q">{reader.figures(holdsOf(t, key))}</span>
            </summary>
            {opened.has(key) && bodies && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
              <div class="scroll within" tabIndex={0} role="region" aria-label={t(`parts.table_${key}`)}>
                {bodies[key](chart)}
              </div>
            )}
          </details>
        ))}
      </div>
      <p class="after">
        <button class="btn" type="button" onClick={onJson}>
          {t('parts.saveJson')}
        </button>
      </p>
    </Section>
  );
}

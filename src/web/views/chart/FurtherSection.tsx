/** The list of further tables. What they are made of is fetched when the first is opened. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Chart } from '../../../domain/chart/chart';
import { Section } from '../../parts/components';
import { note, noteOf } from './address';

const TABLES = [
  { key: 'bhavas', title: 'Bhāvas and sandhis', holds: '12, Śrīpati' },
  { key: 'arudhas', title: 'Ārūḍhas', holds: 'A1–A12, grahas' },
  { key: 'karakas', title: 'Cara kārakas', holds: '7 and 8' },
  { key: 'avasthas', title: 'Avasthās', holds: '5 systems' },
  { key: 'kp', title: 'KP sub-lords', holds: 'cusps, grahas' },
  { key: 'upagrahas', title: 'Upagrahas', holds: '7' },
  { key: 'lagnas', title: 'Special lagnas', holds: '7' },
  { key: 'yuddha', title: 'Graha-yuddha', holds: 'nearer than 1°' },
] as const;

type TableKey = (typeof TABLES)[number]['key'];
type Bodies = Record<TableKey, (chart: Chart) => ComponentChildren>;

export function FurtherSection({ chart, onJson }: { chart: Chart; onJson: () => void }) {
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
    <Section id="tables" title="Further tables" note="Each opens in place and has its own address.">
      <div class="index">
        {TABLES.map(({ key, title, holds }) => (
          <details
            id={key}
            key={key}
            open={opened.has(key)}
            onToggle={(event) => toggle(key, event.currentTarget.open)}
          >
            <summary>
              <span class="n">{title}</span>
              <span class="q">{holds}</span>
            </summary>
            {opened.has(key) && bodies && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
              <div class="scroll within" tabIndex={0} role="region" aria-label={title}>
                {bodies[key](chart)}
              </div>
            )}
          </details>
        ))}
      </div>
      <p class="after">
        <button class="btn" type="button" onClick={onJson}>
          Save all of it as JSON
        </button>
      </p>
    </Section>
  );
}

/** The astrologer's desk: a birth computed here, its sections on a rail with keys, and the charts of this device. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { computeFirstChart, type FirstChart } from '../../../domain/chart/firstParts';
import { PRESET_KEYS } from '../../../domain/chart/settings';
import type { DrawingStyle } from '../../../domain/drawing';
import { VARGA_KEYS, type VargaKey } from '../../../domain/keys';
import { unixToJd } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import {
  type Birth,
  birthFragment,
  presetChoice,
  type Resolved,
  resolveBirth,
  resolvedFromFragment,
} from '../../parts/birth';
import { birthText } from '../../parts/birthText';
import { Choice, Fault } from '../../parts/components';
import { ayanamshaName } from '../../parts/conventions';
import { offsetText } from '../../parts/format';
import { PageEnd } from '../../parts/PageEnd';
import { withoutTime } from '../../parts/withoutTime';
import { withZonePast } from '../../parts/zonePast';
import { changeSetting } from '../../reader/open';
import { type Reader, useReader } from '../../reader/reader';
import { choicesOf } from '../../reader/settings';
import { EXAMPLE } from '../now/example';
import { Actions } from './Actions';
import { goToBirth } from './address';
import { ChartColophon } from './ChartColophon';
import { DeskSection } from './desk/Desk';
import { Form } from './desk/Form';
import { useLetters } from './desk/keys';
import { Opened } from './desk/Opened';
import { forgetRecent, keepRecent, recentCharts } from './desk/recent';
import { Sheet } from './desk/Sheet';
import { rememberSection, SECTIONS, type SectionKey, sectionOfAddress } from './desk/sections';

/** Whether the address is to hold a birth: where none can be drawn, it was cut short or names what does not exist. */
const isOfBirth = (): boolean => typeof location !== 'undefined' && /[#&](t|at|tz)=/.test(location.hash);

/** The birth of the address; the example where it names none. */
const birthOfAddress = (): Resolved | null => {
  if (isOfBirth()) return resolvedFromFragment(location.hash);
  const example = resolveBirth(EXAMPLE);
  return example.ok ? example.value : null;
};

const titleOf = ({ t }: Reader, birth: Birth): string =>
  birth.name ||
  (birthFragment(birth) === birthFragment({ ...EXAMPLE, settings: birth.settings })
    ? t('desk.example')
    : t('desk.chartOf'));

/** What differs from Khagola's own conventions, in a line. */
function settingsText(reader: Reader, { settings }: Birth): string {
  const { t } = reader;
  const { ayanamsa, nodeMode, dashaYearDays } = settings;
  return [
    ayanamshaName(reader, ayanamsa),
    t(`birth.node_${nodeMode}`),
    t('birth.days', { n: String(dashaYearDays) }),
  ].join(', ');
}

interface BarProps {
  resolved: Resolved;
  onDraw: (resolved: Resolved) => void;
}

/** Name and birth, what is changed and done with it; the form opens below. */
function DeskBar({ resolved, onDraw }: BarProps) {
  const reader = useReader();
  const { t } = reader;
  const [isOpen, setIsOpen] = useState(false);
  const { birth } = resolved;
  const take = (preset: string) => {
    const key = PRESET_KEYS.find((each) => each === preset);
    const next = key && resolveBirth({ ...birth, settings: presetChoice(key) });
    if (next?.ok) onDraw(next.value);
  };
  return (
    <div class="deskbar">
      <h1>{titleOf(reader, birth)}</h1>
      <span class="q when">{birthText(reader, resolved)}</span>
      <button class="btn quiet small" type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t('desk.close') : t('desk.change')}
      </button>
      <span class="preset">
        <select
          aria-label={t('birth.preset')}
          value={birth.settings.preset}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        >
          {PRESET_KEYS.map((key) => (
            <option key={key} value={key}>
              {t(`birth.preset_${key}`)}
            </option>
          ))}
        </select>
        <small class="q">{settingsText(reader, birth)}</small>
      </span>
      <Actions key={birthFragment(birth)} resolved={resolved} />
      {isOpen && (
        <div class="deskform">
          <Form
            key={JSON.stringify(birth)}
            birth={isOfBirth() ? birth : null}
            onDraw={(next) => {
              setIsOpen(false);
              onDraw(next);
            }}
          />
        </div>
      )}
    </div>
  );
}

function Twice({ resolved, onDraw }: BarProps) {
  const { t } = useReader();
  const { birth, twice, offsetHours } = resolved;
  if (!twice) return null;
  const which = birth.second ? 'second' : 'first';
  const take = (next: 'first' | 'second') => {
    const other = resolveBirth({ ...birth, second: next === 'second' });
    if (other.ok) onDraw(other.value);
  };
  return (
    <div class="twice">
      <p>{t('desk.twice', { which, offset: offsetText(offsetHours) })}</p>
      <Choice
        legend={t('desk.twice', { which, offset: offsetText(offsetHours) })}
        options={(['first', 'second'] as const).map((value) => ({
          value,
          label: t(`desk.${value}`, { offset: offsetText(twice[value]) }),
        }))}
        value={which}
        onChange={take}
      />
    </div>
  );
}

function Recents({ birth: shown }: { birth: Birth }) {
  const reader = useReader();
  const { t } = reader;
  const [charts, setCharts] = useState(recentCharts);
  const current = birthFragment(shown);
  useEffect(() => {
    // The example is nobody's chart.
    if (isOfBirth()) keepRecent(shown);
    setCharts(recentCharts());
  }, [current]);
  if (charts.length === 0) return null;
  return (
    <div class="recents">
      <h2>{t('desk.recent')}</h2>
      <ul>
        {charts.map(({ birth, fragment }) => {
          const { clock, name, place } = birth;
          return (
            <li key={fragment}>
              <a href={fragment} aria-current={fragment === current ? 'true' : undefined}>
                {name || place || t('desk.noName')}
                <small>{reader.figures(`${clock.day}.${clock.month}.${clock.year}`)}</small>
              </a>
            </li>
          );
        })}
      </ul>
      <button
        class="btn quiet small"
        type="button"
        onClick={() => {
          forgetRecent();
          setCharts([]);
        }}
      >
        {t('desk.forget')}
      </button>
    </div>
  );
}

interface RailProps {
  section: SectionKey;
  sections: readonly (typeof SECTIONS)[number][];
  birth: Birth;
  onSection: (key: SectionKey) => void;
}

function Rail({ section, sections, birth, onSection }: RailProps) {
  const { t, settings } = useReader();
  return (
    <div class="rail">
      <nav aria-label={t('desk.sections')}>
        {sections.map(({ key, letter }) => (
          <button
            key={key}
            type="button"
            aria-current={key === section ? 'true' : undefined}
            data-letter={settings.keys === 'on' ? letter.toUpperCase() : undefined}
            aria-keyshortcuts={settings.keys === 'on' ? letter : undefined}
            onClick={() => onSection(key)}
          >
            {t(`desk.${key}`)}
          </button>
        ))}
      </nav>
      <Recents birth={birth} />
    </div>
  );
}

function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useReader();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const rows: [string, string][] = [
    ...SECTIONS.map(({ key, letter }): [string, string] => [letter.toUpperCase(), t(`desk.${key}`)]),
    ['[ ]', t('desk.keyVarga')],
    ['1 2 3', t('desk.keyDrawing')],
    ['?', t('desk.keyHelp')],
  ];
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{t('desk.keysTitle')}</h2>
      <dl class="brief">
        {rows.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p class="q">{t('desk.keysNote')}</p>
      <form method="dialog" class="acts">
        <button class="btn" type="submit">
          {t('desk.close')}
        </button>
      </form>
    </dialog>
  );
}

interface ChartProps extends BarProps {
  kernel: Kernel;
  chart: FirstChart;
}

const FURTHER_VARGAS = VARGA_KEYS.filter((key) => key !== 'D1');

function ChartDesk({ kernel, chart, resolved, onDraw }: ChartProps) {
  const reader = useReader();
  const { t, settings } = reader;
  const { birth } = resolved;
  const [section, setSection] = useState<SectionKey>(sectionOfAddress);
  const [varga, setVarga] = useState<VargaKey>('D9');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const nowJd = useMemo(() => reader.occasion.jdUt ?? unixToJd(Math.floor(Date.now() / 60_000) * 60_000), [resolved]);
  // The houses of the northern drawing need a lagna.
  const style: DrawingStyle = !birth.isTimeKnown && settings.drawing === 'north' ? 'south' : settings.drawing;
  // Without a time only what hardly moves in a day is shown.
  const sections = birth.isTimeKnown ? SECTIONS : SECTIONS.filter(({ key }) => key === 'desk');
  const shown = sections.some(({ key }) => key === section) ? section : 'desk';
  const open = (key: SectionKey) => {
    setSection(key);
    if (isOfBirth()) rememberSection(key);
  };
  useLetters(settings.keys === 'on', (key) => {
    const named = sections.find(({ letter }) => letter === key);
    if (named) open(named.key);
    else if (key === '[' || key === ']') {
      const at = FURTHER_VARGAS.indexOf(varga as (typeof FURTHER_VARGAS)[number]) + (key === ']' ? 1 : -1);
      setVarga(FURTHER_VARGAS[(at + FURTHER_VARGAS.length) % FURTHER_VARGAS.length] as VargaKey);
    } else if (/^[123]$/.test(key)) changeSetting('drawing', choicesOf('drawing')[Number(key) - 1] as DrawingStyle);
    else if (key === '?') setIsHelpOpen(true);
    else return false;
    return true;
  });
  const { dashaYearDays } = birth.settings;
  return (
    <>
      <main id="main" tabIndex={-1} class="deskpage">
        <DeskBar resolved={resolved} onDraw={onDraw} />
        <Twice resolved={resolved} onDraw={onDraw} />
        {!birth.isTimeKnown && <p class="note">{t('desk.unknownTime')}</p>}
        <div class="desk">
          <Rail section={shown} sections={sections} birth={birth} onSection={open} />
          <div class="part">
            {shown === 'desk' ? (
              <DeskSection
                chart={chart}
                kernel={kernel}
                yearDays={dashaYearDays}
                isTimeKnown={birth.isTimeKnown}
                nowJd={nowJd}
                style={style}
                varga={varga}
                onVarga={setVarga}
              />
            ) : (
              <Opened section={shown} chart={chart} kernel={kernel} resolved={resolved} nowJd={nowJd} />
            )}
          </div>
        </div>
        {isHelpOpen && <KeyList onClose={() => setIsHelpOpen(false)} />}
      </main>
      <Sheet
        chart={chart}
        kernel={kernel}
        resolved={resolved}
        style={style}
        varga={varga}
        title={titleOf(reader, birth)}
      />
      <ChartColophon chart={chart} />
    </>
  );
}

/** A link without a valid birth: what is wrong, and the form. */
function BadLink({ onDraw }: Pick<BarProps, 'onDraw'>) {
  const { t } = useReader();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <div class="head">
          <h1>{t('desk.chartOf')}</h1>
        </div>
        <Fault title={t('desk.badLink')}>
          <p>{t('desk.badLinkWhy')}</p>
        </Fault>
        <Form birth={null} onDraw={onDraw} />
      </main>
      <PageEnd />
    </>
  );
}

export function ChartPage({ kernel }: { kernel: Kernel }) {
  const { t } = useReader();
  const [resolved, setResolved] = useState(birthOfAddress);
  useEffect(() => {
    const follow = () => withZonePast(location.hash, () => setResolved(birthOfAddress()));
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);
  const draw = (next: Resolved) => {
    goToBirth(next.birth);
    setResolved(next);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true }));
  };
  const answer = useMemo(() => resolved && computeFirstChart(kernel, resolved.question), [kernel, resolved]);
  if (!resolved) return <BadLink onDraw={draw} />;
  if (!answer?.ok) {
    return (
      <main id="main" tabIndex={-1}>
        <DeskBar resolved={resolved} onDraw={draw} />
        <Fault title={t('desk.failed')}>
          <p>{t('desk.failedWhy')}</p>
        </Fault>
      </main>
    );
  }
  const chart = resolved.birth.isTimeKnown ? answer.value : withoutTime(answer.value);
  return <ChartDesk kernel={kernel} chart={chart} resolved={resolved} onDraw={draw} />;
}

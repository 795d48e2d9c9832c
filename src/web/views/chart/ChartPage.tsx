/**
 * The astrologer's desk: a birth computed on the device, its sections in a rail with shortcut keys, and the device's
 * recent charts.
 */
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { VARGA_KEYS, type VargaKey } from '../../../data/keys';
import { computeFirstChart, type FirstChart } from '../../../domain/chart/firstParts';
import { FIRST_YEAR, LAST_YEAR, unixToJd } from '../../../domain/time/civil';
import { isoClock } from '../../../domain/time/isoCivil';
import type { DrawingStyle } from '../../../drawing';
import type { Kernel } from '../../../kernel/kernel';
import { accuracyAt } from '../../../kernel/stamp';
import { degreesText, wallAt } from '../../reader/format';
import { addMessages } from '../../reader/lateMessages';
import { changeSetting } from '../../reader/open';
import { useReader } from '../../reader/reader';
import { choicesOf } from '../../reader/settings';
import { withZonePast } from '../../reader/zonePast';
import { birthFragment, type Resolved, withoutTime } from '../../shared/birth';
import { Busy, Fault } from '../../shared/components';
import { ayanamshaName } from '../../shared/conventions';
import { Later } from '../../shared/Later';
import { PageEnd } from '../../shared/PageEnd';
import { goToBirth } from './address';
import { birthOfAddress } from './desk/birthOfAddress';
import { DeskSection } from './desk/Desk';
import { type BarProps, DeskBar, formOfAddress, type OpenForm } from './desk/DeskBar';
import { Form } from './desk/Form';
import { Rail } from './desk/Rail';
import {
  rememberSection,
  rememberVarga,
  SECTIONS,
  type SectionKey,
  sectionOfAddress,
  vargaOfAddress,
} from './desk/sections';
import { titleOf, titleWithDate } from './titles';

/** The basis of the chart: the instant, ΔT, the ayanāṃśa, the accuracy of the kernel, and missing parts. */
const loadNotes = () => import('./Notes').then(({ Notes }) => Notes);

export function ChartColophon({ chart }: { chart: FirstChart }) {
  const { reader, t } = useReader();
  const { sky, question, ayanamshaDeg, notes } = chart;
  const { fromYear, toYear, residuals } = accuracyAt(sky.jdUt);
  return (
    <PageEnd>
      <p>
        {t('desk.made', {
          instant: `${isoClock(wallAt(question.jdUt, 0)).replace('T', ' ')} UTC`,
          jd: sky.jdUt.toFixed(7),
          deltaT: sky.deltaTSeconds.toFixed(1),
          ayanamsa: ayanamshaName(reader, question.ayanamsha),
          degrees: degreesText(ayanamshaDeg),
          node: t(`birth.node_${question.nodeMode}`),
          from: reader.year(fromYear),
          to: reader.year(toYear),
          sun: residuals.sun.max.toFixed(3),
          moon: residuals.moon.max.toFixed(3),
        })}
      </p>
      {notes.length > 0 && <Later load={loadNotes} given={{ notes }} />}
    </PageEnd>
  );
}

/** Elements that handle letters themselves. */
const OWN_KEYS = 'input:not([type=radio]), select, textarea, dialog, [contenteditable]';

/**
 * Single-letter shortcuts. They work outside fields, and the reader can switch them off.
 *
 * @param act  handles a key; false if it does nothing
 */
function useLetters(isOn: boolean, act: (key: string, isShifted: boolean) => boolean): void {
  // A layout effect, because a held key repeats before other effects run.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      if (act(event.key.toLowerCase(), event.shiftKey)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

interface ChartProps extends BarProps {
  kernel: Kernel;
  chart: FirstChart;
}

const loadKeys = () => Promise.all([import('./desk/KeyList'), addMessages('parts')]).then(([{ KeyList }]) => KeyList);
const loadOpened = () => Promise.all([import('./desk/Opened'), addMessages('parts')]).then(([{ Opened }]) => Opened);
/** The printed page is not needed for the first chart. */
const loadSheet = () => import('./desk/Sheet').then(({ Sheet }) => Sheet);
const loadTwice = () => Promise.all([import('./desk/Twice'), addMessages('parts')]).then(([{ Twice }]) => Twice);
const loadFar = () => Promise.all([import('./FarBirth'), addMessages('far')]).then(([{ FarBirth }]) => FarBirth);

const FURTHER_VARGAS = VARGA_KEYS.filter((key) => key !== 'D1');

function ChartDesk({ kernel, chart, resolved, onDraw, form, onForm }: ChartProps) {
  const { reader, t, settings } = useReader();
  const { birth } = resolved;
  const [section, setSection] = useState<SectionKey>(sectionOfAddress);
  const [varga, setVarga] = useState<VargaKey>(vargaOfAddress);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const nowJd = useMemo(() => reader.occasion.jdUt ?? unixToJd(Math.floor(Date.now() / 60_000) * 60_000), [resolved]);
  // The houses of the northern drawing need a lagna.
  const style: DrawingStyle = !birth.isTimeKnown && settings.drawing === 'north' ? 'south' : settings.drawing;
  // Without a time, only values that hardly move in a day are shown.
  const sections = birth.isTimeKnown ? SECTIONS : SECTIONS.filter(({ key }) => key === 'desk');
  const shown = sections.some(({ key }) => key === section) ? section : 'desk';
  const open = (key: SectionKey) => {
    if (key !== section) rememberSection(key);
    setSection(key);
  };
  const showVarga = (key: VargaKey) => {
    if (key !== varga) rememberVarga(key);
    setVarga(key);
  };
  useEffect(() => {
    const follow = () => {
      setSection(sectionOfAddress());
      setVarga(vargaOfAddress());
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    document.title = [titleWithDate(reader, resolved), t(`desk.${shown}`), 'Khagola'].join(' · ');
  }, [reader, resolved, shown]);
  useLetters(settings.keys === 'on', (key, isShifted) => {
    const named = sections.find(({ letter }) => letter === key);
    if (named) open(named.key);
    else if (key === '[' || key === ']') {
      const position = FURTHER_VARGAS.indexOf(varga as (typeof FURTHER_VARGAS)[number]) + (key === ']' ? 1 : -1);
      showVarga(FURTHER_VARGAS[(position + FURTHER_VARGAS.length) % FURTHER_VARGAS.length] as VargaKey);
    } else if (/^[123]$/.test(key)) changeSetting('drawing', choicesOf('drawing')[Number(key) - 1] as DrawingStyle);
    else if (key === 'n' && isShifted) window.open(`${location.pathname}${location.search}#new`);
    else if (key === 'n') onForm('new');
    else if (key === 'e') onForm('edit');
    else if (key === 'o') location.assign(reader.href('/charts'));
    else if (key === '?') setIsHelpOpen(true);
    else return false;
    return true;
  });
  const { dashaYearDays } = birth.settings;
  const { year } = birth.clock;
  return (
    <>
      <main id="main" tabIndex={-1} class="deskpage">
        <DeskBar resolved={resolved} onDraw={onDraw} form={form} onForm={onForm} />
        <noscript>
          <p class="note">{t('desk.needsScript')}</p>
        </noscript>
        {resolved.twice && <Later load={loadTwice} given={{ resolved, onDraw }} />}
        {(year < FIRST_YEAR || year > LAST_YEAR) && <Later load={loadFar} given={{ kernel, chart, resolved }} />}
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
                onVarga={showVarga}
              />
            ) : (
              <Later
                load={loadOpened}
                given={{ section: shown, chart, kernel, resolved, nowJd, style }}
                wait={<Busy what={t('desk.tables')} rows={12} />}
              />
            )}
          </div>
        </div>
        {isHelpOpen && <Later load={loadKeys} given={{ onClose: () => setIsHelpOpen(false) }} />}
      </main>
      <Later load={loadSheet} given={{ chart, kernel, resolved, style, varga, title: titleOf(reader, birth) }} />
      <ChartColophon chart={chart} />
    </>
  );
}

/** The error for a link without a valid birth, and the form. */
function BadLink({ onDraw }: Pick<BarProps, 'onDraw'>) {
  const { t } = useReader();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <div class="head">
          <h1>{t('desk.chartOf')}</h1>
        </div>
        <Fault title={t('desk.badLink')} why={t('desk.badLinkWhy')} />
        <Form birth={null} onDraw={onDraw} />
      </main>
      <PageEnd />
    </>
  );
}

export function ChartPage({ kernel }: { kernel: Kernel }) {
  const { reader, t } = useReader();
  const [resolved, setResolved] = useState(() => birthOfAddress(reader));
  const [form, setForm] = useState<OpenForm>(formOfAddress);
  useEffect(() => {
    // An entry of the same birth only opens another part.
    const keyOf = (each: Resolved | null) => each && birthFragment(each.birth);
    const take = (next: Resolved | null) => setResolved((before) => (keyOf(next) === keyOf(before) ? before : next));
    const follow = () => withZonePast(location.hash, () => take(birthOfAddress(reader)));
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
        <DeskBar resolved={resolved} onDraw={draw} form={form} onForm={setForm} />
        <Fault title={t('desk.failed')} why={t('desk.failedWhy')} />
      </main>
    );
  }
  const chart = resolved.birth.isTimeKnown ? answer.value : withoutTime(answer.value);
  return <ChartDesk kernel={kernel} chart={chart} resolved={resolved} onDraw={draw} form={form} onForm={setForm} />;
}

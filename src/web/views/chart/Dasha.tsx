/** Daśās as bars of time. A chosen period fans out into the next bar, so that the zoom is visible. */
import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { DASHA_YEARS } from '../../../data/chart/presets';
import type { FirstChart } from '../../../domain/chart/firstParts';
import { DASHA_KEYS, type DashaKey } from '../../../domain/dasha/keys';
import { unixToJd } from '../../../domain/time/civil';
import { dashaReasonInWords } from '../../../lexicon/sentences/dashaConditions';
import { wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import type { ChartChoice } from '../../shared/birth';
import { Choice, Field, Name, Section, Table } from '../../shared/components';
import type { BrowserKernel } from '../../shared/kernel';
import { sentenceText } from '../../shared/sentence';
import { note, noteOf } from './address';
import { Absent } from './cells';
import { dashaModel, LEVELS, type Period, runningIn, SYSTEMS } from './dashaModel';
import { dateOf } from './words';

/** Width of a bar in drawing units, for fitting labels: its least width in pixels. */
const WIDTH = 880;
/** Width of the line at the left of the running period. */
const RUNNING_LINE = 5;
const NAME_NEEDS = 64;
const SHORT_NEEDS = 30;
const DATE_NEEDS = { year: 40, month: 66 };
/** Width of `BCE` after a year. */
const ERA_NEEDS = 28;
const ZOOM_MS = 200;

interface Shown {
  periods: Period[];
  fromJd: number;
  toJd: number;
}

const shownOf = (periods: Period[], birthJd: number): Shown => ({
  periods,
  fromJd: Math.max(periods[0]?.startJd ?? 0, birthJd),
  toJd: periods.at(-1)?.endJd ?? 0,
});

interface BarProps extends Shown {
  label: string;
  chosen: number;
  nowJd: number;
  offsetHours: number;
  /** The origin of the bar in the one above it, in fractions of the width. */
  from: { left: number; width: number } | null;
  months: boolean;
  onChoose: (i: number) => void;
  onUp: (() => void) | null;
}

function Bar({ label, periods, fromJd, toJd, chosen, nowJd, offsetHours, from, months, onChoose, onUp }: BarProps) {
  const reader = useReader();
  const bar = useRef<HTMLDivElement>(null);
  const grown = useRef(false);
  const part = (jd: number) => (jd - fromJd) / (toJd - fromJd);
  useLayoutEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (grown.current && from && !still) {
      const small = `translateX(${from.left * 100}%) scaleX(${from.width})`;
      bar.current?.animate([{ transform: small }, { transform: 'none' }], { duration: ZOOM_MS, easing: 'ease-out' });
    }
    grown.current = true;
  }, [fromJd, toJd]);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const index = buttons.indexOf(event.target as HTMLButtonElement);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      buttons[Math.min(Math.max(target, 0), buttons.length - 1)]?.focus();
    } else if (event.key === 'Escape' && onUp) {
      event.preventDefault();
      onUp();
    }
  };
  const now = nowJd >= fromJd && nowJd < toJd ? part(nowJd) : null;
  const running = runningIn(periods, nowJd);
  return (
    <div class="dbar" role="toolbar" aria-label={label} ref={bar} onKeyDown={onKeyDown}>
      {periods.map((each, i) => {
        const [left, right] = [Math.max(part(each.startJd), 0), part(each.endJd)];
        const units = (right - left) * WIDTH - (i === running ? RUNNING_LINE : 0);
        const wall = wallAt(Math.max(each.startJd, fromJd), offsetHours);
        const year = reader.year(wall.year);
        const date = months ? `${reader.month(wall.dayNumber, 'short')} ${year}` : year;
        const dateNeeds = DATE_NEEDS[months ? 'month' : 'year'] + (wall.year > 0 ? 0 : ERA_NEEDS);
        const period = `${each.name}, ${spanWords(reader, each, offsetHours)}`;
        const nowInside = now !== null && i === running ? (now - left) * WIDTH : null;
        const text = units >= NAME_NEEDS ? each.name : units >= SHORT_NEEDS ? each.short : '';
        // A name moves past the line of now if the line would cross it and there is room.
        const aside = nowInside !== null && nowInside < 62 && units - nowInside > 72 ? nowInside + 5 : 0;
        return (
          <button
            type="button"
            key={`${each.name}${each.startJd}`}
            class={i === running ? 'run' : undefined}
            aria-pressed={i === chosen}
            tabIndex={i === Math.max(chosen, 0) ? 0 : -1}
            style={{ left: `${left * 100}%`, width: `calc(${(right - left) * 100}% - 2px)` }}
            onClick={() => onChoose(i)}
          >
            <span class="vh">{i === running ? reader.t('parts.runningNow', { period }) : period}</span>
            <span class="dl" aria-hidden="true" style={aside > 0 ? { paddingLeft: `${aside}px` } : undefined}>
              <Name>{text}</Name>
              <span class="dd">{units >= dateNeeds ? date : ''}</span>
            </span>
          </button>
        );
      })}
      {now !== null && <span class="dnow" style={{ left: `${now * 100}%` }} />}
    </div>
  );
}

const spanWords = (reader: Reader, { startJd, endJd }: Period, offsetHours: number): string =>
  reader.t('parts.span', { from: dateOf(reader, startJd, offsetHours), until: dateOf(reader, endJd, offsetHours) });

/** The lines from a chosen period to the ends of the next bar. */
function Fan({ left, right, words }: { left: number; right: number; words: string }) {
  const [a, b] = [left * WIDTH, right * WIDTH];
  return (
    <div class="fan" key={words}>
      <svg viewBox={`0 0 ${WIDTH} 56`} preserveAspectRatio="none" aria-hidden="true">
        <path
          class="hl"
          d={`M${a.toFixed(1)} 0L0 56M${b.toFixed(1)} 0L${WIDTH} 56`}
          vector-effect="non-scaling-stroke"
        />
      </svg>
      <span>{words}</span>
    </div>
  );
}

/** The open path while nothing is chosen: the current periods, otherwise the first ones. */
function runningPath(periods: readonly Period[], nowJd: number): number[] {
  const maha = Math.max(runningIn(periods, nowJd), 0);
  const sub = periods[maha]?.sub ?? [];
  return sub.length > 0 ? [maha, Math.max(runningIn(sub, nowJd), 0)] : [maha];
}

/** The system in the URL; Viṃśottarī by default. */
function systemOfAddress(): DashaKey {
  const system = noteOf('system');
  return DASHA_KEYS.find((key) => key === system) ?? 'vimshottari';
}

interface DashaProps {
  chart: FirstChart;
  kernel: BrowserKernel;
  settings: ChartChoice;
}

export function Dasha({ chart, kernel, settings }: DashaProps) {
  const { reader, t } = useReader();
  const { jdUt: birthJd, tzHours } = chart.question;
  const [system, setSystem] = useState(systemOfAddress);
  const [yearDays, setYearDays] = useState(String(settings.dashaYearDays));
  const [nowJd] = useState(() => unixToJd(Date.now()));
  const model = useMemo(
    () => dashaModel(reader, kernel, chart, system, { dashaYearDays: Number(yearDays), coLords: settings.coLords }),
    [reader, kernel, chart, system, yearDays],
  );
  const [chosenPath, setPath] = useState<number[] | null>(null);
  const path = chosenPath ?? runningPath(model?.periods ?? [], nowJd);
  const scroller = useRef<HTMLDivElement>(null);

  // A page that is narrower than the bars scrolls them to the present.
  useEffect(() => {
    const line = scroller.current?.querySelector<HTMLElement>('.dnow');
    if (line && scroller.current) scroller.current.scrollLeft = line.offsetLeft - scroller.current.clientWidth / 3;
  }, [system]);

  const changeSystem = (next: DashaKey) => {
    note('system', next === 'vimshottari' ? null : next);
    setSystem(next);
    setPath(null);
  };
  const picks = (
    <div class="picks">
      <Field label={t('parts.system')}>
        {(control) => (
          <select
            {...control}
            value={system}
            onChange={({ currentTarget }) => changeSystem(currentTarget.value as DashaKey)}
          >
            {(Object.keys(SYSTEMS) as (keyof typeof SYSTEMS)[]).map((group) => (
              <optgroup key={group} label={t(`parts.systems_${group}`)}>
                {SYSTEMS[group].map((key) => (
                  <option key={key} value={key}>
                    {reader.name('dasha', key)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Choice
        legend={t('birth.yearLength')}
        options={DASHA_YEARS.map((days) => ({
          value: String(days),
          label: t('birth.days', { n: reader.figures(days) }),
        }))}
        value={yearDays}
        onChange={setYearDays}
      />
    </div>
  );
  if (!model) {
    return (
      <Section id="dasha" title={t('desk.dasha')}>
        {picks}
        <Absent why={t('parts.noDasha')} />
      </Section>
    );
  }
  const bars: (Shown & { level: number; chosen: number; names: string[] })[] = [];
  let periods = model.periods;
  for (let level = 0, names: string[] = []; level < LEVELS.length && periods.length > 0; level++) {
    const chosen = Math.min(path[level] ?? -1, periods.length - 1);
    bars.push({ ...shownOf(periods, level === 0 ? birthJd : 0), level, chosen, names });
    const open = periods[chosen];
    if (!open) break;
    names = [...names, open.name];
    periods = open.sub;
  }
  const last = bars.at(-1) as (typeof bars)[number];
  const focusBar = (level: number) => {
    requestAnimationFrame(() =>
      scroller.current?.querySelectorAll('.dbar')[level]?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    );
  };
  const choose = (level: number, i: number) => {
    const open = bars[level]?.periods[i];
    const next = [...path.slice(0, level), i];
    // The level below also opens, so that the table keeps its level.
    if (level + 2 < LEVELS.length && open && open.sub.length > 0) next.push(Math.max(runningIn(open.sub, nowJd), 0));
    setPath(next);
  };
  const running: string[] = [];
  let runsUntil: number | null = null;
  for (let inside = model.periods, at = runningIn(inside, nowJd); inside[at]; at = runningIn(inside, nowJd)) {
    const each: Period = inside[at] as Period;
    running.push(each.name);
    runsUntil = each.endJd;
    inside = each.sub;
  }

  const levelOf = (level: number) => reader.name('dasha_level', LEVELS[level] ?? 'maha');
  const basis = [
    model.note,
    ...(model.reason ? [sentenceText(reader, dashaReasonInWords(model.reason, reader.locale))] : []),
    t('parts.yearsOf', { n: reader.figures(yearDays) }),
    t('parts.choosePeriod'),
  ].join(' ');
  return (
    <Section id="dasha" title={t('desk.dasha')} note={basis}>
      {picks}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="scroll" tabIndex={0} role="region" aria-label={t('parts.timeline')} ref={scroller}>
        <div class="bars">
          {bars.map((bar, b) => {
            const above = bars[b - 1];
            const opened = above?.periods[above.chosen];
            const part = (jd: number) => (above ? Math.max((jd - above.fromJd) / (above.toJd - above.fromJd), 0) : 0);
            const [left, right] = opened ? [part(opened.startJd), part(opened.endJd)] : [0, 1];
            return (
              <Fragment key={b}>
                {opened && (
                  <Fan
                    left={left}
                    right={right}
                    words={`${bar.names.join('–')}, ${spanWords(reader, opened, tzHours)}`}
                  />
                )}
                <Bar
                  {...bar}
                  label={[levelOf(bar.level), ...bar.names].join(', ')}
                  nowJd={nowJd}
                  offsetHours={tzHours}
                  from={opened ? { left, width: right - left } : null}
                  months={bar.level === 2}
                  onChoose={(i) => choose(bar.level, i)}
                  onUp={bar.level > 0 ? () => focusBar(bar.level - 1) : null}
                />
              </Fragment>
            );
          })}
        </div>
      </div>
      <p class="running">
        <b>{t('parts.on', { date: reader.date(wallAt(nowJd, tzHours).dayNumber) })}</b>{' '}
        {runsUntil === null
          ? t('parts.outside')
          : t('parts.runsUntil', { path: running.join('–'), date: dateOf(reader, runsUntil, tzHours) })}
      </p>
      <Table
        caption={
          last.names.length > 0
            ? t('parts.periodsIn', { level: levelOf(last.level), path: last.names.join('–') })
            : levelOf(last.level)
        }
        hideCaption
        columns={[
          { head: levelOf(last.level) },
          t('parts.from'),
          t('parts.until'),
          { head: t('parts.days'), num: true },
        ]}
        rows={last.periods.map((each) => ({
          key: `${each.name}${each.startJd}`,
          current: nowJd >= each.startJd && nowJd < each.endJd && 'now',
          cells: [
            <Name key="n">{[...last.names.slice(1), each.name].join('–')}</Name>,
            dateOf(reader, each.startJd, tzHours),
            dateOf(reader, each.endJd, tzHours),
            reader.figures((each.endJd - each.startJd).toFixed(1)),
          ],
        }))}
      />
    </Section>
  );
}

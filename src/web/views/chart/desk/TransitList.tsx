/**
 * The transits over a birth in a span: exact hits with their passes, ingresses with houses and bindus, Saturn from the
 * Moon, daśās.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isNode, type PointKey } from '../../../../data/keys';
import type { Stay, Transits } from '../../../../domain/transits/types';
import { wallAt } from '../../../reader/format';
import { pointName } from '../../../reader/letters';
import { type Reader, useReader } from '../../../reader/reader';
import type { Resolved } from '../../../shared/birth';
import { Busy, Dropdown, Fault, Field, ValueInput } from '../../../shared/components';
import { dayOfText, textOfDay } from '../../../shared/dates';
import { saveFile } from '../../../shared/download';
import { type EventRow, EventRows, Kinds } from '../../../shared/EventList';
import type { BrowserKernel } from '../../../shared/kernel';
import { note, noteOf } from '../address';
import { lastDayOf, type TransitSpan, transitsOf, YEARS } from './transitModel';

interface TransitListProps {
  kernel: BrowserKernel;
  resolved: Resolved;
  nowJd: number;
  onShow: (jdUt: number) => void;
}

const KINDS = ['hit', 'ingress', 'dasha'] as const;
type Kind = (typeof KINDS)[number];

interface Row extends EventRow {
  kind: Kind;
}

function rowsOf(reader: Reader, { hits, ingresses, dasha }: Transits): Row[] {
  const { t } = reader;
  const n = (value: number | string) => reader.figures(value);
  return [
    ...hits.map(
      ({ jdUt, body, point, pass, passes, direction }): Row => ({
        kind: 'hit',
        jdUt,
        what: t('transits.hit', { body: reader.name('graha', body), point: pointName(reader, point as PointKey) }),
        note: [
          ...(passes > 1 ? [t('transits.pass', { pass: n(pass), passes: n(passes) })] : []),
          ...(direction === 'retrograde' && !isNode(body) ? [t('words.retrograde')] : []),
        ].join(', '),
      }),
    ),
    ...ingresses.map(
      ({ jdUt, body, to, houseFromLagna, houseFromMoon, bindus }): Row => ({
        kind: 'ingress',
        jdUt,
        what: t('transits.enters', { body: reader.name('graha', body), rashi: reader.nameAt('rashi', to) }),
        note: [
          ...(Number.isFinite(houseFromLagna) ? [t('transits.fromLagna', { n: n(houseFromLagna) })] : []),
          t('transits.fromMoon', { n: n(houseFromMoon) }),
          ...(bindus === null ? [] : [t('transits.bindus', { n: n(bindus) })]),
        ].join(', '),
      }),
    ),
    ...dasha.map(
      ({ jdUt, level, lord }): Row => ({
        kind: 'dasha',
        jdUt,
        what: t('transits.dasha', { level: reader.name('dasha_level', level), lord: reader.name('graha', lord) }),
        note: '',
      }),
    ),
  ].sort((a, b) => a.jdUt - b.jdUt);
}

interface ShaniProps {
  transits: Transits;
  offset: number;
}

/** Sāḍe-sātī with its legs and gaps, aṣṭama and kaṇṭaka Śani. */
function Shani({ transits, offset }: ShaniProps) {
  const { reader, t } = useReader();
  const date = (jd: number | null) => (jd === null ? '…' : reader.date(wallAt(jd, offset).dayNumber, 'short'));
  const span = ({ startJd, endJd }: Stay) => `${date(startJd)} – ${date(endJd)}`;
  const { sadeSati, ashtamaShani, kantakaShani } = transits;
  const house = (n: number) => t('transits.fromMoon', { n: reader.figures(n) });
  const isEmpty = sadeSati.length + ashtamaShani.length + kantakaShani.length === 0;
  return (
    <section aria-labelledby="shani">
      <h3 class="h" id="shani">
        {t('transits.shani')}
      </h3>
      {isEmpty && <p class="q">{t('transits.noShani')}</p>}
      <ul class="rows">
        {sadeSati.flatMap((cycle) => [
          <li key={`s${cycle.startJd}`}>
            <span class="b">{t('transits.sadeSati')}</span>
            <span>{span(cycle)}</span>
          </li>,
          ...cycle.legs.map((leg) => (
            <li key={`l${leg.startJd}`}>
              <span>
                {t('transits.leg', { n: reader.figures(leg.leg) })}{' '}
                <span class="q">
                  {reader.nameAt('rashi', leg.rashi)}, {house(leg.house)}
                </span>
              </span>
              <span>{span(leg)}</span>
            </li>
          )),
          ...cycle.gaps.map((gap) => (
            <li key={`g${gap.startJd}`}>
              <span class="q">{t('transits.gap')}</span>
              <span class="q">{span(gap)}</span>
            </li>
          )),
        ])}
        {ashtamaShani.map((stay) => (
          <li key={`a${stay.startJd}`}>
            <span>
              <span class="b">{t('transits.ashtama')}</span> <span class="q">{house(8)}</span>
            </span>
            <span>{span(stay)}</span>
          </li>
        ))}
        {kantakaShani.map((stay) => (
          <li key={`k${stay.house}${stay.startJd}`}>
            <span>
              <span class="b">{t('transits.kantaka')}</span> <span class="q">{house(stay.house)}</span>
            </span>
            <span>{span(stay)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FIRST_ROWS = 40;

function spanOfAddress(today: number): TransitSpan {
  const [from = '', years, fast] = (noteOf('transits') ?? '').split(',');
  return {
    from: dayOfText(from) ?? today,
    years: YEARS.find((each) => String(each) === years) ?? 1,
    withFast: fast === 'all',
  };
}

const spanText = ({ from, years, withFast }: TransitSpan): string =>
  `${textOfDay(from)},${years}${withFast ? ',all' : ''}`;

export function TransitList({ kernel, resolved, nowJd, onShow }: TransitListProps) {
  const { reader, t, locale } = useReader();
  const offset = resolved.offsetHours;
  const [span, setSpan] = useState(() => spanOfAddress(wallAt(nowJd, offset).dayNumber));
  const [kinds, setKinds] = useState<readonly Kind[]>(KINDS);
  const [most, setMost] = useState(FIRST_ROWS);
  const [transits, setTransits] = useState<Transits | 'failed' | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setTransits(transitsOf(kernel, resolved, span) ?? 'failed'), 30);
    return () => clearTimeout(timer);
  }, [kernel, resolved, span]);
  const rows = useMemo(() => (transits && transits !== 'failed' ? rowsOf(reader, transits) : []), [reader, transits]);
  const shown = rows.filter(({ kind }) => kinds.includes(kind));
  const change = (part: Partial<TransitSpan>) => {
    const next = { ...span, ...part };
    setSpan(next);
    setMost(FIRST_ROWS);
    if (location.hash.length > 1) note('transits', spanText(next));
  };
  const save = async () => {
    if (!transits || transits === 'failed') return;
    const { transitsFile } = await import('./file');
    const [from, to] = [textOfDay(span.from), textOfDay(lastDayOf(span))];
    const file = transitsFile(transits, { from, to }, locale);
    saveFile(`transits-${from}-${to}.ics`, 'text/calendar', file);
  };
  return (
    <div class="transitlist">
      <div class="line">
        <h3 class="h">{t('transits.list')}</h3>
        <button class="btn small" type="button" disabled={rows.length === 0} onClick={() => void save()}>
          {t('transits.ics')}
        </button>
      </div>
      <div class="fields">
        <Field label={t('transits.from')}>
          {(control) => (
            <ValueInput
              {...control}
              type="date"
              min="1900-01-01"
              max="2100-12-31"
              value={textOfDay(span.from)}
              onChange={({ currentTarget }) => {
                const day = dayOfText(currentTarget.value);
                if (day !== null) change({ from: day });
              }}
            />
          )}
        </Field>
        <Field label={t('transits.length')}>
          {(control) => (
            <Dropdown
              {...control}
              options={YEARS}
              nameOf={(years) => t('transits.years', { n: years })}
              value={span.years}
              onChoose={(years) => change({ years })}
            />
          )}
        </Field>
      </div>
      <Kinds
        legend={t('transits.kinds')}
        kinds={KINDS}
        chosen={kinds}
        nameOf={(kind) => t(`transits.kind_${kind}`)}
        onChange={setKinds}
      >
        <label>
          <input type="checkbox" checked={span.withFast} onChange={() => change({ withFast: !span.withFast })} />
          {t('transits.withFast')}
        </label>
      </Kinds>
      {transits === null && <Busy what={t('transits.busy')} rows={8} />}
      {transits === 'failed' && <Fault title={t('transits.failed')} why={t('shell.failedWhy')} />}
      {transits && transits !== 'failed' && (
        <>
          <EventRows events={shown.slice(0, most)} hoursAt={() => offset} onShow={onShow} />
          {shown.length > most && (
            <button class="btn quiet small" type="button" onClick={() => setMost(most + 10 * FIRST_ROWS)}>
              {t('transits.more', { n: shown.length - most })}
            </button>
          )}
          <Shani transits={transits} offset={offset} />
        </>
      )}
    </div>
  );
}

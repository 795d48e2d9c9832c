/** Motions of the sky: a timeline of the grahas, the wheel of a date, and every change in a list. */

import type { ComponentProps } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { civilFromDays, JD_UNIX_EPOCH, unixToJd } from '../../../domain/time/civil';
import { coordinatesText } from '../../../lexicon/coordinates';
import { isoDate, wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { isPlainClick, useAddress } from '../../shared/address';
import { clocksAbout } from '../../shared/clocks';
import { Busy, Disclosure, Dropdown, Fault, Field, Table, ValueInput } from '../../shared/components';
import { saveFile } from '../../shared/download';
import { EventRows, Kinds } from '../../shared/EventList';
import { grahaCells, grahaColumns } from '../../shared/grahaCells';
import type { BrowserKernel } from '../../shared/kernel';
import { Later } from '../../shared/Later';
import { loadFigures } from '../../shared/loadFigures';
import { offsetsOver, offsetsText } from '../../shared/offsets';
import { PageEnd } from '../../shared/PageEnd';
import { placeWords } from '../../shared/placeWords';
import {
  GROUPS,
  grahasAt,
  groupOf,
  LENGTHS,
  monthsAfter,
  monthTextOf,
  readSky,
  type SkyAddress,
  type SkySpan,
  skyOf,
  writeSky,
} from './model';
import { Timeline } from './Timeline';
import { Wheel } from './Wheel';
import { eventText } from './words';

type Answer = { key: string; sky: SkySpan | null };

/**
 * The first span is computed with the page. Further ones are computed after the page has redrawn, because twenty years
 * take a moment.
 */
function useSky(kernel: BrowserKernel, { place }: Reader, from: number, to: number): Answer {
  const key = `${place.lat},${place.lon},${place.tz},${from},${to}`;
  const compute = (): Answer => ({ key, sky: skyOf(kernel, from, to, place) });
  const [answer, setAnswer] = useState(compute);
  useEffect(() => {
    if (answer.key === key) return undefined;
    const timer = setTimeout(() => setAnswer(compute()), 30);
    return () => clearTimeout(timer);
  }, [kernel, key]);
  return answer;
}

interface ChoosersProps {
  address: SkyAddress;
  from: number;
  go: (next: SkyAddress, how?: 'push' | 'replace') => void;
}

function Choosers({ address, from, go }: ChoosersProps) {
  const { reader, t } = useReader();
  const step = (by: 1 | -1) => {
    const end = monthsAfter(from, by * address.months);
    const next = { ...address, from: end };
    return (
      <a
        class="btn small"
        rel={by > 0 ? 'next' : 'prev'}
        href={reader.href(
          '/sky',
          Object.entries(writeSky(next)).flatMap(([key, text]) => (text ? [[key, text] as const] : [])),
        )}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          go(next);
        }}
      >
        {t(by > 0 ? 'sky.later' : 'sky.earlier')}
      </a>
    );
  };
  return (
    <div class="acts skychoosers">
      {step(-1)}
      {step(1)}
      <Field label={t('sky.from')}>
        {(control) => (
          <ValueInput
            {...control}
            type="month"
            min="1900-01"
            max="2100-12"
            value={monthTextOf(from)}
            onChange={({ currentTarget }) => {
              const next = readSky(new URLSearchParams({ from: currentTarget.value })).from;
              if (next !== null) go({ ...address, from: next });
            }}
          />
        )}
      </Field>
      <Field label={t('sky.length')}>
        {(control) => (
          <Dropdown
            {...control}
            options={LENGTHS}
            nameOf={(length) => (length < 12 ? t('sky.months', { n: length }) : t('sky.years', { n: length / 12 }))}
            value={address.months}
            onChoose={(months) => go({ ...address, months })}
          />
        )}
      </Field>
    </div>
  );
}

interface AtProps {
  kernel: BrowserKernel;
  sky: SkySpan;
  atJd: number;
}

/** The wheel of a date, with its figures as a table. */
function At({ kernel, sky, atJd }: AtProps) {
  const { reader, t, place } = useReader();
  const grahas = useMemo(() => grahasAt(kernel, atJd, place), [kernel, atJd, place]);
  const wall = wallAt(atJd, sky.clocks.hoursAt(atJd));
  const date = `${reader.date(wall.dayNumber)}, ${reader.clock(wall)}`;
  return (
    <section aria-labelledby="at">
      <h2 class="h" id="at">
        {t('sky.at', { date })}
      </h2>
      <Wheel grahas={grahas} label={t('sky.wheel', { date })} />
      <Table
        caption={t('sky.at', { date })}
        hideCaption
        columns={grahaColumns(reader)}
        rows={grahas.map((graha) => ({ key: graha.key, cells: grahaCells(reader, graha) }))}
      />
    </section>
  );
}

const loadDome = async () => {
  const [{ Dome }, figures] = await Promise.all([import('./Dome'), loadFigures()]);
  return (props: Omit<ComponentProps<typeof Dome>, 'figures'>) => <Dome figures={figures} {...props} />;
};

/** The time of the drawn sky on days other than today, minutes from midnight. */
const EVENING = 1200;

const FIRST_ROWS = 30;

interface EventsProps {
  sky: SkySpan;
  address: SkyAddress;
  nowJd: number;
  onGroups: (groups: SkyAddress['groups']) => void;
  onShow: (jdUt: number) => void;
}

function Events({ sky, address, nowJd, onGroups, onShow }: EventsProps) {
  const { reader, t } = useReader();
  const [most, setMost] = useState(FIRST_ROWS);
  const { groups } = address;
  const chosen = sky.events.filter((event) => groups.includes(groupOf(event)));
  const past = chosen.filter(({ jdUt }) => jdUt < nowJd);
  // A span in the past or in the future is listed from its beginning.
  const coming = past.length === chosen.length ? chosen : chosen.slice(past.length);
  const rows = (events: SkySpan['events']) => (
    <EventRows
      events={events.map((event) => ({ jdUt: event.jdUt, ...eventText(reader, event) }))}
      hoursAt={sky.clocks.hoursAt}
      onShow={onShow}
    />
  );
  return (
    <section aria-labelledby="events">
      <h2 class="h" id="events">
        {t('sky.events', { n: chosen.length })}
      </h2>
      <Kinds
        legend={t('sky.kinds')}
        kinds={GROUPS}
        chosen={groups}
        nameOf={(group) => t(`sky.group_${group}`)}
        onChange={onGroups}
      />
      {past.length > 0 && past.length < chosen.length && (
        <Disclosure summary={t('sky.past', { n: past.length })}>{() => rows(past)}</Disclosure>
      )}
      {rows(coming.slice(0, most))}
      {coming.length > most && (
        <button class="btn quiet small" type="button" onClick={() => setMost(most + 10 * FIRST_ROWS)}>
          {t('sky.more', { n: coming.length - most })}
        </button>
      )}
    </section>
  );
}

export function SkyPage({ kernel }: { kernel: BrowserKernel }) {
  const { reader, t, place, locale } = useReader();
  const nowJd = useMemo(() => reader.occasion.jdUt ?? unixToJd(Math.floor(Date.now() / 60_000) * 60_000), []);
  const offsetHours = clocksAbout(place, nowJd).hoursAt(nowJd);
  const today = wallAt(nowJd, offsetHours);
  const nowMinutes = 60 * today.hour + today.minute;
  const [address, go] = useAddress(readSky, writeSky);
  const from = address.from ?? today.dayNumber - today.day + 1;
  const end = monthsAfter(from, address.months);
  const answer = useSky(kernel, reader, from, end);
  const [chosenJd, choose] = useState<number | null>(null);
  const { sky } = answer;
  const wantedJd = chosenJd ?? nowJd;
  const atJd = sky ? Math.min(Math.max(wantedJd, sky.fromJd), sky.toJd - 1 / 1440) : nowJd;
  const day = wallAt(atJd, sky ? sky.clocks.hoursAt(atJd) : offsetHours).dayNumber;
  const save = async () => {
    if (!sky) return;
    const { skyFile } = await import('./file');
    const span = { from: `${monthTextOf(from)}-01`, to: isoDate(civilFromDays(end - 1)) };
    const events = sky.events.filter((event) => address.groups.includes(groupOf(event)));
    saveFile(
      `sky-${span.from}-${span.to}.ics`,
      'text/calendar',
      skyFile(events, { ...span, ayanamsa: 'lahiri', place }, locale),
    );
  };
  return (
    <>
      <main id="main" tabIndex={-1} class="skypage">
        <div class="head2">
          <div>
            <h1>
              {t('sky.title')}{' '}
              <small>
                {reader.month(from, 'short')} {reader.figures(monthTextOf(from).slice(0, 4))} –{' '}
                {reader.month(end - 1, 'short')} {reader.figures(monthTextOf(end - 1).slice(0, 4))}
              </small>
            </h1>
            <p class="sa">{t('sky.lead')}</p>
          </div>
          <div class="acts">
            <button class="btn small" type="button" disabled={!sky} onClick={() => void save()}>
              {t('sky.ics')}
            </button>
            <a class="btn small" href={reader.href('/ephemeris')}>
              {t('sky.ephemeris')}
            </a>
          </div>
        </div>
        <Choosers address={address} from={from} go={go} />
        {!sky && <Fault title={t('sky.failed')} why={t('shell.failedWhy')} />}
        {sky && (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
            <div class="scroll rule" role="region" aria-label={t('sky.timelineShort')} tabIndex={0}>
              <Timeline sky={sky} atJd={atJd} />
            </div>
            <div class="atbar">
              <label>
                {t('sky.date')}
                <input
                  type="range"
                  min={from}
                  max={end - 1}
                  value={day}
                  aria-valuetext={reader.date(day)}
                  onInput={({ currentTarget }) =>
                    choose(JD_UNIX_EPOCH + Number(currentTarget.value) + 0.5 - offsetHours / 24)
                  }
                />
              </label>
              <button class="btn small" type="button" onClick={() => choose(null)}>
                {t('sky.now')}
              </button>
            </div>
            <p class="q legend">{t('sky.legend')}</p>
            <div class="beside">
              <Events
                key={`${from},${end}`}
                sky={sky}
                address={address}
                nowJd={nowJd}
                onGroups={(groups) => go({ ...address, groups }, 'replace')}
                onShow={choose}
              />
              <div>
                <At kernel={kernel} sky={sky} atJd={atJd} />
              </div>
            </div>
            <Later
              load={loadDome}
              given={{ kernel, clocks: sky.clocks, day, minutes: day === today.dayNumber ? nowMinutes : EVENING }}
              wait={<Busy what={t('sky.overheadWait', { place: reader.placeName })} rows={12} />}
            />
          </>
        )}
      </main>
      <PageEnd>
        <p>
          {placeWords(
            reader,
            t('sky.made', {
              place: reader.placeName,
              coordinates: coordinatesText(place.lat, place.lon),
              offset: offsetsText(
                reader,
                sky ? offsetsOver(sky.clocks, sky.fromJd, sky.toJd - 1 / 1440) : [offsetHours],
              ),
            }),
          )}
        </p>
      </PageEnd>
    </>
  );
}

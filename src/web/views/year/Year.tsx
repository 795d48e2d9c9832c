/** The page of a year: one leaf of lunar months, then the observances by civil month, each with its reason. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Show } from '../../../domain/utsavas/selection';
import { isUnread, useAddress } from '../../parts/address';
import { Colophon } from '../../parts/Colophon';
import { Computed } from '../../parts/Computed';
import { clocksAbout } from '../../parts/clocks';
import { Busy, Choice, Fault, PageHead, Section, Status } from '../../parts/components';
import { coordinatesText, MONTHS, wallAt } from '../../parts/format';
import type { BrowserKernel } from '../../parts/kernel';
import { presentStep, useNow } from '../../parts/now';
import { PlaceName } from '../../parts/PlaceName';
import type { Place } from '../../parts/place';
import { usePlace } from '../../parts/usePlace';
import { Month } from './Months';
import { leadOf, readAsked, subscription, writeAsked, type Year, yearOf } from './model';
import { leafOf } from './squares';
import { OUTSIDE, Step, YearField } from './YearChooser';
import { Leaf } from './YearLeaf';

const SHOWN: readonly { value: Show; label: string }[] = [
  { value: 'principal', label: 'Principal' },
  { value: 'smarta', label: 'Smārta' },
  { value: 'vaishnava', label: 'Vaiṣṇava' },
  { value: 'all', label: 'Everything' },
];

type Model = { state: 'waiting' } | { state: 'failed' } | { state: 'ready'; of: Year };

/** A year is computed once the page has been drawn, so that nothing waits for it. */
function useYear(kernel: BrowserKernel, year: number, place: Place, show: Show): Model {
  const [model, setModel] = useState<Model>({ state: 'waiting' });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const found = yearOf(kernel, year, place, show);
        setModel(found.ok ? { state: 'ready', of: found.value } : { state: 'failed' });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [kernel, year, place, show]);
  return model;
}

const LEAF_NOTE =
  'Each square is a tithi; the number is the civil day at whose sunrise it stands. Two numbers: the tithi sees two sunrises. A dash: it sees none. Red: a principal observance.';

function Body({ of, show, choose }: { of: Year; show: Show; choose: (show: Show) => void }) {
  const now = useNow(60);
  const today = wallAt(now, clocksAbout(of.place.tz, now).hoursAt(now)).dayNumber;
  const shown = of.utsavas;
  const months = useMemo(() => leafOf(of.sky, shown), [of, shown]);
  const list = useMemo(
    () =>
      MONTHS.map((_, i) => (
        <Month
          key={`${of.year} ${i}`}
          of={of}
          month={i + 1}
          utsavas={shown.filter(({ date }) => date.month === i + 1)}
          today={today}
        />
      )),
    [of, shown, today],
  );
  return (
    <>
      <Section title="The year on one leaf" wide>
        <p class="q leafnote">{LEAF_NOTE}</p>
        <Leaf months={months} year={of.year} today={today} />
      </Section>
      <div class="listbar">
        <Choice legend="Which observances" options={SHOWN} value={show} onChange={choose} />
        <Status class="q">{shown.length} observances</Status>
      </div>
      {list}
    </>
  );
}

const FAULT = 'The year could not be computed.';
const BUSY = { what: 'Computing the observances of the year.', rows: 13 };

function Shown({ kernel, place }: { kernel: BrowserKernel; place: Place }) {
  const [asked, go] = useAddress(readAsked, writeAsked);
  const present = presentStep(60);
  const year = asked.year ?? wallAt(present, clocksAbout(place.tz, present).hoursAt(present)).year;
  const model = useYear(kernel, year, place, asked.show);
  const of = model.state === 'ready' ? model.of : null;
  useEffect(() => {
    document.title = `${year} · Khagola`;
  }, [year]);
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead
          page="year"
          title={String(year)}
          lead={
            of ? (
              <>
                {leadOf(of)} For <PlaceName place={place} />.
              </>
            ) : (
              '\u00a0'
            )
          }
          actions={
            model.state !== 'waiting' && (
              <>
                <Step asked={{ ...asked, year }} by={-1} go={go} />
                <YearField year={year} take={(next) => go({ ...asked, year: next })} />
                <Step asked={{ ...asked, year }} by={1} go={go} />
                <a class="btn main" href={subscription(place, asked.show)}>
                  Subscribe (.ics)
                </a>
              </>
            )
          }
        />
        {isUnread('year', asked.year) && (
          <Fault title="The address names no year, so this is the present one.">
            <p>{OUTSIDE}</p>
          </Fault>
        )}
        {model.state === 'failed' && (
          <Fault title={FAULT}>
            <p>{OUTSIDE}</p>
          </Fault>
        )}
        {of && <Body of={of} show={asked.show} choose={(show) => go({ ...asked, show }, 'replace')} />}
        {model.state === 'waiting' && <Busy {...BUSY} />}
      </main>
      <Colophon>
        <p>
          Computed in this browser for {place.name}, {coordinatesText(place.lat, place.lon)}, {place.tz}. Every date is
          decided by the local sunrise, sunset and moonrise; another place can have another day. Sunrise: upper limb,
          standard refraction, sea level. The calendar file has the present year and the next, for this place and this
          choice.
        </p>
      </Colophon>
    </>
  );
}

export function YearView() {
  const place = usePlace();
  return (
    <Computed page="year" busy={BUSY} fault={FAULT}>
      {(kernel) => <Shown kernel={kernel} place={place} />}
    </Computed>
  );
}

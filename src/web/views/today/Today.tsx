/** The page of today: the ghaṭī clock, the five limbs, years and seasons, Sun and Moon, and what comes next. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tithiName } from '../../../domain/names';
import { SECONDS_PER_DAY } from '../../../domain/time/civil';
import { isoUtc } from '../../../domain/time/iso';
import { Colophon } from '../../parts/Colophon';
import { clocksAbout } from '../../parts/clocks';
import { Busy, Fault, PageHead, Section } from '../../parts/components';
import {
  clockText,
  coordinatesText,
  dateText,
  degreesText,
  durationText,
  offsetText,
  WEEKDAYS_LONG,
  wallAt,
} from '../../parts/format';
import type { BrowserKernel } from '../../parts/kernel';
import { presentStep } from '../../parts/now';
import { PlaceName } from '../../parts/PlaceName';
import { choosePlace, type Place, usePlace } from '../../parts/place';
import { useIast } from '../../parts/useIast';
import { useKernel } from '../../parts/useKernel';
import { Clock } from './Clock';
import { Limbs } from './Limbs';
import { type Today, todayAt } from './model';
import { SunMoon } from './SunMoon';
import { clockSkew, LEAST_SECONDS } from './skew';
import { Years } from './Years';

type Model = { state: 'waiting' } | { state: 'failed' } | { state: 'ready'; today: Today };

function compute(kernel: BrowserKernel, place: Place): Model {
  const jdUt = presentStep(1);
  const today = todayAt(kernel, jdUt, place, clocksAbout(place.tz, jdUt).hoursAt(jdUt));
  return today.ok ? { state: 'ready', today: today.value } : { state: 'failed' };
}

/** The words of the page, told anew every vighaṭī or when a limb ends; a hidden page is left alone. */
function useToday(kernel: BrowserKernel | null, place: Place): Model {
  const [model, setModel] = useState<Model>({ state: 'waiting' });
  useEffect(() => {
    if (!kernel) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const next = compute(kernel, place);
      setModel(next);
      if (next.state !== 'ready') return;
      const { jdUt, validUntil } = next.today;
      // The instant is a whole second: the words change with the second that begins after the end.
      const wait = Math.ceil((validUntil - jdUt) * SECONDS_PER_DAY - 1e-3) * 1000 - (Date.now() % 1000);
      timer = setTimeout(run, Math.max(wait, 50));
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [kernel, place]);
  return model;
}

/** The device's clock beside the service's; undefined until it is known, null where it cannot be. */
function useSkew(): number | null | undefined {
  const [skew, setSkew] = useState<number | null>();
  useEffect(() => {
    clockSkew().then(setSkew);
  }, []);
  return skew;
}

const seconds = { seconds: true };

interface LeadProps {
  today: Today;
  place: Place;
  hoursAt: (jdUt: number) => number;
}

function Lead({ today: { jdUt, tzHours, now }, place, hoursAt }: LeadProps) {
  const wall = wallAt(jdUt, tzHours);
  const { sunriseJd, nextSunriseJd } = now.day;
  const at = (jd: number) => clockText(wallAt(jd, hoursAt(jd)), seconds);
  return (
    <>
      {WEEKDAYS_LONG[wall.weekday]} {dateText(wall)}, <PlaceName place={place} />.
      {sunriseJd !== null && nextSunriseJd !== null && ` Sunrise ${at(sunriseJd)}, the next ${at(nextSunriseJd)}.`}
    </>
  );
}

const EXAMPLE = `GET /api/panchang      vāra, tithi, nakṣatra, yoga, karaṇa, Sun and Moon
GET /api/ghadi         years, māsa, muhūrta, ghaṭī, vighaṭī`;

/** The request of the page with what it is answered now. */
function Programs({ today }: { today: Today }) {
  const { index, startJd, endJd, fraction } = today.now.limbs.tithi;
  const answer = `{ "tithi": { "index": ${index}, "name": "${tithiName(index).iast}",
             "start": "${isoUtc(startJd)}", "end": "${isoUtc(endJd)}",
             "fraction": ${fraction.toFixed(4)} }, … }`;
  return (
    <Section title="For programs" note="For New Delhi this page is two requests. No key is needed.">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="scroll" role="region" aria-label="Requests and a part of the answer" tabIndex={0}>
        <pre class="box">{`${EXAMPLE}\n\n${answer}`}</pre>
      </div>
    </Section>
  );
}

function skewWords(skew: number | null | undefined): string {
  if (skew === undefined || skew === null) return 'The clock follows this device.';
  if (Math.abs(skew) <= LEAST_SECONDS) {
    return `The clock follows this device, which agrees with the service’s within ${LEAST_SECONDS} s.`;
  }
  return `The clock follows this device, which runs ${durationText(Math.abs(skew))} ${skew > 0 ? 'ahead of' : 'behind'} the service’s.`;
}

type NextDaysView = typeof import('./NextDays').NextDays;

/** The list of the next days, whose rules come after what the page is opened for. */
function useLater(): NextDaysView | null {
  const [view, setView] = useState<NextDaysView | null>(null);
  useEffect(() => {
    import('./NextDays').then(
      ({ NextDays }) => setView(() => NextDays),
      () => undefined,
    );
  }, []);
  return view;
}

function Page({ kernel, place, today }: { kernel: BrowserKernel; place: Place; today: Today }) {
  const { hoursAt } = clocksAbout(place.tz, today.jdUt);
  const { dayNumber, year } = wallAt(today.jdUt, today.tzHours);
  const NextDays = useLater();
  const next = useMemo(
    () => NextDays && <NextDays kernel={kernel} place={place} today={dayNumber} />,
    [NextDays, kernel, place, dayNumber],
  );
  return (
    <>
      <section class="spread now2" aria-label="Pañcāṅga now">
        <Clock today={today} place={place} />
        <div class="body">
          <Limbs today={today} hoursAt={hoursAt} />
        </div>
      </section>
      <Years today={today} hoursAt={hoursAt} />
      <Section title="Sun and Moon" sa="सूर्यचन्द्रौ" note="Apparent, geocentric, Lahiri.">
        <SunMoon today={today} hoursAt={hoursAt} south={place.lat < 0} />
      </Section>
      <Section title="Next days" sa="उत्सव" note="Festivals, jayantīs, ekādaśīs and eclipses to come.">
        <div class="nexts">{next}</div>
        <p class="after">
          <a href={`/year?year=${year}`}>All of {year}, with reasons</a>
        </p>
      </Section>
      <Programs today={today} />
    </>
  );
}

export function TodayView() {
  const loaded = useKernel();
  const place = usePlace();
  const letters = useIast();
  const kernel = loaded.state === 'ready' && letters ? loaded.kernel : null;
  const model = useToday(kernel, place);
  const skew = useSkew();
  const failed = loaded.state === 'failed' || model.state === 'failed';
  const today = model.state === 'ready' ? model.today : null;
  const lead = today && <Lead today={today} place={place} hoursAt={clocksAbout(place.tz, today.jdUt).hoursAt} />;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead
          page="today"
          lead={lead ?? `\u00a0`}
          actions={
            today && (
              <button class="btn" type="button" onClick={choosePlace}>
                Change place
              </button>
            )
          }
        />
        {failed && (
          <Fault title="The pañcāṅga could not be computed.">
            <p>
              The kernel did not load, or this device’s clock shows a year outside 1900 to 2100. Loading the page again
              may help.
            </p>
          </Fault>
        )}
        {!failed &&
          (today && kernel ? (
            <Page kernel={kernel} place={place} today={today} />
          ) : (
            <Busy what="Computing the pañcāṅga of now." rows={10} />
          ))}
      </main>
      <Colophon>
        {today && (
          <p>
            Computed in this browser for {isoUtc(today.jdUt).replace('T', ' ').replace('Z', ' UTC')} at{' '}
            {coordinatesText(place.lat, place.lon)}, {offsetText(today.tzHours)}. Sunrise: upper limb, standard
            refraction, sea level. Ayanāṃśa Lahiri, true, {degreesText(today.now.sky.ayanamsha.lahiri.appliedDeg)}.{' '}
            {skewWords(skew)}
          </p>
        )}
      </Colophon>
    </>
  );
}

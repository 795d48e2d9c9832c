/** Beside the wheel: windows, Sun and Moon, and the five limbs with their ends. */

import type { ComponentChildren } from 'preact';
import { nakshatraName } from '../../../../build/lexicon/terms/nakshatra';
import { tithiName } from '../../../../build/lexicon/terms/tithi';
import { varaName } from '../../../../build/lexicon/terms/vara';
import { yogaName } from '../../../../build/lexicon/terms/yoga';
import { IN_DEVANAGARI } from '../../../data/language';
import type { Stretch } from '../../../data/stretch';
import { norm360 } from '../../../domain/circle';
import { karanaName } from '../../../lexicon/name';
import { type Reader, useReader } from '../../reader/reader';
import { spanText } from '../../reader/times';
import { Sa } from '../../shared/components';
import { MoonSign } from '../../shared/Moon';
import { Progress } from '../../shared/Progress';
import { windowName } from '../../shared/windowName';
import type { Now } from './model';

/** A time, with its weekday if it is not on the page's day. */
function At({ now, jdUt, strong = false }: { now: Now; jdUt: number; strong?: boolean }) {
  const { time, day } = useReader().time(jdUt, now.hoursAt(jdUt), now.dayNumber);
  const words = [time, day].filter(Boolean).join(' ');
  return strong ? <b class="nw">{words}</b> : <span class="nw">{words}</span>;
}

/** `now, 1 h 12 min left`, `in 51 min`, `over for today`. */
function whenText(
  { t, duration }: { t: Reader['t']; duration: (days: number) => string },
  jdUt: number,
  { startJd, endJd }: Stretch,
) {
  if (jdUt < startJd) return t('dates.in', { duration: duration(startJd - jdUt) });
  return jdUt < endJd ? t('now.runningLeft', { duration: duration(endJd - jdUt) }) : t('now.over');
}

interface RowProps {
  mark?: ComponentChildren;
  name: string;
  note: string;
  isOn?: boolean;
  children: ComponentChildren;
}

function Row({ mark, name, note, isOn = false, children }: RowProps) {
  return (
    <li class={isOn ? 'on' : undefined} aria-current={isOn ? 'true' : undefined}>
      <span class="b">
        {mark}
        {name}
        <small>{note}</small>
      </span>
      <span class="tm">{children}</span>
    </li>
  );
}

export function Windows({ now }: { now: Now }) {
  const { reader, t } = useReader();
  const { windows, jdUt } = now;
  const words = (stretch: Stretch) => whenText({ t, duration: (days) => reader.duration(days) }, jdUt, stretch);
  const span = (stretch: Stretch) => spanText(reader, stretch, now.hoursAt, now.dayNumber);
  const isOn = ({ startJd, endJd }: Stretch) => jdUt >= startJd && jdUt < endJd;
  if (!windows) return null;
  const { rahu, abhijit, running } = windows;
  const kind = running?.quality === 'good' ? 'g' : running?.quality === 'bad' ? 'a' : 'n';
  return (
    <section aria-labelledby="windows">
      <h2 class="h" id="windows">
        {t('now.windows')}
      </h2>
      <ul class="rows">
        <Row mark={<i class="mk a" />} name={windowName(reader, 'rahu_kalam')} note={words(rahu)} isOn={isOn(rahu)}>
          {span(rahu)}
        </Row>
        <Row mark={<i class="mk g" />} name={reader.name('term', 'abhijit')} note={words(abhijit)} isOn={isOn(abhijit)}>
          {span(abhijit)}
        </Row>
        {running && (
          <Row
            mark={<i class={`mk ${kind}`} />}
            name={t('now.running', { name: reader.name('choghadiya', running.key) })}
            note={words(running)}
            isOn
          >
            {span(running)}
          </Row>
        )}
      </ul>
    </section>
  );
}

export function SunMoon({ now }: { now: Now }) {
  const { reader, t } = useReader();
  const { panchanga, jdUt, hoursAt, sun, moon } = now;
  const elongation = panchanga.moon.siderealDeg - panchanga.sun.siderealDeg;
  const lit = Math.round(50 * (1 - Math.cos((elongation * Math.PI) / 180)));
  const phase = norm360(elongation) < 180 ? 'waxing' : 'waning';
  const exact = (jd: number) => reader.time(jd, hoursAt(jd), undefined, true).time;
  /** Time until an event, or the clock time of a past one. */
  const awaited = (jd: number | null) => {
    if (jd === null) return '';
    return jd > jdUt ? t('dates.in', { duration: reader.duration(jd - jdUt) }) : exact(jd);
  };
  const isRisen = sun.riseJd !== null && sun.riseJd <= jdUt;
  const riseNote =
    isRisen && sun.nextRiseJd !== null ? t('now.tomorrowAt', { time: exact(sun.nextRiseJd) }) : awaited(sun.riseJd);
  const time = (jd: number | null) => (jd === null ? '–' : <At now={now} jdUt={jd} />);
  return (
    <section aria-labelledby="sun-moon">
      <h2 class="h" id="sun-moon">
        {t('now.sunMoon')}
      </h2>
      <ul class="rows">
        <Row name={t('now.sunrise')} note={riseNote}>
          {time(sun.riseJd)}
        </Row>
        <Row name={t('now.sunset')} note={awaited(sun.setJd)}>
          {time(sun.setJd)}
        </Row>
        <Row
          name={t(`now.${moon?.event ?? 'moonrise'}`)}
          note={t('now.lit', { percent: reader.figures(lit), phase })}
          mark={<MoonSign elongation={elongation} south={reader.place.lat < 0} />}
        >
          {time(moon?.jdUt ?? null)}
        </Row>
      </ul>
    </section>
  );
}

interface Limb extends Stretch {
  key: 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'vara';
  name: string;
  next: string;
  sa: string;
  fraction: number;
}

function limbsOf({ panchanga, jdUt }: Now, reader: Reader): Limb[] {
  const { limbs, day } = panchanga;
  const { tithi, nakshatra, yoga, karana } = limbs;
  const startJd = day.sunriseJd ?? day.midnightJd;
  const endJd = day.nextSunriseJd ?? startJd + 1;
  const after = (index: number, count: number) => (index % count) + 1;
  return [
    {
      key: 'tithi',
      ...tithi,
      name: reader.tithi(tithi.index),
      next: reader.nameAt('tithi', after(tithi.index, 30)),
      sa: tithiName(tithi.index).sa,
    },
    {
      key: 'nakshatra',
      ...nakshatra,
      name: reader.nameAt('nakshatra', nakshatra.index),
      next: reader.nameAt('nakshatra', after(nakshatra.index, 27)),
      sa: nakshatraName(nakshatra.index).sa,
    },
    {
      key: 'yoga',
      ...yoga,
      name: reader.nameAt('yoga', yoga.index),
      next: reader.nameAt('yoga', after(yoga.index, 27)),
      sa: yogaName(yoga.index).sa,
    },
    {
      key: 'karana',
      ...karana,
      name: reader.karana(karana.index),
      next: reader.karana(after(karana.index, 60)),
      sa: karanaName(karana.index).sa,
    },
    {
      key: 'vara',
      startJd,
      endJd,
      fraction: (jdUt - startJd) / (endJd - startJd),
      name: reader.nameAt('vara', day.vara),
      next: reader.nameAt('vara', after(day.vara, 7)),
      sa: varaName(day.vara).sa,
    },
  ];
}

const percentOf = (fraction: number): number => Math.round(Math.min(Math.max(fraction, 0), 1) * 1000) / 10;

export function Limbs({ now }: { now: Now }) {
  const { reader, t, namesLang } = useReader();
  const withSa = !IN_DEVANAGARI.includes(reader.labels.tag);
  return (
    <dl class="limbs2">
      {limbsOf(now, reader).map(({ key, name, next, sa, endJd, fraction }) => (
        <div key={key}>
          <dt>{t(key === 'nakshatra' ? 'words.nakshatra' : `now.${key}`)}</dt>
          <dd class="nm" lang={namesLang}>
            {name} {withSa && <Sa>{sa}</Sa>}
          </dd>
          <dd class="u">
            <span>{t('dates.until')}</span> <At now={now} jdUt={endJd} strong /> <span>{t('dates.untilAfter')}</span>
          </dd>
          <dd class="nx" lang={namesLang}>
            {t('now.then', { name: next })}
          </dd>
          <dd class="prog">
            <Progress
              percent={percentOf(fraction)}
              label={t('words.gone', { percent: Math.round(percentOf(fraction)) })}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

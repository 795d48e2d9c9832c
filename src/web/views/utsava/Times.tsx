/** The times of an observance: the foremost in large figures, the others as a list, and the rule of each. */
import type { ComponentChildren } from 'preact';
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import type { TimeKey } from '../../../data/observances/times/rule';
import { dayAt, placeOfDate, tithiAt } from '../../../domain/observances/engine/sky';
import type { ObservedTime } from '../../../domain/observances/times/types';
import type { Utsava } from '../../../domain/observances/types';
import type { ZoneOffsets } from '../../../domain/time/zone';
import type { Kernel } from '../../../kernel/kernel';
import type { Cite } from '../../../lexicon/citations';
import { timeName, timeReasonWords, timeRuleWords } from '../../../lexicon/sentences/times';
import { isoDate, wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { numberOf } from '../../shared/dates';
import { sentenceText } from '../../shared/sentence';
import { Clock, withElements } from '../../shared/Times';
import { nextDayOf, type UtsavaDays } from './model';

/** A time that exists on the day. */
type Dated = ObservedTime & { startJd: number };

export const isDated = (time: ObservedTime): time is Dated => time.startJd !== null;

/** The times of the day: first those of the observance in their order, then the choghaḍiyās as they follow each other. */
export function datedTimes({ times }: Utsava): Dated[] {
  const rank = ({ key, startJd }: Dated): number => (key.startsWith('choghadiya_') ? startJd : 0);
  return times.filter(isDated).sort((a, b) => rank(a) - rank(b));
}

/** Times that matter most to readers, the first first, if the observance has them. */
const FOREMOST: readonly TimeKey[] = ['eclipse_visible', 'moonrise', 'puja', 'nishitha'];

/** The time in large figures, which may not exist on the day; undefined if the observance has no times. */
export function foremostTime({ kind, times }: Utsava): ObservedTime | undefined {
  const keys: readonly TimeKey[] = kind === 'ekadashi' ? ['parana'] : FOREMOST;
  const wanted = keys.flatMap((key) => times.filter((time) => time.key === key));
  const dated = times.filter(isDated);
  return wanted.find(isDated) ?? wanted[0] ?? dated.find(({ rule }) => rule.quality === 'best') ?? dated[0];
}

const SEPARATE_KEYS: ReadonlySet<TimeKey> = new Set(['eclipse_begins', 'eclipse_greatest', 'eclipse_ends']);
const secondsOf = ({ key }: ObservedTime): boolean => SEPARATE_KEYS.has(key) || key.startsWith('eclipse_totality');

/** `17:36–18:16`, `20:13`, `from 20:13`; and the date, if it differs from the observance's. */
function clockParts(
  reader: Reader,
  time: Dated,
  { hoursAt }: ZoneOffsets,
  day: number,
): { text: ComponentChildren; note: string } {
  const { startJd, endJd, open } = time;
  const start = wallAt(startJd, hoursAt(startJd));
  const clock = (jdUt: number) => <Clock jdUt={jdUt} hoursAt={hoursAt} seconds={secondsOf(time)} />;
  if (endJd === null || endJd === startJd) {
    const from = clock(startJd);
    const text = open ? withElements(reader, 'utsava.fromTime', { time: from }) : from;
    return { text, note: start.dayNumber === day ? '' : reader.shortDay(start.dayNumber) };
  }
  const end = wallAt(endJd, hoursAt(endJd));
  const text = (
    <>
      {clock(startJd)}–{clock(endJd)}
    </>
  );
  if (start.dayNumber === end.dayNumber)
    return { text, note: start.dayNumber === day ? '' : reader.shortDay(end.dayNumber) };
  return { text, note: `${reader.shortDay(start.dayNumber)} – ${reader.shortDay(end.dayNumber)}` };
}

/**
 * The name of a time, with its quality and who follows it.
 *
 * @param cite  needed on Hindi pages, which otherwise do not say who follows it
 */
export function nameOf(reader: Reader, { key, rule }: ObservedTime, cite?: Cite): string {
  const [, choghadiya] = /^choghadiya_(\w+)$/.exec(key) ?? [];
  const name = choghadiya
    ? reader.t('utsava.choghadiya', { name: reader.name('choghadiya', choghadiya) })
    : sentenceText(reader, timeName(key, reader.locale));
  const { quality, authority } = rule;
  const isCited = authority && (cite || reader.locale === 'en');
  const followers = isCited ? [sentenceText(reader, cite?.(authority) ?? authority)] : [];
  const notes = [
    ...(quality === 'last-resort' || quality === 'avoid' ? [reader.t(`utsava.${quality}`)] : []),
    // `for children`, which the name may have without its preposition.
    ...followers.filter((words) => !name.includes(words.replace(/^for | के लिए$/, ''))),
  ];
  return notes.length === 0 ? name : `${name} (${notes.join('; ')})`;
}

interface Props {
  utsava: Utsava;
  clocks: ZoneOffsets;
  cite: Cite;
}

interface Mark {
  id: string;
  name: string;
  text: ComponentChildren;
  note: string;
  /** The page of the day, if the mark is a day. */
  href?: string;
}

/** An instant of the sky that an observance depends on. */
interface SkyInstant {
  id: string;
  name: string;
  jdUt: number;
}

/** An instant within the tithi that follows an end, days after it. */
const NEXT_TITHI = 0.01;

/**
 * The ends of the tithi; of an ekādaśī also the sunrise that begins the fast and the end of dvādaśī, before which it
 * ends; of a kāla that begins at sunset, the sunset.
 */
function skyInstants(reader: Reader, { sky }: UtsavaDays, { reckoning, tithi, kind, date }: Utsava): SkyInstant[] {
  if (kind === 'eclipse' || kind === 'sankranti') return [];
  const { startJd, endJd } = reckoning.tithi;
  const named = (number: number) => ({ name: reader.nameAt('tithi', number) });
  const day = dayAt(sky, placeOfDate(sky, date));
  const mark = (key: 'sunrise' | 'sunset', jdUt: number | null | undefined): SkyInstant[] =>
    jdUt == null ? [] : [{ id: key, name: reader.name('term', key), jdUt }];
  const fast = (): SkyInstant[] => {
    const dvadashi = tithiAt(sky, endJd + NEXT_TITHI);
    const end = { id: 'next', name: reader.t('utsava.ends', named(dvadashi.index)), jdUt: dvadashi.endJd };
    return [...mark('sunrise', day?.sunriseJd), end];
  };
  return [
    { id: 'begins', name: reader.t('utsava.begins', named(tithi)), jdUt: startJd },
    { id: 'ends', name: reader.t('utsava.ends', named(tithi)), jdUt: endJd },
    ...(kind === 'ekadashi' ? fast() : []),
    ...(reckoning.window?.startJd === day?.sunsetJd ? mark('sunset', day?.sunsetJd) : []),
  ];
}

function skyMarks(reader: Reader, kept: UtsavaDays, utsava: Utsava): Mark[] {
  const { hoursAt } = kept.sky.clocks;
  return skyInstants(reader, kept, utsava).map(({ id, name, jdUt }) => {
    const wall = wallAt(jdUt, hoursAt(jdUt));
    const note = wall.dayNumber === numberOf(utsava.date) ? '' : reader.shortDay(wall.dayNumber);
    return { id, name, text: <Clock jdUt={jdUt} hoursAt={hoursAt} />, note };
  });
}

/** The next day of an observance that comes several times in a year. */
function nextMark(reader: Reader, kernel: Kernel, kept: UtsavaDays, utsava: Utsava): Mark[] {
  const next = nextDayOf(kernel, kept, utsava);
  if (!next) return [];
  const text = <time dateTime={isoDate(next.date)}>{reader.shortDay(numberOf(next.date))}</time>;
  return [
    {
      id: 'following',
      name: reader.t('utsava.next'),
      text,
      note: '',
      href: reader.href(utsavaPath(next), [['date', isoDate(next.date)]]),
    },
  ];
}

/** The foremost time in large figures, or why it does not exist; nothing on a day without times. */
export function Hero({ utsava, clocks, cite }: Props) {
  const reader = useReader();
  const day = numberOf(utsava.date);
  const time = foremostTime(utsava);
  if (!time) return null;
  if (!isDated(time)) {
    return (
      <p class="note">
        {nameOf(reader, time, cite)}: {sentenceText(reader, timeReasonWords(time, reader.locale) ?? '')}
      </p>
    );
  }
  const { text, note } = clockParts(reader, time, clocks, day);
  return (
    <div class="hero">
      <p class="k">{nameOf(reader, time, cite)}</p>
      <p class="h">
        {text} {note && <small>{note}</small>}
      </p>
    </div>
  );
}

interface MarksProps extends Pick<Props, 'utsava' | 'cite'> {
  kernel: Kernel;
  kept: UtsavaDays;
}

/** The further times, the instants of the sky on which the day depends, and the next day. */
export function Marks({ kernel, kept, utsava, cite }: MarksProps) {
  const reader = useReader();
  const day = numberOf(utsava.date);
  const { clocks } = kept.sky;
  const foremost = foremostTime(utsava);
  const marks: Mark[] = [
    ...datedTimes(utsava)
      .filter((time) => time !== foremost)
      .map((time, i) => ({
        id: `${time.key}${i}`,
        name: nameOf(reader, time, cite),
        ...clockParts(reader, time, clocks, day),
      })),
    ...skyMarks(reader, kept, utsava),
    ...nextMark(reader, kernel, kept, utsava),
  ];
  return (
    <dl class="marks">
      {marks.map(({ id, name, text, note, href }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            {href ? <a href={href}>{text}</a> : text}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The rule of each time with its source, and why a time does not exist. */
export function TimeRules({ utsava, cite }: Pick<Props, 'utsava' | 'cite'>) {
  const { reader, locale, t } = useReader();
  const rows = new Map(
    utsava.times.map((time) => [`${nameOf(reader, time, cite)}${timeRuleWords(time, locale)}`, time]),
  );
  return (
    <details class="more timerules">
      <summary>{t('utsava.timeRules')}</summary>
      <dl class="defs">
        {[...rows].map(([id, time]) => (
          <div key={id}>
            <dt>{nameOf(reader, time, cite)}</dt>
            <dd>
              {sentenceText(reader, timeRuleWords(time, locale))}.{' '}
              <span class="q">{sentenceText(reader, timeReasonWords(time, locale) ?? '')}</span>{' '}
              <span class="q">{sentenceText(reader, cite(time.rule.source))}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

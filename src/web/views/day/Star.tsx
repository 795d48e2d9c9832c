/** What the Moon of a day is for one star of birth: tārā-bala, candra-bala and candrāṣṭama. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { TARA_KEYS } from '../../../data/days/values';
import { chandraPlaceOf, taraOf } from '../../../domain/days/bala';
import { type Reader, useReader } from '../../reader/reader';
import { remember, remembered } from '../../reader/storage';
import { isPlainClick } from '../../shared/address';
import { CarriedFields } from '../../shared/CarriedFields';
import { Name } from '../../shared/components';
import { Select } from '../../shared/Select';
import { dayQuery, readDay } from './address';
import { Entry, Span, Until } from './Entries';
import { STAR_KEY } from './keptStar';
import type { DayModel } from './model';

const QUARTERS = 27 * 4;
const QUARTERS_PER_RASHI = 9;

/** A nakṣatra of birth, 1..27, with the rāśi of the Moon in it, 1..12. */
interface BirthStar {
  nakshatra: number;
  rashi: number;
}

const textOf = ({ nakshatra, rashi }: BirthStar): string => `${nakshatra}-${rashi}`;

/** The nakṣatras by rāśi: those on the border of two rāśis are in both. */
const STARS: ReadonlyMap<string, BirthStar> = new Map(
  Array.from({ length: QUARTERS }, (_, quarter): [string, BirthStar] => {
    const star = { nakshatra: Math.floor(quarter / 4) + 1, rashi: Math.floor(quarter / QUARTERS_PER_RASHI) + 1 };
    return [textOf(star), star];
  }),
);

/** The star in the URL, otherwise the one on this device. */
const starOf = ({ query }: Reader): BirthStar | null =>
  STARS.get((query.has(STAR_KEY) ? query.get(STAR_KEY) : remembered(STAR_KEY)) ?? '') ?? null;

interface Of {
  day: DayModel;
}

/** What the Moon is for the star, in order of time. */
function Rows({ day, star: { nakshatra, rashi } }: Of & { star: BirthStar }) {
  const { reader, t } = useReader();
  const { tarabala, chandrabala, chandrashtama } = day.almanac;
  const judged = (isGood: boolean) => t(isGood ? 'day.favoured' : 'day.aside');
  const eighth = chandrashtama.map(({ rashi: from, untilJd }, i) => ({
    from,
    startJd: chandrashtama[i - 1]?.untilJd ?? day.day.sunriseJd ?? day.day.midnightJd,
    endJd: Math.min(untilJd, day.endJd),
  }));
  const spans = eighth.filter(({ from }) => from === rashi);
  return (
    <>
      <Entry name={t('day.tarabala')}>
        {tarabala.map(({ nakshatra: moon, untilJd, good }) => (
          <span class="ln" key={untilJd}>
            <Name>{reader.name('tara', TARA_KEYS[taraOf(nakshatra, moon) - 1] as string)}</Name>{' '}
            <small>{judged(good.includes(nakshatra))}</small> <Until day={day} jdUt={untilJd} />
          </span>
        ))}
      </Entry>
      <Entry name={t('day.chandrabala')}>
        {chandrabala.map(({ moonRashi, untilJd, good }) => (
          <span class="ln" key={untilJd}>
            {t('day.moonPlace', {
              n: reader.figures(chandraPlaceOf(rashi, moonRashi)),
              rashi: reader.nameAt('rashi', rashi),
            })}{' '}
            <small>{judged(good.includes(rashi))}</small> <Until day={day} jdUt={untilJd} />
          </span>
        ))}
      </Entry>
      <Entry name={t('day.chandrashtama')}>
        {spans.length === 0 && t('day.none')}
        {spans.map(({ startJd, endJd }) => (
          <Span key={startJd} day={day} startJd={startJd} endJd={endJd} />
        ))}
      </Entry>
    </>
  );
}

/**
 * The choice of a star, which this device keeps, and its rows above those of all stars. Without a script, the address
 * has the star.
 */
export function Star({ day, children }: Of & { children: ComponentChildren }) {
  const { reader, t } = useReader();
  const [star, setStar] = useState(() => starOf(reader));
  const [isOpen, setOpen] = useState(reader.query.has(STAR_KEY) || star !== null);
  const question = dayQuery(readDay(reader.query));
  if (!isOpen) {
    return (
      <>
        <p class="star">
          <a
            class="btn small"
            href={reader.href('/day', [...question, [STAR_KEY, '']])}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setOpen(true);
            }}
          >
            {t('day.chooseStar')}
          </a>
        </p>
        {children}
      </>
    );
  }
  const choose = (text: string) => {
    remember(STAR_KEY, text || null);
    setStar(STARS.get(text) ?? null);
  };
  return (
    <>
      <form
        class="star"
        onChange={({ target }) => choose((target as HTMLSelectElement).value)}
        onSubmit={(event) => event.preventDefault()}
      >
        <CarriedFields />
        {question.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Select
          name={STAR_KEY}
          label={t('day.yourStar')}
          any="–"
          value={star && textOf(star)}
          lang={reader.namesLang}
          options={[...STARS].map(([text, { nakshatra, rashi }]) => [
            text,
            `${reader.nameAt('nakshatra', nakshatra)}, ${reader.nameAt('rashi', rashi)}`,
          ])}
        />
        <noscript>
          <button class="btn small" type="submit">
            {t('next.show')}
          </button>
        </noscript>
      </form>
      {star === null && children}
      {star && (
        <>
          <dl class="kv">
            <Rows day={day} star={star} />
          </dl>
          <details class="more">
            <summary>{t('day.allStars')}</summary>
            {children}
          </details>
        </>
      )}
    </>
  );
}

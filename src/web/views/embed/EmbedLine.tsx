/** The tithi and the nakṣatra that run now and the sunrise of the day, in one line for embedding. */

import { Fragment } from 'preact';
import { isoDate } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { momentText } from '../../reader/times';
import { placeWords } from '../../shared/placeWords';
import { type DayModel, dayNumberOf, runs } from '../day/model';

const LIMBS = ['tithi', 'nakshatra'] as const;

/** The limbs of the line that run at an instant. */
const runningLimbs = ({ limbs }: DayModel, jdUt: number) =>
  LIMBS.flatMap((key) => limbs[key].filter((limb) => runs(limb, jdUt)).map((limb) => ({ key, ...limb })));

interface Props {
  day: DayModel;
  /** Julian days UT. */
  jdUt: number;
}

export function EmbedLine({ day, jdUt }: Props) {
  const { reader, t, occasion } = useReader();
  const number = dayNumberOf(day);
  const { sunriseJd } = day.day;
  const at = (instant: number) => momentText(reader, instant, day.clocks.hoursAt, number);
  const parts = [
    ...runningLimbs(day, jdUt).map(({ key, index, endJd }) => ({
      name: key === 'tithi' ? reader.tithi(index) : reader.nameAt(key, index),
      time: t('year.until', { time: at(endJd) }),
    })),
    { name: reader.name('term', 'sunrise'), time: sunriseJd === null ? '–' : at(sunriseJd) },
  ];
  return (
    <main lang={reader.namesLang}>
      <h1 class="line">
        {parts.map(({ name, time }, i) => (
          <Fragment key={name}>
            {i > 0 && ' · '}
            <span>
              {name} <b>{time}</b>
            </span>
          </Fragment>
        ))}
      </h1>
      <p class="foot">
        <span>
          {placeWords(reader, reader.placeName)}, {reader.shortDay(number)}
        </span>
        <a href={occasion.origin + reader.href('/day', [['date', isoDate(day.date)]])} target="_top">
          Khagola
        </a>
      </p>
    </main>
  );
}

/** The instant at which the line changes: the first end of its limbs, at the latest that of the day; Julian days UT. */
export const endOfLine = (day: DayModel, jdUt: number): number =>
  Math.min(day.endJd, ...runningLimbs(day, jdUt).map(({ endJd }) => endJd));

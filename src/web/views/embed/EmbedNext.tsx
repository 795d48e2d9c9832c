/** The next day of each vow with its hour, for embedding; of one kind alone in large figures. */

import { utsavaPath } from '../../../api/shapes/utsavaPage';
import { civilFromDays } from '../../../domain/time/civil';
import { utsavaLabel } from '../../../lexicon/observances';
import type { NextVow } from '../../reader/given';
import { useReader } from '../../reader/reader';
import { daysAway, vowTime } from '../../shared/next/Next';
import { placeWords } from '../../shared/placeWords';

/** The UTC offset of the place, hours. */
type HoursAt = (jdUt: number) => number;

function Name({ vow }: { vow: NextVow }) {
  const { reader, occasion } = useReader();
  const path = utsavaPath({ key: vow.key, date: civilFromDays(vow.day) });
  return (
    <a href={occasion.origin + reader.href(path)} target="_top">
      {utsavaLabel(reader.labels, vow.key)}
    </a>
  );
}

function OneVow({ vow, today, hoursAt }: { vow: NextVow; today: number; hoursAt: HoursAt }) {
  const { reader } = useReader();
  const time = vowTime(reader, vow, hoursAt);
  return (
    <>
      <h1>
        <Name vow={vow} />
      </h1>
      <p class="large">{daysAway(reader, vow.day - today)}</p>
      <p>
        {reader.shortDay(vow.day)}
        {time && ', '}
        {time}
      </p>
    </>
  );
}

interface Props {
  vows: readonly NextVow[];
  /** The present civil day of the place, days from 1970-01-01. */
  today: number;
  hoursAt: HoursAt;
  /** Whether it shows one kind alone. */
  isOne: boolean;
}

export function EmbedNext({ vows, today, hoursAt, isOne }: Props) {
  const { reader, t, occasion } = useReader();
  return (
    <main lang={reader.namesLang}>
      {isOne ? (
        vows.map((vow) => <OneVow key={vow.key} vow={vow} today={today} hoursAt={hoursAt} />)
      ) : (
        <>
          <h1>{t('next.title')}</h1>
          <p>{placeWords(reader, reader.placeName)}</p>
          <ul>
            {vows.map((vow) => (
              <li key={vow.key}>
                <span>
                  <Name vow={vow} /> <small>{vowTime(reader, vow, hoursAt)}</small>
                </span>
                <span>{reader.shortDay(vow.day)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="foot">
        {isOne && placeWords(reader, `${reader.placeName} `)}
        <a href={occasion.origin + reader.href('/vows')} target="_top">
          Khagola
        </a>
      </p>
    </main>
  );
}

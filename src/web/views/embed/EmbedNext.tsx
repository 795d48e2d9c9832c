/** The next day of each vow with its hour, for embedding. */
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import { civilFromDays } from '../../../domain/time/civil';
import { utsavaLabel } from '../../../lexicon/observances';
import type { NextVow } from '../../reader/given';
import { useReader } from '../../reader/reader';
import { vowTime } from '../../shared/next/Next';

interface Props {
  vows: readonly NextVow[];
  /** UTC offset of the place, hours. */
  hoursAt: (jdUt: number) => number;
}

export function EmbedNext({ vows, hoursAt }: Props) {
  const { reader, t, occasion } = useReader();
  return (
    <main lang={reader.namesLang}>
      <h1>{t('next.title')}</h1>
      <p>{reader.placeName}</p>
      <ul>
        {vows.map((vow) => (
          <li key={vow.key}>
            <span>
              <a
                href={occasion.origin + reader.href(utsavaPath({ key: vow.key, date: civilFromDays(vow.day) }))}
                target="_top"
              >
                {utsavaLabel(reader.labels, vow.key)}
              </a>{' '}
              <small>{vowTime(reader, vow, hoursAt)}</small>
            </span>
            <span>{reader.shortDay(vow.day)}</span>
          </li>
        ))}
      </ul>
      <a href={occasion.origin + reader.href('/vows')} target="_top">
        Khagola
      </a>
    </main>
  );
}

/** The 404 page of an observance: those that the name of the address may mean, and the list of the year. */

import { utsavaLabel } from '../../../lexicon/observances';
import type { Translate } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import { PageEnd } from '../../shared/PageEnd';

interface Props {
  title: string;
  /** Keys of the observances. */
  keys: readonly string[];
  /** The year of the address, and the present one. */
  year: number | null;
  present: number;
  /** The messages of unknown observances. */
  t: Translate;
}

export function UnknownUtsava({ title, keys, year, present, t }: Props) {
  const reader = useReader();
  const shown = year ?? present;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <div class="head">
          <div>
            <h1>{title}</h1>
            {keys.length > 0 && <p id="nearest">{t('unknownUtsava.nearest')}</p>}
          </div>
        </div>
        {keys.length > 0 && (
          <ul class="rows" aria-labelledby="nearest">
            {keys.map((key) => (
              <li key={key}>
                <a href={reader.href(year === null ? `/utsava/${key}` : `/utsava/${key}/${year}`)}>
                  {utsavaLabel(reader.labels, key)}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p class="acts">
          <a href={reader.href('/year', [['year', `${shown}`]])}>
            {t('unknownUtsava.all', { year: reader.figures(shown) })}
          </a>
        </p>
      </main>
      <PageEnd />
    </>
  );
}

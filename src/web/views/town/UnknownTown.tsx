/** The 404 page of a town: the towns of the nearest names as links, and a field for another. */

import type { PlaceRecord } from '../../../domain/places/list';
import { localPath } from '../../i18n/locales';
import type { Translate } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import { withPlace } from '../../reader/where';
import { PageEnd } from '../../shared/PageEnd';

interface Props {
  /** The name in the address. */
  text: string;
  /** Towns of the nearest names, each with its name in the language of the page. */
  towns: readonly (PlaceRecord & { label: string })[];
  /** The messages of unknown places. */
  t: Translate;
}

export function UnknownTown({ text, towns, t }: Props) {
  const { locale } = useReader();
  const day = localPath(locale, '/day');
  return (
    <>
      <main id="main" tabIndex={-1}>
        <div class="head">
          <div>
            <h1>{t('unknownPlace.none', { text })}</h1>
            {towns.length > 0 && <p id="nearest">{t('unknownPlace.nearest')}</p>}
          </div>
        </div>
        <div class="cols3">
          {towns.length > 0 && (
            <ul class="rows" aria-labelledby="nearest">
              {towns.map((town) => (
                <li key={town.id}>
                  <a href={day + withPlace(new URLSearchParams(), town)}>{town.label}</a>
                </li>
              ))}
            </ul>
          )}
          <form class="f" action={day}>
            <label for="other-place">{t('unknownPlace.field')}</label>
            <input id="other-place" name="place" value={text} required />
            <p class="acts">
              <button class="btn" type="submit">
                {t('unknownPlace.show')}
              </button>
            </p>
          </form>
        </div>
      </main>
      <PageEnd />
    </>
  );
}

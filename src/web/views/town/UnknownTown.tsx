/** The 404 page of a town: the towns of the nearest names as links, and a field for another. */

import type { PlaceRecord } from '../../../domain/places/list';
import { localPath } from '../../i18n/locales';
import type { Translate } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import { withPlace } from '../../reader/where';
import { UnknownName } from '../../shared/UnknownName';

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
  const offers = towns.map((town) => ({ href: day + withPlace(new URLSearchParams(), town), label: town.label }));
  return (
    <UnknownName title={t('unknownPlace.none', { text })} heading={t('unknownPlace.nearest')} offers={offers}>
      <form class="f" action={day}>
        <label for="other-place">{t('unknownPlace.field')}</label>
        <input id="other-place" name="place" value={text} required />
        <p class="acts">
          <button class="btn" type="submit">
            {t('unknownPlace.show')}
          </button>
        </p>
      </form>
    </UnknownName>
  );
}

/** The button that shares a page with the reader's place (shell/share.ts). It is hidden without a script. */
import { localPath } from '../i18n/locales';
import { useReader } from '../reader/reader';
import { settingsQuery } from '../reader/settings';
import { placeQuery, queryText } from '../reader/where';

interface Props {
  /** The section of the messages of the page. */
  of: 'day' | 'utsava';
  title: string;
  path: string;
  /** The page's own part of the query. */
  query?: readonly (readonly [string, string])[];
}

export function Share({ of, title, path, query = [] }: Props) {
  const { t, locale, place, settings } = useReader();
  const address = localPath(locale, path) + queryText([...query, ...placeQuery(place), ...settingsQuery(settings)]);
  return (
    <>
      <button
        class="btn small share"
        type="button"
        data-share={address}
        data-title={title}
        data-copied={t(`${of}.copied`)}
        data-not-copied={t(`${of}.notCopied`)}
      >
        {t(`${of}.share`)}
      </button>
      <span role="status" />
    </>
  );
}

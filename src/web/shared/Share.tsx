/** The button that shares a page with the reader's place (shell/share.ts). It is hidden without a script. */
import { useReader } from '../reader/reader';

interface Props {
  /** The section of the messages of the page. */
  of: 'day' | 'utsava';
  title: string;
  path: string;
  /** The page's own part of the query. */
  query?: readonly (readonly [string, string])[];
}

export function Share({ of, title, path, query = [] }: Props) {
  const { reader, t } = useReader();
  const address = reader.hrefForAll(path, query);
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

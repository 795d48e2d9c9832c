/** The end of a page (puṣpikā) in the reader's language: the sources of its figures, and their accuracy. */
import type { ComponentChildren } from 'preact';
import { kernelStamp } from '../../kernel/stamp';
import { localPath } from '../i18n/locales';
import { useReader } from '../reader/reader';

/** @param children  paragraphs about this page's computation, before the one on the kernel */
export function PageEnd({ children }: { children?: ComponentChildren }) {
  const { t, locale } = useReader();
  const { version, sha256 } = kernelStamp();
  return (
    <footer class="colophon">
      <h2>{t('shell.colophon')}</h2>
      <div class="words">
        {children}
        <p>{t('shell.kernel', { version, hash: sha256.slice(0, 12) })}</p>
      </div>
      <ul>
        <li>
          <a href={localPath(locale, '/docs')}>{t('shell.docs')}</a>
        </li>
        <li>
          <a href={localPath(locale, '/docs/accuracy')}>{t('shell.accuracy')}</a>
        </li>
        <li>
          <a href="/licences.txt">{t('shell.licences')}</a>
        </li>
      </ul>
    </footer>
  );
}

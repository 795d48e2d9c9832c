/** The view of a page that could not be computed. */
import type { Translate } from '../i18n/translate';

export const Failed = ({ t }: { t: Translate }) => (
  <main id="main" tabIndex={-1}>
    <div class="msg" role="alert">
      <h1>{t('shell.failed')}</h1>
      <p>{t('shell.failedWhy')}</p>
    </div>
  </main>
);

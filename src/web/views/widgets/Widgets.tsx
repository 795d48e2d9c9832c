/** The frames for other sites, each shown for the reader's place with the HTML that embeds it. It works without a script. */
import { localPath } from '../../i18n/locales';
import { escaped } from '../../pages/escaped';
import { type Reader, useReader } from '../../reader/reader';
import { THEMES, type Theme } from '../../reader/settings';
import { CarriedFields } from '../../shared/CarriedFields';
import { PageEnd } from '../../shared/PageEnd';
import { Select } from '../../shared/Select';
import { Where } from '../../shared/Where';
import { windowName } from '../../shared/windowName';
import { FRAMES, type Frame } from './frames';

const WIDTH = 320;

/** The address of a frame: everything that it shows is in it, so it is the same on every site. */
const addressOf = (reader: Reader, { path, kind }: Frame, theme: Theme): string =>
  reader.hrefForAll(path, [
    ...(kind ? [['kind', kind] as const] : []),
    ...(theme === 'system' ? [] : [['theme', theme] as const]),
  ]);

/** The HTML that embeds a frame. */
const htmlOfFrame = ({ height }: Frame, url: string, title: string): string =>
  `<iframe src="${escaped(url)}" title="${escaped(title)}" width="${WIDTH}" height="${height}" loading="lazy"></iframe>`;

function Shown({ frame, theme }: { frame: Frame; theme: Theme }) {
  const { reader, t } = useReader();
  const address = addressOf(reader, frame, theme);
  const name = frame.name === 'rahu_kalam' ? windowName(reader, frame.name) : t(`widgets.${frame.name}`);
  const title = t('widgets.frame', { name, place: reader.placeName });
  const html = htmlOfFrame(frame, reader.occasion.origin + address, title);
  return (
    <section aria-labelledby={`widget-${frame.name}`}>
      <h2 class="h" id={`widget-${frame.name}`}>
        {name}
      </h2>
      <iframe src={address} title={title} width={WIDTH} height={frame.height} loading="lazy" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <pre tabIndex={0}>
        <code>{html}</code>
      </pre>
      <p>
        <button
          class="btn small share"
          type="button"
          data-copy={html}
          aria-label={t('widgets.copyOf', { name })}
          data-copied={t('widgets.copied')}
          data-not-copied={t('widgets.notCopied')}
        >
          {t('widgets.copy')}
        </button>
        <span role="status" />
      </p>
    </section>
  );
}

export function WidgetsPage({ theme }: { theme: Theme }) {
  const { reader, t, locale } = useReader();
  return (
    <>
      <main id="main" tabIndex={-1} class="widgetspage">
        <div class="head2">
          <div>
            <h1>{t('pages.widgets_title')}</h1>
            <p class="q">{t('pages.widgets_about')}</p>
          </div>
          <Where words={t('subscribe.for', { place: reader.placeName })} />
        </div>
        <form class="theme" action={localPath(locale, '/widgets')} method="get">
          <CarriedFields />
          <Select
            name="theme"
            label={t('widgets.theme')}
            value={theme}
            options={THEMES.map((each) => [each, t(`widgets.theme_${each}`)])}
          />
          <button class="btn" type="submit">
            {t('next.show')}
          </button>
        </form>
        <div class="frames">
          {FRAMES.map((frame) => (
            <Shown key={frame.name} frame={frame} theme={theme} />
          ))}
        </div>
      </main>
      <PageEnd />
    </>
  );
}

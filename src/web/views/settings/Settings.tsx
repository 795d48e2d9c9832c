/** The reader's settings for all pages, each applied immediately and shown by a sample. */
import { useState } from 'preact/hooks';
import { LANGUAGE_TAGS } from '../../../data/language';
import { tithiLabel } from '../../../lexicon/labels';
import { OWN_LANGUAGE_NAMES } from '../../../lexicon/languages';
import { LOCALE_KEYS, LOCALES, localPath } from '../../i18n/locales';
import { hasOwnDigits } from '../../reader/digits';
import { changeSetting } from '../../reader/open';
import type { SettingKey } from '../../reader/queryKeys';
import { useReader } from '../../reader/reader';
import { choicesOf, type Settings, THEMES, type Theme } from '../../reader/settings';
import { remember, remembered } from '../../reader/storage';
import { Choice, PageHead, Section } from '../../shared/components';
import { PageEnd } from '../../shared/PageEnd';

type WordedKey = Exclude<SettingKey, 'names'>;

const GROUPS = {
  reading: ['hours', 'night', 'digits'],
  calendar: ['ends', 'week'],
  chart: ['drawing', 'keys'],
} as const satisfies Record<string, readonly WordedKey[]>;

function Row<Key extends WordedKey>({ of: key }: { of: Key }) {
  const { t, settings } = useReader();
  // The names of drawings are in the section of the desk.
  const worded = (name: string) =>
    key === 'drawing' ? t(`words.${name}` as 'words.drawing') : t(`settings.${name}` as 'settings.hours');
  const options = choicesOf(key).map((value) => ({
    value: value as string,
    label: worded(`${key}_${value}`),
  }));
  const label = worded(key);
  return (
    <div class="setting">
      <b>{label}</b>
      <Choice
        legend={label}
        options={options}
        value={settings[key]}
        onChange={(value) => changeSetting(key, value as Settings[Key])}
      />
    </div>
  );
}

function ThemeRow() {
  const { t } = useReader();
  const [theme, setTheme] = useState<Theme>(() => THEMES.find((one) => one === remembered('theme')) ?? 'system');
  const choose = (next: Theme) => {
    setTheme(next);
    remember('theme', next === 'system' ? null : next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };
  return (
    <div class="setting">
      <b>{t('settings.theme')}</b>
      <Choice
        legend={t('settings.theme')}
        options={THEMES.map((value) => ({ value, label: t(`settings.theme_${value}`) }))}
        value={theme}
        onChange={choose}
      />
    </div>
  );
}

function NamesRow() {
  const { t, settings } = useReader();
  return (
    <div class="setting">
      <b id="names-label">{t('settings.names')}</b>
      <select
        aria-labelledby="names-label"
        value={settings.names}
        onChange={({ currentTarget }) => changeSetting('names', currentTarget.value as Settings['names'])}
      >
        <option value="common">{t('settings.names_common')}</option>
        <option value="scholarly">{t('settings.names_scholarly')}</option>
        {LANGUAGE_TAGS.map((tag) => (
          <option key={tag} value={tag} lang={tag === 'sa' ? 'sa-Latn' : tag}>
            {OWN_LANGUAGE_NAMES[tag]}
          </option>
        ))}
      </select>
      <p class="q">{t('settings.namesNote')}</p>
    </div>
  );
}

function Sample() {
  const { reader, t, labels, namesLang } = useReader();
  const names = [tithiLabel(labels, 13), reader.nameAt('nakshatra', 1), reader.name('utsava', 'lakshmi_puja')];
  // It ends at 02:37 of the following day.
  const { time, day } = reader.time(2461367.379861, 5.5, 20779);
  return (
    <div class="sample" aria-live="polite">
      <b>{t('settings.sample')}</b>
      <p class="sa" lang={namesLang}>
        {names.join(' · ')}
      </p>
      <p>
        {t('dates.until')}{' '}
        <b class="nw">
          {time} {day}
        </b>{' '}
        {t('dates.untilAfter')}
      </p>
    </div>
  );
}

export function SettingsPage() {
  const { t, locale } = useReader();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead title={t('settings.title')} lead={t('settings.lead')} />
        <Section title={t('settings.language')} note={t('settings.languageNote')}>
          <ul class="langs">
            {LOCALE_KEYS.map((key) => (
              <li key={key}>
                <a
                  href={localPath(key, '/settings')}
                  lang={key}
                  hreflang={key}
                  aria-current={key === locale ? 'true' : undefined}
                >
                  {LOCALES[key].name}
                </a>
              </li>
            ))}
          </ul>
          <NamesRow />
        </Section>
        <Section title={t('settings.reading')}>
          <Sample />
          {GROUPS.reading
            .filter((key) => key !== 'digits' || hasOwnDigits(locale, { digits: 'own' }))
            .map((key) => (
              <Row key={key} of={key} />
            ))}
          <ThemeRow />
        </Section>
        <Section title={t('settings.calendar')}>
          {GROUPS.calendar.map((key) => (
            <Row key={key} of={key} />
          ))}
        </Section>
        <Section title={t('settings.chart')}>
          {GROUPS.chart.map((key) => (
            <Row key={key} of={key} />
          ))}
        </Section>
      </main>
      <PageEnd />
    </>
  );
}

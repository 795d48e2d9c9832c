/** The rail beside the desk: sections with their keys, and the recent charts of this device. */
import { useEffect, useState } from 'preact/hooks';
import { useReader } from '../../../reader/reader';
import { type Birth, birthFragment } from '../../../shared/birth';
import { numberOf } from '../../../shared/dates';
import { isOfBirth } from './birthOfAddress';
import { forgetRecent, keepRecent, recentCharts } from './recent';
import type { SECTIONS, SectionKey } from './sections';

function Recents({ birth: shown }: { birth: Birth }) {
  const { reader, t } = useReader();
  const [charts, setCharts] = useState(recentCharts);
  const current = birthFragment(shown);
  useEffect(() => {
    // The example does not count as a recent chart.
    if (isOfBirth()) keepRecent(shown);
    setCharts(recentCharts());
  }, [current]);
  if (charts.length === 0) return null;
  return (
    <div class="recents">
      <h2>{t('desk.recent')}</h2>
      <ul>
        {charts.map(({ birth, fragment }) => {
          const { clock, name, place } = birth;
          return (
            <li key={fragment}>
              <a href={fragment} aria-current={fragment === current ? 'true' : undefined}>
                {name || place || t('desk.noName')}
                <small>{reader.date(numberOf(clock), 'short')}</small>
              </a>
            </li>
          );
        })}
      </ul>
      <button
        class="btn quiet small"
        type="button"
        onClick={() => {
          forgetRecent();
          setCharts([]);
        }}
      >
        {t('desk.forget')}
      </button>
    </div>
  );
}

interface RailProps {
  section: SectionKey;
  sections: readonly (typeof SECTIONS)[number][];
  birth: Birth;
  onSection: (key: SectionKey) => void;
}

export function Rail({ section, sections, birth, onSection }: RailProps) {
  const { t, settings } = useReader();
  return (
    <div class="rail">
      <nav aria-label={t('desk.sections')}>
        {sections.map(({ key, letter }) => (
          <button
            key={key}
            type="button"
            aria-current={key === section ? 'true' : undefined}
            data-letter={settings.keys === 'on' ? letter.toUpperCase() : undefined}
            aria-keyshortcuts={settings.keys === 'on' ? letter : undefined}
            onClick={() => onSection(key)}
          >
            {t(`desk.${key}`)}
          </button>
        ))}
      </nav>
      <Recents birth={birth} />
    </div>
  );
}

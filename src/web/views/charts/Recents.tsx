/** Charts recently drawn on this device that the library does not have. */
import { useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import type { Birth } from '../../shared/birth';
import { Section } from '../../shared/components';
import { forgetRecent, isSame, recentCharts } from '../chart/desk/recent';
import type { LibraryChart } from './entries';
import { birthLine, nameOf } from './words';

export function Recents({ library, onKeep }: { library: readonly LibraryChart[]; onKeep: (birth: Birth) => void }) {
  const { reader, t } = useReader();
  const [recents, setRecents] = useState(recentCharts);
  const others = recents.filter(({ birth }) => !library.some((entry) => isSame(entry.birth, birth)));
  if (others.length === 0) return null;
  return (
    <Section title={t('library.recent')} note={t('library.recentNote')}>
      <ul class="rows">
        {others.map(({ birth, fragment }) => (
          <li key={fragment}>
            <span>
              <a href={reader.href('/chart') + fragment}>{nameOf(birth, reader)}</a>{' '}
              <span class="q">{birthLine(reader, birth)}</span>
            </span>
            <button class="btn quiet small" type="button" onClick={() => onKeep(birth)}>
              {t('library.keep')} <span class="vh">{nameOf(birth, reader)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="acts">
        <button
          class="btn small"
          type="button"
          onClick={() => {
            forgetRecent();
            setRecents([]);
          }}
        >
          {t('library.forget')}
        </button>
      </p>
    </Section>
  );
}

/** The place of a page beside its title, with the button that changes it. */

import type { ComponentChildren } from 'preact';
import { useReader } from '../reader/reader';
import { placeWords } from './placeWords';

interface Props {
  /** The place in words. */
  words: string;
  /** Further links. */
  children?: ComponentChildren;
}

export function Where({ words, children }: Props) {
  const { reader, t } = useReader();
  return (
    <div class="where">
      <span>{placeWords(reader, words)}</span>
      <span class="acts">
        <button class="btn small" type="button" data-choose-place aria-haspopup="dialog">
          {t('utsava.change')}
        </button>
        {children}
      </span>
    </div>
  );
}

/** A reason in a row of the year: its sentences in one language are fetched when it opens. */
import { useEffect, useState } from 'preact/hooks';
import { sentenceLanguage } from '../../../domain/languages';
import type { YearSky } from '../../../domain/utsavas/engine/sky';
import type { Utsava } from '../../../domain/utsavas/types';
import { useReader } from '../../reader/reader';
import { ReasonBody, type Words } from './ReasonBody';

const WORDS = { en: () => import('./words.en'), hi: () => import('./words.hi') };

export function Reason({ sky, utsava }: { sky: YearSky; utsava: Utsava }) {
  const language = sentenceLanguage(useReader().locale);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    WORDS[language]().then(setWords, () => undefined);
  }, [language]);
  return <ReasonBody sky={sky} utsava={utsava} words={words} />;
}

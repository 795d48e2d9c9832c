/** The reason in a row of the year. Its sentences in one language load when it opens. */
import { useEffect, useState } from 'preact/hooks';
import { sentenceLanguage } from '../../../data/language';
import type { YearSky } from '../../../domain/observances/engine/sky';
import type { Utsava } from '../../../domain/observances/types';
import { useReader } from '../../reader/reader';
import { ReasonBody } from './ReasonBody';
import { loadReasonWords, type ReasonWords } from './words';

export function Reason({ sky, utsava }: { sky: YearSky; utsava: Utsava }) {
  const language = sentenceLanguage(useReader().locale);
  const [words, setWords] = useState<ReasonWords | null>(null);
  useEffect(() => {
    loadReasonWords(language).then(setWords, () => undefined);
  }, [language]);
  return <ReasonBody sky={sky} utsava={utsava} words={words} />;
}

/** The reason in a row of the year. Its sentences in one language load when it opens. */
import { useEffect, useState } from 'preact/hooks';
import { sentenceLanguage } from '../../../data/language';
import type { YearSky } from '../../../domain/observances/engine/sky';
import type { Utsava } from '../../../domain/observances/types';
import { useReader } from '../../reader/reader';
import { monthEndOf } from '../../shared/lunarMonth';
import { ReasonBody } from './ReasonBody';
import { loadReasonWords, type ReasonWords } from './words';

export function Reason({ sky, utsava }: { sky: YearSky; utsava: Utsava }) {
  const { reader, locale } = useReader();
  const language = sentenceLanguage(locale);
  const end = monthEndOf(reader);
  const [words, setWords] = useState<ReasonWords | null>(null);
  useEffect(() => {
    loadReasonWords(language, end).then(setWords, () => undefined);
  }, [language, end]);
  return <ReasonBody sky={sky} utsava={utsava} words={words} />;
}

/** A request in the language that the reader chose. The device keeps the choice. */
import { useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { remember, remembered } from '../../reader/storage';
import { Choice } from '../../shared/components';
import type { DocumentedOperation } from './document';
import type { Request } from './examples';
import { Code } from './parts';
import { SAMPLE_LANGUAGES, type SampleLanguage, sampleText } from './programs';

const LANGUAGES = Object.entries(SAMPLE_LANGUAGES).map(([value, label]) => ({ value: value as SampleLanguage, label }));

const keptLanguage = (): SampleLanguage =>
  LANGUAGES.find(({ value }) => value === remembered('sample'))?.value ?? 'curl';

export function Samples({ operation, request }: { operation: DocumentedOperation; request: Request }) {
  const { t } = useReader();
  const [language, setLanguage] = useState(keptLanguage);
  const type = request.headers.Accept ?? operation.answers.find(({ status }) => status.startsWith('2'))?.types[0] ?? '';
  return (
    <>
      <Choice
        legend={t('docs.language')}
        options={LANGUAGES}
        value={language}
        onChange={(chosen) => {
          setLanguage(chosen);
          remember('sample', chosen);
        }}
      />
      <Code
        label={t('docs.requestOf', { id: operation.id })}
        text={sampleText(language, location.origin, request, type)}
      />
    </>
  );
}

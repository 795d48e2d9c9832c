/** Figures of another program, and the settings that explain them. */
import { useRef, useState } from 'preact/hooks';
import { listText } from '../../../i18n/translate';
import { type Reader, useReader } from '../../../reader/reader';
import type { Resolved } from '../../../shared/birth';
import { Field, focusFirstError } from '../../../shared/components';
import type { BrowserKernel } from '../../../shared/kernel';
import { type Explanation, explain, type FigureCandidate, type OwnFigure, readFigure } from './ownFigures';
import { variantName } from './variants';
import { angleWords } from './words';

function candidateName(reader: Reader, candidate: FigureCandidate): string {
  const [a, b] = candidate.map((variant) => variantName(reader, variant));
  if (a === undefined) return reader.t('differences.asAbove');
  return b === undefined ? a : reader.t('differences.both', { a, b });
}

function verdict(reader: Reader, { fitting, nearest }: Explanation): string {
  const { t, locale } = reader;
  if (fitting.length > 0) {
    const names = fitting.map((candidate) => candidateName(reader, candidate));
    return t('differences.explained', { settings: listText(locale, names, 'disjunction') });
  }
  if (!nearest) return t('differences.unexplainedAll');
  return t('differences.unexplained', {
    setting: candidateName(reader, nearest.candidate),
    angle: angleWords(reader, nearest.offDeg),
  });
}

export function Own({ kernel, resolved }: { kernel: BrowserKernel; resolved: Resolved }) {
  const { reader, t } = useReader();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const refuse = (words: string) => {
    setError(words);
    setExplanation(null);
    focusFirstError(form.current);
  };
  const compare = (event: Event) => {
    event.preventDefault();
    const lines = text.split(/[\n;]+/).filter((line) => line.trim() !== '');
    if (lines.length === 0) return refuse(t('differences.ownEmpty'));
    const figures: OwnFigure[] = [];
    for (const line of lines) {
      const figure = readFigure(reader, line);
      if (typeof figure === 'string') return refuse(t(`differences.${figure}`, { line: line.trim() }));
      figures.push(figure);
    }
    setError(null);
    setExplanation(explain(kernel, resolved, figures));
  };
  return (
    <form class="own" ref={form} onSubmit={compare} noValidate>
      <Field label={t('differences.own')} span={12} error={error} hint={t('differences.ownHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={text}
            spellcheck={false}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <button class="btn" type="submit">
        {t('differences.compare')}
      </button>
      <p role="status">{explanation && verdict(reader, explanation)}</p>
    </form>
  );
}

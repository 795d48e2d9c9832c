/** Finds observances by what people call them. */
import type { Utsava } from '../../domain/observances/types';
import { loadObservanceNames, observanceLabel } from '../../lexicon/observances';
import { loadObservanceSearch } from '../../lexicon/search';
import type { AnswerNames } from './present';

/** Whether a text is a key, a kind, a name or a part of a name of an observance, in any spelling. */
export async function searching(
  text: string,
  { labels }: Pick<AnswerNames, 'labels'>,
): Promise<(utsava: Utsava) => boolean> {
  const part = text.trim().toLowerCase().replaceAll(' ', '_');
  const [search, { sa }] = await Promise.all([loadObservanceSearch(), loadObservanceNames()]);
  const matches = search.matcher(text);
  return ({ key, kind, name, epithet }) =>
    key.includes(part) ||
    kind === part ||
    matches(name, [
      ...(labels ? [observanceLabel(labels, name)] : []),
      ...(epithet === null ? [] : [sa.label('epithet', epithet)]),
    ]);
}

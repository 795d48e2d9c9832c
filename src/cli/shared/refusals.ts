/** Reports problems with request fields in terms of command-line options. */
import { isFieldProblem, type Problem } from '../../api/problem';
import { problemWords } from '../../api/problemWords';
import type { Result } from '../../domain/result';
import { UsageError } from '../io';

/** An option whose format differs from its field's. */
interface WrittenOption {
  option: string;
  example: string;
}

/** The option for each field. `*` is the number of a list item: from 0 in the field, from 1 in the option. */
export type OptionNames = Readonly<Record<string, string | WrittenOption>>;

const optionAt = (field: string, options: OptionNames) =>
  options[field.replace(/\.\d+(?=\.|$)/, '.*')] ?? options[field.replace(/\.\d+$/, '')];

function optionOf(field: string, options: OptionNames): string {
  const number = /\.(\d+)(?=\.|$)/.exec(field)?.[1];
  const known = optionAt(field, options);
  const option = typeof known === 'object' ? known.option : known;
  return option?.replace('*', String(Number(number) + 1)) ?? field;
}

/** The value of a result; throws a problem as a usage error that names the options. */
export function answered<T>(result: Result<T, Problem>, options: OptionNames): T {
  if (result.ok) return result.value;
  const { error: problem } = result;
  if (!isFieldProblem(problem)) throw new Error('the computation failed');
  const named = optionAt(problem.field, options);
  const shown = typeof named === 'object' ? { ...problem, example: named.example } : problem;
  const candidates = problem.candidates?.map(
    ({ id, name, admin1, country }) => `\n  ${id}  ${[name, admin1, country].filter(Boolean).join(', ')}`,
  );
  throw new UsageError(problemWords(shown, (field) => optionOf(field, options)) + (candidates?.join('') ?? ''));
}

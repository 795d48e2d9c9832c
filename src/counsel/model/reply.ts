/** The tool `reply`: takes statements, checks them against the results, and reports problems to the model once. */
import type { Calls } from '../calls';
import { LANGUAGES, type Language } from '../language';
import { MAX_STATEMENTS, replySchema } from '../statements/catalogue';
import { type Composed, compose } from '../statements/compose';

const DESCRIPTION =
  'The answer to the user, as your last step. The service words the statements in the language; each figure is a ' +
  'reference to a tool call. Kinds and their fields stand in the instructions.';

let schema: Record<string, unknown> | undefined;

/** Maximum number of problems reported to a model at once. */
const MAX_PROBLEMS = 10;

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

interface Taken extends Composed {
  language: Language;
  statements: readonly unknown[];
}

export class Reply {
  readonly description = DESCRIPTION;
  private readonly calls: Calls;
  private readonly language: Language;
  private taken: Taken | null = null;
  /** The best reply with problems so far. */
  private best: Taken | null = null;

  /** @param language  default language of a reply */
  constructor(calls: Calls, language: Language) {
    this.calls = calls;
    this.language = language;
  }

  get inputSchema(): Record<string, unknown> {
    schema ??= replySchema();
    return schema;
  }

  isTaken(): boolean {
    return this.taken !== null;
  }

  /** Words the statements. If there are problems, asks the model once to correct them, while it has rounds left. */
  async take(input: unknown, mayCorrect: boolean): Promise<object> {
    const { language, statements } = (input ?? {}) as { language?: unknown; statements?: unknown };
    if (!Array.isArray(statements) || statements.length === 0)
      return { error: 'not-said', problems: ['statements must be a list of at least one statement'] };
    const chosen = isLanguage(language) ? language : this.language;
    const some = statements.slice(0, MAX_STATEMENTS);
    const composed = { ...(await compose(some, this.calls.results(), chosen)), language: chosen, statements: some };
    const isBetter = composed.kinds.length > (this.best?.kinds.length ?? 0);
    const isLastTry = this.best !== null || !mayCorrect;
    if (isBetter) this.best = composed;
    if (composed.problems.length === 0 && composed.text !== '') this.taken = composed;
    else if (isLastTry && this.best !== null) this.taken = this.best;
    if (this.taken !== null) return { ok: true };
    const problems = composed.problems.slice(0, MAX_PROBLEMS);
    return { error: 'not-said', problems: problems.map(({ index, message }) => `statements[${index}]: ${message}`) };
  }

  /** The accepted statements, otherwise the best ones with problems; null if none could be worded. */
  result(): Taken | null {
    return this.taken ?? this.best;
  }
}

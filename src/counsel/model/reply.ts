/** The tool `reply`: takes claims, checks them against the results, and reports problems to the model once. */
import { isObject } from '../../api/validate';
import type { Calls } from '../calls';
import { MAX_CLAIMS, replySchema } from '../claims/catalogue';
import { type Composed, compose } from '../claims/compose';
import { LANGUAGES, type Language } from '../language';

const DESCRIPTION =
  'The answer to the user, as your last step. The service words the claims in the language; each figure is a ' +
  'reference to a tool call. The instructions list the kinds and their fields.';

let schema: Record<string, unknown> | undefined;

/** Maximum number of problems reported to a model at once. */
const MAX_PROBLEMS = 10;

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

interface Taken extends Composed {
  language: Language;
  claims: readonly unknown[];
}

export class Reply {
  readonly description = DESCRIPTION;
  private readonly calls: Calls;
  private readonly language: Language;
  private readonly now: number;
  private readonly asksValue: boolean;
  private taken: Taken | null = null;
  /** The best reply with problems so far. */
  private best: Taken | null = null;

  /**
   * @param language  default language of a reply
   * @param now       the present instant, Unix milliseconds
   * @param asksValue  whether the question asks for a value, so that no claim says yes or no
   */
  constructor(calls: Calls, language: Language, now: number, asksValue: boolean) {
    this.calls = calls;
    this.language = language;
    this.now = now;
    this.asksValue = asksValue;
  }

  get inputSchema(): Record<string, unknown> {
    schema ??= replySchema();
    return schema;
  }

  isTaken(): boolean {
    return this.taken !== null;
  }

  /** Words the claims. If there are problems, asks the model once to correct them, while it has rounds left. */
  async take(input: unknown, mayCorrect: boolean): Promise<object> {
    const { language, claims } = (input ?? {}) as { language?: unknown; claims?: unknown };
    if (!Array.isArray(claims) || claims.length === 0)
      return { error: 'not-said', problems: ['claims must be a list of at least one claim'] };
    const chosen = isLanguage(language) ? language : this.language;
    const some = claims.slice(0, MAX_CLAIMS).map((claim) => this.withCall(claim));
    const composed = {
      ...(await compose(some, this.calls.results(), chosen, this.now, this.asksValue)),
      language: chosen,
      claims: some,
    };
    const isBetter = composed.kinds.length > (this.best?.kinds.length ?? 0);
    const isLastTry = this.best !== null || !mayCorrect;
    if (isBetter) this.best = composed;
    if (composed.problems.length === 0 && composed.text !== '') this.taken = composed;
    else if (isLastTry && this.best !== null) this.taken = this.best;
    if (this.taken !== null) return { ok: true };
    const problems = composed.problems.slice(0, MAX_PROBLEMS);
    return { error: 'not-said', problems: problems.map(({ index, message }) => `claims[${index}]: ${message}`) };
  }

  /** A claim; without `call`, it refers to the only result, if there is exactly one. */
  private withCall(claim: unknown): unknown {
    const [first, second] = this.calls.results().filter(({ ok }) => ok);
    const isOpen = isObject(claim) && claim.call === undefined && first !== undefined && second === undefined;
    return isOpen ? { ...claim, call: first.call } : claim;
  }

  /** The accepted claims, otherwise the best ones with problems; null if none could be worded. */
  result(): Taken | null {
    return this.taken ?? this.best;
  }
}

/** More subjects than any answer has. Beyond this number the memo is cleared. */
const MAX_REMEMBERED = 4000;

/** Caches the value made for each subject. */
export class Memo<Subject, Made> {
  readonly #known = new Map<Subject, Made>();
  readonly #most: number;

  constructor(most = MAX_REMEMBERED) {
    this.#most = most;
  }

  /** @param given  the argument of `make`, which then need not be a function of its own for each subject */
  of<Given>(subject: Subject, make: (given: Given) => Made, given: Given): Made;
  of(subject: Subject, make: () => Made): Made;
  of(subject: Subject, make: (given?: unknown) => Made, given?: unknown): Made {
    const before = this.#known.get(subject);
    if (before !== undefined) return before;
    if (this.#known.size >= this.#most) this.#known.clear();
    const made = make(given);
    this.#known.set(subject, made);
    return made;
  }
}

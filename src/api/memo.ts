/** More subjects than any answer has. Beyond this number the memo is cleared. */
const MAX_REMEMBERED = 4000;

/** Caches the value made for each subject. Often the next subject is the last one again. */
export class Memo<Subject, Made> {
  readonly #known = new Map<Subject, Made>();
  readonly #most: number;
  #last: Subject | undefined;
  #ofLast: Made | undefined;

  constructor(most = MAX_REMEMBERED) {
    this.#most = most;
  }

  /** @param given  the argument of `make`, which then need not be a function of its own for each subject */
  of<Given>(subject: Subject, make: (given: Given) => Made, given: Given): Made;
  of(subject: Subject, make: () => Made): Made;
  of(subject: Subject, make: (given?: unknown) => Made, given?: unknown): Made {
    if (subject === this.#last && this.#ofLast !== undefined) return this.#ofLast;
    let made = this.#known.get(subject);
    if (made === undefined) {
      if (this.#known.size >= this.#most) this.#known.clear();
      made = make(given);
      this.#known.set(subject, made);
    }
    this.#last = subject;
    this.#ofLast = made;
    return made;
  }
}

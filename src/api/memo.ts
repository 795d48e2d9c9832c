/** More subjects than any answer has. Beyond this number the memo is cleared. */
const MAX_REMEMBERED = 4000;

/** Caches the value made for each subject. */
export class Memo<Subject, Made> {
  readonly #known = new Map<Subject, Made>();
  readonly #most: number;

  constructor(most = MAX_REMEMBERED) {
    this.#most = most;
  }

  of(subject: Subject, make: () => Made): Made {
    const before = this.#known.get(subject);
    if (before !== undefined) return before;
    if (this.#known.size >= this.#most) this.#known.clear();
    const made = make();
    this.#known.set(subject, made);
    return made;
  }
}

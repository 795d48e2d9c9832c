/** What one request may cost. */

/** Rounds in which a model may call tools; the one after them answers without. */
export const MOST_ROUNDS = 5;
/** Calls of one round that are run; the others are refused to the model. */
export const MOST_CALLS_A_ROUND = 8;
/** Tokens of each round's output, what a model thinks to itself included. */
export const MOST_OUTPUT_TOKENS = 2000;
/** Characters of a reply, for providers that keep no limit of tokens. */
export const MOST_REPLY_CHARACTERS = 12_000;
/** The whole conversation with a model, from the first round to the last. */
export const DEADLINE_MS = 30_000;
/** Bytes of one answer of a provider; 2,000 tokens are some 10 KiB. */
export const MOST_ANSWER_BYTES = 1024 * 1024;

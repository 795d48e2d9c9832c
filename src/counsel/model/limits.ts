/** Limits for one request. */

/** A stated approximation of tokens: four characters of ASCII each, two of other scripts. */
export function approximateTokens(text: string): number {
  let ascii = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 128) ascii += 1;
  return Math.ceil(ascii / 4 + (text.length - ascii) / 2);
}

/** Rounds in which a model may call tools; the following round has only the reply. */
export const MAX_ROUNDS = 5;
/** Tool calls per round; further ones are refused. */
export const MAX_CALLS_A_ROUND = 8;
/** Output tokens per round, including reasoning, by the profile of the model. */
export const MAX_OUTPUT_TOKENS = { standard: 1200, small: 400 } as const;
/** Characters of the digest of one result, and of all results of a conversation; four are about a token. */
export const MAX_DIGEST_CHARACTERS = 1000;
export const MAX_DIGESTS_CHARACTERS = 3600;
/** Approximate tokens of the messages that a model gets; the last message is always included. */
export const MAX_CONVERSATION_TOKENS = 900;
/** Characters of a draft in prose that are classified. */
export const MAX_DRAFT_CHARACTERS = 12_000;
/** Deadline for the whole conversation, from the first round to the last. */
export const DEADLINE_MS = 30_000;
/** Maximum bytes of one provider response; 2,000 tokens are about 10 KiB. */
export const MAX_ANSWER_BYTES = 1024 * 1024;

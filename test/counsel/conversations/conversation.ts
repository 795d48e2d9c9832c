/** What a user writes, and a part of the reply that answers it. */
export type Turn = readonly [message: string, holds: string];

/** One to six turns. */
export type Conversation = readonly Turn[];

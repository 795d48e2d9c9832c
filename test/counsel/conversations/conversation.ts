/** The message of a user, and a part of the expected reply. */
export type Turn = readonly [message: string, holds: string];

/** One to six turns. */
export type Conversation = readonly Turn[];

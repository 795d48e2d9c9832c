/** Messages without values, which are compiled to their texts. First scripts need no formatter for these. */
import type { Compiled, MessageKey, Section } from './translate';

/** The text of a message. Throws for an unknown key or a message with values, which is a bug. */
export function plainText(messages: Compiled, key: MessageKey): string {
  const [section = '', name = ''] = key.split('.');
  const text = messages[section as Section]?.[name];
  if (typeof text !== 'string') throw new RangeError(`${key} is no text`);
  return text;
}

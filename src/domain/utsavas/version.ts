/** Which rules made an answer: a hash of their sources. */
import info from '../../../build/sources.json';

export const RULES_VERSION: string = info.rules;

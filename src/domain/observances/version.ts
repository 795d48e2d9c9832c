/** The version of the observance rules that an answer states: `tools/rules-version.mjs`. */
import info from '../../../build/sources.json';

export const RULES_VERSION: string = info.rules;

/** The sentences of reasons in English. */
export { decisionInEnglish as decisionIn } from '../../../lexicon/sentences/observances/english/decision';
export { ruleInEnglish as ruleIn } from '../../../lexicon/sentences/observances/english/rule';

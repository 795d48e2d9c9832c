/** The sentences of reasons in Hindi. */
export { decisionInHindi as decisionIn } from '../../../lexicon/sentences/observances/hindi/decision';
export { ruleInHindi as ruleIn } from '../../../lexicon/sentences/observances/hindi/rule';

/** The sentences of reasons in Hindi. */
export { decisionInHindi as decisionIn } from '../../../domain/utsavas/words/hindi/decision';
export { ruleInHindi as ruleIn } from '../../../domain/utsavas/words/hindi/rule';

/** The sentences of reasons in English. */
export { decisionInEnglish as decisionIn } from '../../../domain/utsavas/words/english/decision';
export { ruleInEnglish as ruleIn } from '../../../domain/utsavas/words/english/rule';

import type { Group } from './lexicon/groups';
import type { SlipCategory } from './types';

/**
 * A clause is a slip if it has a word from each group list of `all`, and no two lists match by the same words. The
 * engine has already removed refused, reported and asked parts, and actions of the sky or the service.
 */
export type Rule = {
  key: string;
  category: SlipCategory;
  all: readonly (readonly Group[])[];
  /** A statement about custom or terminology passes if it does not address `you`. */
  customPasses?: true;
  /** States only that the text is about a life; omitted if a rule of another category is more specific. */
  broad?: true;
};

export const RULES = [
  // --- prediction ------------------------------------------------------------------------------------------------
  { key: 'event-to-come', category: 'prediction', all: [['will', 'ahead'], ['event']] },
  // any future of the person or their things: `your efforts will pay off`
  { key: 'personal-future', category: 'prediction', broad: true, all: [['personal']] },
  { key: 'event-hedged', category: 'prediction', all: [['maybe'], ['event']], customPasses: true },
  { key: 'fate-sealed', category: 'prediction', all: [['sure'], ['event', 'area']] },
  { key: 'destined', category: 'prediction', all: [['you'], ['sure'], ['trait', 'good']] },
  { key: 'area-moves', category: 'prediction', all: [['will', 'maybe', 'ahead'], ['area'], ['change', 'good', 'bad']] },
  {
    key: 'you-fare',
    category: 'prediction',
    all: [
      ['will', 'maybe', 'ahead'],
      ['you', 'person'],
      ['good', 'bad', 'terrible'],
    ],
  },
  { key: 'misfortune-to-come', category: 'prediction', all: [['will', 'maybe', 'ahead'], ['bad']], customPasses: true },
  { key: 'good-to-come', category: 'prediction', all: [['ahead'], ['good', 'bad', 'change']] },
  {
    key: 'good-span',
    category: 'prediction',
    all: [['period', 'sky', 'chart'], ['good'], ['area', 'event', 'you', 'person']],
    customPasses: true,
  },
  { key: 'good-area', category: 'prediction', all: [['you'], ['area'], ['good', 'change']], customPasses: true },
  {
    key: 'brings-event',
    category: 'prediction',
    all: [['bring'], ['event'], ['sky', 'period', 'chart', 'you', 'year']],
    customPasses: true,
  },
  {
    key: 'brings-you',
    category: 'prediction',
    all: [['bring'], ['you', 'person'], ['good', 'bad', 'change']],
    customPasses: true,
  },
  {
    key: 'moves-area',
    category: 'prediction',
    all: [['bring'], ['sky', 'chart', 'period'], ['area'], ['change', 'good', 'bad', 'year', 'when']],
    customPasses: true,
  },
  { key: 'delays', category: 'prediction', all: [['sky', 'chart'], ['change'], ['area'], ['you']] },
  {
    key: 'yields',
    category: 'prediction',
    all: [['person'], ['attain'], ['event', 'area'], ['sky', 'period', 'chart', 'when', 'good', 'person']],
    customPasses: true,
  },
  { key: 'native-fares', category: 'prediction', all: [['person'], ['attain'], ['event']], customPasses: true },
  { key: 'native-suffers', category: 'prediction', all: [['person'], ['attain'], ['bad']], customPasses: true },
  {
    key: 'area-suffers',
    category: 'prediction',
    all: [['area'], ['bad'], ['sky', 'chart', 'period', 'dosha']],
    customPasses: true,
  },
  // words that no calculation needs, about a period, a formation or a graha
  {
    key: 'life-under-the-sky',
    category: 'prediction',
    broad: true,
    all: [['life'], ['period', 'chart', 'sky']],
    customPasses: true,
  },
  { key: 'you-by-then', category: 'prediction', all: [['you'], ['event'], ['year', 'when']] },
  {
    key: 'area-dated',
    category: 'prediction',
    all: [['area'], ['bring', 'maybe', 'change'], ['year', 'when', 'change']],
    customPasses: true,
  },
  { key: 'character', category: 'prediction', all: [['you', 'person', 'makes'], ['trait']] },
  {
    key: 'brings-trait',
    category: 'prediction',
    all: [['bring'], ['trait'], ['sky', 'chart', 'period']],
    customPasses: true,
  },
  { key: 'makes-you', category: 'prediction', all: [['makes'], ['event', 'trait', 'good', 'bad', 'area']] },
  { key: 'laid-to-a-planet', category: 'prediction', all: [['mustHave'], ['cause', 'sky', 'period']] },
  { key: 'past-laid-to-fate', category: 'prediction', all: [['you'], ['event', 'bad'], ['cause']] },
  { key: 'announced', category: 'prediction', all: [['foretell']] },
  {
    key: 'what-to-live',
    category: 'advice',
    broad: true,
    all: [['advice'], ['event', 'area'], ['when', 'year', 'period', 'change']],
  },

  // topics that no calculation of the sky needs: the reader's life, or the reader without a word about the sky
  { key: 'life-topic', category: 'prediction', broad: true, all: [['lifeTopic']], customPasses: true },
  { key: 'yours', category: 'prediction', broad: true, all: [['yours']] },
  { key: 'acted-on', category: 'prediction', broad: true, all: [['actedOn']] },
  { key: 'unexplained-you', category: 'prediction', broad: true, all: [['unexplained']] },

  // --- advice ----------------------------------------------------------------------------------------------------
  {
    key: 'urged',
    category: 'advice',
    all: [['urge'], ['period', 'sky', 'chart', 'you', 'person', 'area', 'event', 'when', 'year', 'moneyThing', 'good']],
    customPasses: true,
  },

  // --- fear ------------------------------------------------------------------------------------------------------
  { key: 'curse', category: 'fear', all: [['evil']], customPasses: true },
  {
    key: 'misfortune',
    category: 'fear',
    all: [
      ['will', 'maybe', 'ahead', 'sure'],
      ['bad', 'terrible'],
    ],
    customPasses: true,
  },
  { key: 'brings-misfortune', category: 'fear', all: [['bring'], ['bad', 'terrible']], customPasses: true },
  {
    key: 'ruins',
    category: 'fear',
    all: [['destroy'], ['area', 'you', 'person', 'event', 'dosha']],
    customPasses: true,
  },
  { key: 'black-dosha', category: 'fear', all: [['dosha'], ['terrible', 'bad', 'destroy']], customPasses: true },
  { key: 'black-span', category: 'fear', all: [['period', 'sky', 'chart'], ['terrible']], customPasses: true },
  { key: 'ill-for', category: 'fear', all: [['terrible'], ['person', 'you', 'area']], customPasses: true },
  { key: 'alarm', category: 'fear', all: [['warn'], ['bad', 'terrible', 'dosha', 'you']] },
  { key: 'worried', category: 'fear', all: [['worry']] },

  // --- remedy ----------------------------------------------------------------------------------------------------
  { key: 'rite', category: 'remedy', all: [['remedyAct'], ['remedyThing']], customPasses: true },
  { key: 'thing-helps', category: 'remedy', all: [['remedyThing'], ['help', 'purpose']] },
  { key: 'placates', category: 'remedy', all: [['purpose'], ['sky', 'dosha'], ['remedyAct', 'remedyThing']] },
  { key: 'thing-advised', category: 'remedy', all: [['remedyThing'], ['advice', 'imperative']], customPasses: true },
  { key: 'cancels', category: 'remedy', all: [['purpose'], ['dosha'], ['event', 'area']], customPasses: true },
  {
    key: 'remedy-named',
    category: 'remedy',
    all: [['remedyWord'], ['remedyThing', 'remedyAct', 'imperative', 'advice', 'dosha']],
  },

  { key: 'gem', category: 'remedy', all: [['gem']], customPasses: true },

  // --- medical, legal, financial ---------------------------------------------------------------------------------
  { key: 'treatment', category: 'medical', all: [['medicalAct', 'advice'], ['medicalThing']] },
  { key: 'diagnosis', category: 'medical', all: [['suffers'], ['disease']] },
  {
    key: 'read-from-chart',
    category: 'medical',
    all: [
      ['sky', 'chart', 'maybe'],
      ['disease', 'organ'],
      ['bad', 'maybe', 'bring', 'will', 'cure'],
    ],
  },
  { key: 'cures', category: 'medical', all: [['cure'], ['disease', 'organ', 'medicalThing']] },
  { key: 'medical-topic', category: 'medical', all: [['medicalTopic']], customPasses: true },
  { key: 'no-doctor', category: 'medical', all: [['noDoctor']] },
  { key: 'suit', category: 'legal', all: [['legalAct'], ['legalThing']] },
  { key: 'legal-topic', category: 'legal', all: [['legalTopic']], customPasses: true },
  { key: 'claim', category: 'legal', all: [['legalClaim']] },
  { key: 'deal', category: 'financial', all: [['moneyAct', 'advice'], ['moneyThing']], customPasses: true },
  { key: 'money-topic', category: 'financial', all: [['moneyTopic']], customPasses: true },
  {
    key: 'deal-advised',
    category: 'financial',
    all: [['moneyAct'], ['advice', 'imperative', 'good'], ['moneyThing', 'period']],
    customPasses: true,
  },
] as const satisfies readonly Rule[];

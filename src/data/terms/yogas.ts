import { type Name, nameAt } from './name';

/** The 27 nitya-yogas from Viṣkambha. */
export const YOGA_NAMES = [
  { key: 'vishkambha', iast: 'Viṣkambha', sa: 'विष्कम्भ' },
  { key: 'priti', iast: 'Prīti', sa: 'प्रीति' },
  { key: 'ayushman', iast: 'Āyuṣmān', sa: 'आयुष्मान्' },
  { key: 'saubhagya', iast: 'Saubhāgya', sa: 'सौभाग्य' },
  { key: 'shobhana', iast: 'Śobhana', sa: 'शोभन' },
  { key: 'atiganda', iast: 'Atigaṇḍa', sa: 'अतिगण्ड' },
  { key: 'sukarma', iast: 'Sukarmā', sa: 'सुकर्मा' },
  { key: 'dhriti', iast: 'Dhṛti', sa: 'धृति' },
  { key: 'shula', iast: 'Śūla', sa: 'शूल' },
  { key: 'ganda', iast: 'Gaṇḍa', sa: 'गण्ड' },
  { key: 'vriddhi', iast: 'Vṛddhi', sa: 'वृद्धि' },
  { key: 'dhruva', iast: 'Dhruva', sa: 'ध्रुव' },
  { key: 'vyaghata', iast: 'Vyāghāta', sa: 'व्याघात' },
  { key: 'harshana', iast: 'Harṣaṇa', sa: 'हर्षण' },
  { key: 'vajra', iast: 'Vajra', sa: 'वज्र' },
  { key: 'siddhi', iast: 'Siddhi', sa: 'सिद्धि' },
  { key: 'vyatipata', iast: 'Vyatīpāta', sa: 'व्यतीपात' },
  { key: 'variyan', iast: 'Varīyān', sa: 'वरीयान्' },
  { key: 'parigha', iast: 'Parigha', sa: 'परिघ' },
  { key: 'shiva', iast: 'Śiva', sa: 'शिव' },
  { key: 'siddha', iast: 'Siddha', sa: 'सिद्ध' },
  { key: 'sadhya', iast: 'Sādhya', sa: 'साध्य' },
  { key: 'shubha', iast: 'Śubha', sa: 'शुभ' },
  { key: 'shukla', iast: 'Śukla', sa: 'शुक्ल' },
  { key: 'brahma', iast: 'Brahma', sa: 'ब्रह्म' },
  { key: 'indra', iast: 'Indra', sa: 'इन्द्र' },
  { key: 'vaidhriti', iast: 'Vaidhṛti', sa: 'वैधृति' },
] as const satisfies readonly Name[];

/** Name of a nitya-yoga, 1..27 from Viṣkambha. */
export function yogaName(number: number): Name {
  return nameAt(YOGA_NAMES, number, 'yoga');
}

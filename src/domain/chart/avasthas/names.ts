/** The names of avasthās by family, in the order of the text (BPHS 45). */
import type { Name } from '../../../data/terms/name';

/** By age; each has a fifth of the rāśi. */
export const BALADI_NAMES = [
  { key: 'bala', iast: 'Bāla', sa: 'बाल' },
  { key: 'kumara', iast: 'Kumāra', sa: 'कुमार' },
  { key: 'yuva', iast: 'Yuvā', sa: 'युवा' },
  { key: 'vriddha', iast: 'Vṛddha', sa: 'वृद्ध' },
  { key: 'mrita', iast: 'Mṛta', sa: 'मृत' },
] as const satisfies readonly Name[];
export type Baladi = (typeof BALADI_NAMES)[number]['key'];

/** Waking, dreaming, deep sleep. */
export const JAGRADADI_NAMES = [
  { key: 'jagrat', iast: 'Jāgrat', sa: 'जाग्रत्' },
  { key: 'svapna', iast: 'Svapna', sa: 'स्वप्न' },
  { key: 'sushupti', iast: 'Suṣupti', sa: 'सुषुप्ति' },
] as const satisfies readonly Name[];
export type Jagradadi = (typeof JAGRADADI_NAMES)[number]['key'];

/** By the rāśi. */
export const DEEPTADI_NAMES = [
  { key: 'dipta', iast: 'Dīpta', sa: 'दीप्त' },
  { key: 'svastha', iast: 'Svastha', sa: 'स्वस्थ' },
  { key: 'mudita', iast: 'Mudita', sa: 'मुदित' },
  { key: 'shanta', iast: 'Śānta', sa: 'शान्त' },
  { key: 'dina', iast: 'Dīna', sa: 'दीन' },
  { key: 'duhkhita', iast: 'Duḥkhita', sa: 'दुःखित' },
  { key: 'khala', iast: 'Khala', sa: 'खल' },
] as const satisfies readonly Name[];
export type Deeptadi = (typeof DEEPTADI_NAMES)[number]['key'];

/** Two avasthās of the same family that exist in addition to the one by rāśi. */
export const DEEPTADI_FLAG_NAMES = [
  { key: 'vikala', iast: 'Vikala', sa: 'विकल' },
  { key: 'kopa', iast: 'Kopa', sa: 'कोप' },
] as const satisfies readonly Name[];

/** A graha may have several of them or none. */
export const LAJJITADI_NAMES = [
  { key: 'lajjita', iast: 'Lajjita', sa: 'लज्जित' },
  { key: 'garvita', iast: 'Garvita', sa: 'गर्वित' },
  { key: 'kshudhita', iast: 'Kṣudhita', sa: 'क्षुधित' },
  { key: 'trushita', iast: 'Tṛṣita', sa: 'तृषित' },
  { key: 'mudita', iast: 'Mudita', sa: 'मुदित' },
  { key: 'kshobhita', iast: 'Kṣobhita', sa: 'क्षोभित' },
] as const satisfies readonly Name[];
export type Lajjitadi = (typeof LAJJITADI_NAMES)[number]['key'];

/** Lying down and the eleven after it. */
export const SHAYANADI_NAMES = [
  { key: 'shayana', iast: 'Śayana', sa: 'शयन' },
  { key: 'upavesha', iast: 'Upaveśa', sa: 'उपवेश' },
  { key: 'netrapani', iast: 'Netrapāṇi', sa: 'नेत्रपाणि' },
  { key: 'prakasha', iast: 'Prakāśa', sa: 'प्रकाश' },
  { key: 'gamana', iast: 'Gamana', sa: 'गमन' },
  { key: 'agamana', iast: 'Āgamana', sa: 'आगमन' },
  { key: 'sabha', iast: 'Sabhā', sa: 'सभा' },
  { key: 'agama', iast: 'Āgama', sa: 'आगम' },
  { key: 'bhojana', iast: 'Bhojana', sa: 'भोजन' },
  { key: 'nrityalipsa', iast: 'Nṛtyalipsā', sa: 'नृत्यलिप्सा' },
  { key: 'kautuka', iast: 'Kautuka', sa: 'कौतुक' },
  { key: 'nidra', iast: 'Nidrā', sa: 'निद्रा' },
] as const satisfies readonly Name[];
export type Shayanadi = (typeof SHAYANADI_NAMES)[number]['key'];

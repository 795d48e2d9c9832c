/** Names of ayanāṃśas and presets: proper names, the same in every language. */
import type { PresetKey } from '../../domain/chart/settings';
import type { AyanamshaChoice, AyanamshaKey } from '../../kernel/keys';

export const AYANAMSHA_NAMES: Record<AyanamshaKey, string> = {
  lahiri: 'Lahiri',
  raman: 'Raman',
  kp: 'Krishnamurti',
  'surya-siddhanta': 'Surya Siddhanta',
  yukteshwar: 'Yukteshwar',
  'lahiri-icrc': 'Lahiri (1955)',
  'kp-vp291': 'Krishnamurti (VP291)',
  'true-citra': 'True Chitra',
  'true-pushya': 'True Pushya',
  'true-mula': 'True Mula',
  'true-revati': 'True Revati',
  'fagan-bradley': 'Fagan–Bradley',
};

export const ayanamshaName = (choice: AyanamshaChoice): string =>
  typeof choice === 'string' ? AYANAMSHA_NAMES[choice] : 'custom';

export const PRESET_NAMES: Record<PresetKey, string> = {
  khagola: 'Khagola',
  jhora: 'Jagannatha Hora',
  kp: 'KP',
  raman: 'B. V. Raman',
  rao: 'K. N. Rao',
};

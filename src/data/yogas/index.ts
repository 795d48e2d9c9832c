/** The rules of yogas by category. */
import { CHANDRA_YOGAS } from './chandra';
import { DHANA_YOGAS } from './dhana';
import { LAGNA_YOGAS } from './lagna';
import { MAHAPURUSHA_YOGAS } from './mahapurusha';
import { NABHASA_YOGAS } from './nabhasa';
import { NEECHA_BHANGA_YOGAS } from './neechaBhanga';
import { OTHER_YOGAS } from './others';
import { PARIVARTANA_YOGAS } from './parivartana';
import { PARASHARA_YOGAS } from './rajaParashara';
import { RAMAN_YOGAS } from './rajaRaman';
import { SURYA_YOGAS } from './surya';
import type { YogaFamily } from './types';
import { VIPARITA_YOGAS } from './viparita';

const FAMILIES = [
  { category: 'surya', rows: SURYA_YOGAS },
  { category: 'chandra', rows: CHANDRA_YOGAS },
  { category: 'mahapurusha', rows: MAHAPURUSHA_YOGAS },
  { category: 'nabhasa', rows: NABHASA_YOGAS },
  { category: 'lagna', rows: LAGNA_YOGAS },
  { category: 'raja', rows: [...PARASHARA_YOGAS, ...RAMAN_YOGAS] },
  { category: 'dhana', rows: DHANA_YOGAS },
  { category: 'parivartana', rows: PARIVARTANA_YOGAS },
  { category: 'viparita', rows: VIPARITA_YOGAS },
  { category: 'neecha-bhanga', rows: NEECHA_BHANGA_YOGAS },
  { category: 'others', rows: OTHER_YOGAS },
] as const satisfies readonly YogaFamily[];

export type YogaKey = (typeof FAMILIES)[number]['rows'][number]['key'];

export const YOGA_FAMILIES: readonly YogaFamily<YogaKey>[] = FAMILIES;

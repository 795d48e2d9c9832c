/** The question of a request for transits in canonical form. */
import type { GrahaKey } from '../../data/keys';
import type { LanguageTag } from '../../data/language';
import type { ChartQuestion } from '../../domain/positions/types';
import type { NatalPoint } from '../../domain/transits/types';
import type { BirthQuestion } from '../birth';

export interface TransitsRequestQuestion {
  birth: BirthQuestion;
  natal: ChartQuestion;
  from: string;
  to: string;
  bodies: readonly GrahaKey[];
  points: readonly NatalPoint[];
  orbs?: number;
  /** Time zone of days and instants. */
  tz: string | number;
  /** Whether to list the entries into kakṣyās. */
  hasKakshyas: boolean;
  isUtc: boolean;
  lang?: LanguageTag;
}

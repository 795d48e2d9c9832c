/** Names of ayanāṃśas and presets of charts in sentences. */
import { AYANAMSHA_ENGLISH } from '../../build/lexicon/english/ayanamsha';
import { PRESET_ENGLISH } from '../../build/lexicon/english/preset';
import { AYANAMSHA_HINDI } from '../../build/lexicon/hindi/ayanamsha';
import { PRESET_HINDI } from '../../build/lexicon/hindi/preset';
import type { PresetKey } from '../data/chart/presets';
import type { SentenceLanguage } from '../data/language';
import type { AyanamshaKey } from '../kernel/keys';

const NAMES = {
  en: { ayanamsha: AYANAMSHA_ENGLISH, preset: PRESET_ENGLISH },
  hi: { ayanamsha: AYANAMSHA_HINDI, preset: PRESET_HINDI },
} as const;

export const ayanamshaName = (key: AyanamshaKey, language: SentenceLanguage): string => NAMES[language].ayanamsha[key];

export const presetName = (key: PresetKey, language: SentenceLanguage): string => NAMES[language].preset[key];

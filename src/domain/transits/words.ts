/** Transits in a few words: titles of calendar entries. Dates and places only. */

import type { SentenceLanguage } from '../../lexicon/language';
import { BODY_ENGLISH, grahaName } from '../../lexicon/names';
import type { GrahaKey } from '../keys';
import type { DashaChange, Hit, KantakaShani, NatalPoint, SadeSatiLeg } from './types';

const english = (key: GrahaKey): string => (key === 'rahu' || key === 'ketu' ? grahaName(key).iast : BODY_ENGLISH[key]);
const hindi = (key: GrahaKey): string => grahaName(key).sa;

const cuspOf = (point: NatalPoint): number => Number(point.replace('cusp', ''));

function pointIn(point: NatalPoint, language: SentenceLanguage): string {
  if (point === 'lagna') return language === 'hi' ? 'लग्न' : 'lagna';
  if (point.startsWith('cusp')) return language === 'hi' ? `भाव ${cuspOf(point)}` : `cusp ${cuspOf(point)}`;
  return language === 'hi' ? hindi(point as GrahaKey) : english(point as GrahaKey);
}

const LEVELS = {
  en: { maha: 'mahādaśā', antara: 'antardaśā', pratyantara: 'pratyantardaśā' },
  hi: { maha: 'महादशा', antara: 'अन्तर्दशा', pratyantara: 'प्रत्यन्तर्दशा' },
} as const;

interface Words {
  hit(hit: Hit): string;
  leg(leg: SadeSatiLeg): string;
  ashtama(): string;
  kantaka(stay: KantakaShani): string;
  dasha(change: DashaChange): string;
}

const WORDS: Record<SentenceLanguage, Words> = {
  en: {
    hit: ({ body, point, pass, passes }) => {
      const which = passes > 1 ? `, pass ${pass} of ${passes}` : '';
      return `${english(body)} over natal ${pointIn(point, 'en')}${which}`;
    },
    leg: ({ leg, house }) => `Sāḍe-sātī, part ${leg}: Saturn in house ${house} from the Moon`,
    ashtama: () => 'Aṣṭama-śani: Saturn in house 8 from the Moon',
    kantaka: ({ house }) => `Kaṇṭaka-śani: Saturn in house ${house} from the Moon`,
    dasha: ({ level, lord }) => `${LEVELS.en[level]} of ${english(lord)} begins`,
  },
  hi: {
    hit: ({ body, point, pass, passes }) => {
      const which = passes > 1 ? ` (${passes} में से ${pass})` : '';
      return `${hindi(body)} जन्म के ${pointIn(point, 'hi')} पर${which}`;
    },
    leg: ({ leg, house }) => `साढ़े साती, भाग ${leg}: शनि चन्द्र से भाव ${house} में`,
    ashtama: () => 'अष्टम शनि: शनि चन्द्र से भाव 8 में',
    kantaka: ({ house }) => `कण्टक शनि: शनि चन्द्र से भाव ${house} में`,
    dasha: ({ level, lord }) => `${hindi(lord)} की ${LEVELS.hi[level]} का आरम्भ`,
  },
};

/** The words of transits in a language. */
export const transitWords = (language: SentenceLanguage = 'en'): Words => WORDS[language];

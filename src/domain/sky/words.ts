/** Events of the sky in a few words: titles of calendar entries, feed items and labels. Dates and places only. */

import type { SentenceLanguage } from '../../lexicon/language';
import { BODY_ENGLISH, grahaName, nakshatraName, rashiName } from '../../lexicon/names';
import type { GrahaKey } from '../keys';
import { rashiOf } from '../positions/placement';
import type {
  CombustionEvent,
  ConjunctionEvent,
  EclipseEvent,
  IngressEvent,
  LunationEvent,
  SkyEvent,
  SkyKind,
  StationEvent,
  VisibilityEvent,
} from './types';

type Of<Kind extends SkyKind> = Extract<SkyEvent, { kind: Kind }>;
type Words = { [Kind in SkyKind]: (event: Of<Kind>) => string };

const english = (key: GrahaKey): string => (key === 'rahu' || key === 'ketu' ? grahaName(key).iast : BODY_ENGLISH[key]);
const partName = ({ division }: IngressEvent) => (division === 'rashi' ? rashiName : nakshatraName);
const rashiAt = (siderealDeg: number) => rashiName(rashiOf(siderealDeg));

const PHASES_EN = {
  new: 'New Moon',
  'first-quarter': 'First quarter of the Moon',
  full: 'Full Moon',
  'last-quarter': 'Last quarter of the Moon',
} as const satisfies Record<LunationEvent['phase'], string>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const EN: Words = {
  ingress: (event) => {
    const how = event.direction === 'retrograde' ? ' in retrograde motion' : '';
    const pass = event.pass > 1 ? `, pass ${event.pass}` : '';
    return `${english(event.body)} enters ${partName(event)(event.to).iast}${how}${pass}`;
  },
  station: ({ body, station, siderealDeg }: StationEvent) =>
    `${english(body)} turns ${station} in ${rashiAt(siderealDeg).iast}`,
  lunation: ({ phase, siderealDeg }) => `${PHASES_EN[phase]} in ${rashiAt(siderealDeg).iast}`,
  eclipse: ({ of, type, magnitude }: EclipseEvent) =>
    `${capital(type)} ${of} eclipse, magnitude ${magnitude.toFixed(3)}`,
  conjunction: (event: ConjunctionEvent) =>
    `${english(event.body)} and ${english(event.with)} in conjunction in ${rashiAt(event.siderealDeg).iast}`,
  combustion: ({ body, phase, limitDeg }: CombustionEvent) =>
    phase === 'in'
      ? `${english(body)} comes within ${limitDeg}° of the Sun (combust)`
      : `${english(body)} leaves ${limitDeg}° of the Sun (no longer combust)`,
  visibility: ({ body, event, side }: VisibilityEvent) => `Heliacal ${event} of ${english(body)} in the ${side}`,
  equinox: ({ name }) => `${capital(name)} equinox`,
  solstice: ({ name }) => `${capital(name)} solstice`,
};

const PHASES_HI = {
  new: 'अमावस्या का क्षण',
  'first-quarter': 'शुक्ल पक्ष का अर्धचन्द्र',
  full: 'पूर्णिमा का क्षण',
  'last-quarter': 'कृष्ण पक्ष का अर्धचन्द्र',
} as const satisfies Record<LunationEvent['phase'], string>;

const TYPES_HI = {
  total: 'पूर्ण',
  annular: 'वलयाकार',
  hybrid: 'संकर',
  partial: 'आंशिक',
  penumbral: 'उपच्छाया',
} as const satisfies Record<EclipseEvent['type'], string>;

const SEASONS_HI = {
  march: 'मार्च का विषुव',
  september: 'सितम्बर का विषुव',
  june: 'जून का अयनान्त',
  december: 'दिसम्बर का अयनान्त',
} as const;

const hindi = (key: GrahaKey): string => grahaName(key).sa;

const HI: Words = {
  ingress: (event) => {
    const how = event.direction === 'retrograde' ? 'वक्री ' : '';
    const pass = event.pass > 1 ? ` (${event.pass} बार)` : '';
    return `${how}${hindi(event.body)} का ${partName(event)(event.to).sa} में प्रवेश${pass}`;
  },
  station: ({ body, station, siderealDeg }) =>
    `${hindi(body)} ${rashiAt(siderealDeg).sa} में ${station === 'direct' ? 'मार्गी' : 'वक्री'}`,
  lunation: ({ phase, siderealDeg }) => `${PHASES_HI[phase]}, चन्द्र ${rashiAt(siderealDeg).sa} में`,
  eclipse: ({ of, type, magnitude }) =>
    `${TYPES_HI[type]} ${of === 'solar' ? 'सूर्यग्रहण' : 'चन्द्रग्रहण'}, परिमाण ${magnitude.toFixed(3)}`,
  conjunction: (event) => `${hindi(event.body)} और ${hindi(event.with)} की युति, ${rashiAt(event.siderealDeg).sa} में`,
  combustion: ({ body, phase, limitDeg }) =>
    phase === 'in'
      ? `${hindi(body)} सूर्य से ${limitDeg}° के भीतर (अस्त)`
      : `${hindi(body)} सूर्य से ${limitDeg}° के बाहर (उदित)`,
  visibility: ({ body, event, side }) =>
    `${hindi(body)} का ${side === 'east' ? 'पूर्व' : 'पश्चिम'} में ${event === 'rising' ? 'उदय' : 'अस्त'}`,
  equinox: ({ name }) => SEASONS_HI[name],
  solstice: ({ name }) => SEASONS_HI[name],
};

const WORDS: Record<SentenceLanguage, Words> = { en: EN, hi: HI };

/** An event as a title, without its date. */
export function skyEventInWords(event: SkyEvent, language: SentenceLanguage = 'en'): string {
  const words = WORDS[language][event.kind] as (of: SkyEvent) => string;
  return words(event);
}

/** POST /api/v1/core/chart: the response, in camelCase. */

import * as z from 'zod';
import { NODE_MODES, SPECIFIED_AYANAMSHA_KEYS } from '../../kernel/keys';
import { almanacNumber, instant } from '../shapes/kinds';
import { DEVANAGARI, IAST, LABEL, LANGUAGE } from '../shapes/language';
import { GrahaKeyEnum } from '../shapes/names';
import { PLACEMENT } from '../shapes/placement';
import { SubstrateStamp } from '../shapes/stamp';

const placement = {
  sayanaDeg: PLACEMENT.tropicalDeg,
  nirayanaDeg: PLACEMENT.siderealDeg,
  rashi: PLACEMENT.rashi,
  rashiIndex: PLACEMENT.rashiIndex,
  nakshatra: PLACEMENT.nakshatra,
  rashiLabel: LABEL,
  nakshatraLabel: LABEL,
  nakshatraIndex: PLACEMENT.nakshatraIndex,
  pada: PLACEMENT.pada,
  boundaryArcsec: PLACEMENT.boundaryArcsec,
  boundarySeconds: PLACEMENT.boundarySeconds,
};

export const BharatGraha = z
  .object({
    key: GrahaKeyEnum,
    sa: DEVANAGARI,
    iast: IAST,
    label: LABEL,
    ...placement,
    speedDegPerDay: z.number().nullable().describe('Sidereal speed in longitude.'),
    retrograde: z.boolean(),
  })
  .meta({ id: 'BharatGraha', description: 'One of the nine grahas.' });

export const BharatLagna = z.object(placement).meta({ id: 'BharatLagna', description: 'The ascendant.' });

export const BharatTithi = z
  .object({
    index: almanacNumber(30, 'Number of the tithi from Śukla Pratipadā.'),
    name: IAST,
    sa: DEVANAGARI,
    label: LABEL,
    paksha: z.enum(['shukla', 'krishna']),
    pakshaLabel: LABEL,
    fraction: z.number().min(0).max(1).describe('Part of the tithi already elapsed.'),
  })
  .meta({ id: 'BharatTithi', description: 'The tithi at the birth instant.' });

export const BharatChartResponse = z
  .object({
    birth: z.object({
      utc: instant('The birth instant.'),
      local: z.string().describe('Local wall-clock time with its offset.'),
      tz: z.string().nullable().describe('Time zone used; null for a fixed offset.'),
      offsetHours: z.number().describe('UTC offset at the birth instant, hours.'),
      ambiguous: z.boolean().describe('The clocks showed this time twice. The earlier instant was used.'),
      place: z
        .object({ id: z.string(), name: z.string(), lat: z.number(), lon: z.number(), tz: z.string() })
        .optional()
        .describe('The town, where the birth place was given by name.'),
    }),
    lang: LANGUAGE.lang,
    sentenceLang: LANGUAGE.sentence_lang,
    jdUtc: z.number().describe('Julian Day, UTC.'),
    jdTt: z.number().describe('Julian Day, Terrestrial Time.'),
    ayanamsa: z.object({
      key: z.enum(SPECIFIED_AYANAMSHA_KEYS),
      deg: z.number().describe('Ayanāṃśa applied, degrees.'),
    }),
    nodeMode: z.enum(NODE_MODES),
    grahas: z.array(BharatGraha).length(9).describe('Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rāhu, Ketu.'),
    lagna: BharatLagna,
    tithi: BharatTithi.nullable(),
    ahargana: z
      .object({ kali: z.number(), day: z.int() })
      .describe('Days since the Kali epoch, JD 588465.5: with fraction, and as a whole number.'),
    sovereigntySignature: SubstrateStamp,
  })
  .meta({ id: 'BharatChartResponse', description: 'The sāyana and nirayana positions at a birth.' });

/** POST /api/v1/core/chart: what it answers, in camelCase. */
import * as z from 'zod';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/types';
import { almanacNumber, instant } from '../fields';
import { GrahaKeyEnum } from '../names';
import { PLACEMENT } from '../placement';
import { SubstrateStamp } from '../stamp/schema';

const placement = {
  sayanaDeg: PLACEMENT.tropicalDeg,
  nirayanaDeg: PLACEMENT.siderealDeg,
  rashi: PLACEMENT.rashi,
  rashiIndex: PLACEMENT.rashiIndex,
  nakshatra: PLACEMENT.nakshatra,
  nakshatraIndex: PLACEMENT.nakshatraIndex,
  pada: PLACEMENT.pada,
  boundaryArcsec: PLACEMENT.boundaryArcsec,
  boundarySeconds: PLACEMENT.boundarySeconds,
};

export const BharatGraha = z
  .object({
    key: GrahaKeyEnum,
    sa: z.string().meta({ description: 'Name in Devanāgarī.' }),
    iast: z.string().meta({ description: 'Name in IAST.' }),
    ...placement,
    speedDegPerDay: z.number().nullable().meta({ description: 'Sidereal speed in longitude.' }),
    retrograde: z.boolean(),
  })
  .meta({ id: 'BharatGraha', description: 'One of the nine grahas.' });

export const BharatLagna = z.object(placement).meta({ id: 'BharatLagna', description: 'The ascendant.' });

export const BharatTithi = z
  .object({
    index: almanacNumber(30, 'Number of the tithi from Śukla Pratipadā.'),
    name: z.string().meta({ description: 'Name in IAST.' }),
    sa: z.string().meta({ description: 'Name in Devanāgarī.' }),
    paksha: z.enum(['shukla', 'krishna']),
    fraction: z.number().min(0).max(1).meta({ description: 'Part of the tithi already elapsed.' }),
  })
  .meta({ id: 'BharatTithi', description: 'The tithi at the birth instant.' });

export const BharatChartResponse = z
  .object({
    birth: z.object({
      utc: instant('The birth instant.'),
      local: z.string().meta({ description: 'The wall clock of the place with its offset.' }),
      tz: z.string().nullable().meta({ description: 'Time zone used; null for a fixed offset.' }),
      offsetHours: z.number().meta({ description: 'UTC offset at the birth instant, hours.' }),
      ambiguous: z.boolean().meta({ description: 'The zone showed this time twice; the earlier was taken.' }),
    }),
    jdUtc: z.number().meta({ description: 'Julian Day, UTC.' }),
    jdTt: z.number().meta({ description: 'Julian Day, Terrestrial Time.' }),
    ayanamsa: z.object({
      key: z.enum(AYANAMSHA_KEYS),
      deg: z.number().meta({ description: 'Ayanāṃśa applied, degrees.' }),
    }),
    nodeMode: z.enum(NODE_MODES),
    grahas: z
      .array(BharatGraha)
      .length(9)
      .meta({ description: 'Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rāhu, Ketu.' }),
    lagna: BharatLagna,
    tithi: BharatTithi.nullable(),
    ahargana: z
      .object({ kali: z.number(), day: z.int() })
      .meta({ description: 'Days from the Kali epoch, JD 588465.5: with their fraction, and whole.' }),
    sovereigntySignature: SubstrateStamp,
  })
  .meta({ id: 'BharatChartResponse', description: 'The positions of a birth, sāyana and nirayana.' });

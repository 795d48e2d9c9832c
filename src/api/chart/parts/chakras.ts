/** Sarvatobhadra, Sapta-śalākā and Koṭa chakras, and kakṣyās. */
import * as z from 'zod';
import { KAKSHYA_LORDS, KOTA_RINGS, SARVATOBHADRA } from '../../../data/chakras';
import { GRAHA_KEYS } from '../../../data/keys';
import { almanacNumber, forEach } from '../../shapes/kinds';
import { GrahaKeyEnum } from '../../shapes/names';

const mansion = z.string().describe('A nakṣatra among 28.');

const Square = z
  .object({
    kind: z.enum(['nakshatra', 'vowel', 'consonant', 'rashi', 'tithi']),
    value: z.string().describe('Key, or letter in Harvard-Kyoto.'),
  })
  .meta({ id: 'ChakraSquare' });
const squares = z.array(Square);

const ChakraGraha = z
  .object({
    mansion,
    vedha: z.object({ straight: squares, diagonals: z.array(squares) }),
    sapta_shalaka: z.object({ mansion, grahas: z.array(GrahaKeyEnum) }),
    kota: z.object({
      count: almanacNumber(28, 'From the natal nakṣatra.'),
      ring: z.enum(KOTA_RINGS),
      direction: z.enum(['entering', 'leaving', 'pillar']),
    }),
    kakshya: z.object({
      number: almanacNumber(8, 'In its rāśi.'),
      kakshya_lord: z.enum(KAKSHYA_LORDS),
      bindu: z.boolean().optional().describe('Not for nodes.'),
    }),
  })
  .meta({ id: 'ChakraGraha' });

export const ChakrasPart = z
  .object({
    sarvatobhadra: z.array(squares).length(SARVATOBHADRA.length).describe('Rows from the east.'),
    janma: mansion,
    svami: GrahaKeyEnum,
    grahas: forEach(GRAHA_KEYS, ChakraGraha),
  })
  .meta({ id: 'Chakras', description: 'Chakras with the grahas of the chart.' });

/** The stamp of an answer in the vocabulary of `/api/v1`. */
import type * as z from 'zod';
import { SubstrateStamp } from './stamp';
import { inVocabulary } from './vocabulary';

type Shape = typeof SubstrateStamp.shape;
type StampShape = Omit<Shape, 'ayanamsha' | 'node_mode'> & {
  ayanamsa: Shape['ayanamsha'];
  node: Shape['node_mode'];
};

const { schema, spell } = inVocabulary(SubstrateStamp);

export const V1Stamp = schema as z.ZodObject<StampShape>;

/** A stamp with the names of `/api/v1`. */
export const stampInVocabulary = (stamp: z.output<typeof SubstrateStamp>): z.output<typeof V1Stamp> =>
  spell(stamp, null) as z.output<typeof V1Stamp>;

/** The five mukhas (faces) of the operator and their intents, from the registry. */
import * as z from 'zod';
import { RESOURCES } from '../../api/registry';
import type { Resource } from '../../api/resource';

/** An intent: a resource, or the probe of the service. */
export interface Intent {
  mukha: MukhaKey;
  intent: string;
  resource: Resource | null;
}

export const MUKHA_KEYS = ['sadyojata', 'vamadeva', 'aghora', 'tatpurusha', 'ishana'] as const;
type MukhaKey = (typeof MUKHA_KEYS)[number];

/** The mukha of the present instant. */
export const CURRENT_MUKHA: MukhaKey = 'sadyojata';

export const isMukha = (value: unknown): value is MukhaKey => MUKHA_KEYS.some((key) => key === value);

/** All intents, by mukha, in the order of the registry. */
export const INTENTS: readonly Intent[] = MUKHA_KEYS.flatMap((mukha): Intent[] => [
  ...RESOURCES.flatMap((resource) =>
    resource.operator?.mukha === mukha ? [{ mukha, intent: resource.operator.intent, resource }] : [],
  ),
  ...(mukha === 'aghora' ? [{ mukha, intent: 'probe', resource: null }] : []),
]);

export const intentsOf = (mukha: MukhaKey): string[] =>
  INTENTS.flatMap((each) => (each.mukha === mukha ? [each.intent] : []));

/** The payload schema of an intent: the request of its resource. */
export const payloadOf = async ({ resource }: Intent): Promise<z.ZodObject> =>
  resource ? (await resource.code()).request : z.object({});

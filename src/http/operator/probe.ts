/** Reports which bindings and settings are present, but never a value. */
import type { Context } from 'hono';
import type * as z from 'zod';
import { version } from '../../../package.json';
import { DEADLINE_MS } from '../../counsel/model/limits';
import { configured } from '../../counsel/model/settings';
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import { kernelStamp } from '../../kernel/stamp';
import { newCondition } from '../condition';
import type { AppEnv } from '../env';
import { indexKey } from '../indexping/config';
import { configuredOrigin } from '../origin';
import type { Bridge, ProbeResult } from './response';

export function bridgeOf(c: Context<AppEnv>): z.output<typeof Bridge> {
  const bindings = c.env ?? {};
  return {
    kernel: hasKernel(c),
    rate_limiter: Boolean(bindings.RATE_LIMITS),
    cache: typeof caches !== 'undefined',
    accounts: Boolean(bindings.DB),
    model: configured(bindings, DEADLINE_MS).model !== null,
    public_origin: configuredOrigin(bindings) !== null,
    index_key: indexKey(bindings) !== null,
  };
}

function hasKernel(c: Context<AppEnv>): boolean {
  try {
    return Boolean(c.var.kernel());
  } catch {
    return false;
  }
}

/** The bindings, the kernel and the counts of this instance. */
export const probe = (c: Context<AppEnv>): z.output<typeof ProbeResult> => ({
  time: isoUtc(unixToJd(c.var.now())),
  service: 'khagola',
  version,
  kernel: kernelStamp(),
  bindings: bridgeOf(c),
  counts: (c.var.condition ?? newCondition()).counts(),
});

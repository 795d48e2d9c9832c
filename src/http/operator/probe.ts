/** What the service stands on, as far as it is there: presence alone, never a value. */
import type { Context } from 'hono';
import * as z from 'zod';
import { version } from '../../../package.json';
import { DEADLINE_MS } from '../../counsel/model/limits';
import { configured } from '../../counsel/model/settings';
import { ok } from '../../domain/result';
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import { kernelStamp } from '../../kernel/stamp';
import { newCondition } from '../condition';
import type { AppEnv } from '../env';
import { indexKey } from '../indexping/config';
import type { Question } from '../questions';
import type { Bridge, ProbeResult } from './schema';

export function bridgeOf(c: Context<AppEnv>): z.output<typeof Bridge> {
  const bindings = c.env ?? {};
  return {
    kernel: hasKernel(c),
    rate_limiter: Boolean(bindings.RATE_LIMITS),
    cache: typeof caches !== 'undefined',
    accounts: Boolean(bindings.DB),
    model: configured(bindings, DEADLINE_MS).model !== null,
    public_origin: URL.canParse(bindings.PUBLIC_ORIGIN ?? ''),
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

/** The bindings once more, with what would compute and what this instance has counted. */
export const PROBE: Question = {
  request: z.object({}),
  async ask(c) {
    const result: z.output<typeof ProbeResult> = {
      time: isoUtc(unixToJd(c.var.now())),
      service: 'khagola',
      version,
      kernel: kernelStamp(),
      bindings: bridgeOf(c),
      counts: (c.var.condition ?? newCondition()).told(),
    };
    return ok(result);
  },
};

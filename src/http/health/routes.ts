import { Hono } from 'hono';
import type * as z from 'zod';
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import type { Kernel } from '../../kernel/types';
import type { Dependency } from '../condition';
import type { AppEnv } from '../env';
import { noStore, onlyAllows } from '../middleware/resource';
import type { Health } from './schema';

/** Apparent places of 2000-01-02T05:35:44Z from Swiss Ephemeris with JPL DE431. */
const KNOWN = { jdUt: 2451545.73314815, sunDeg: 281.1163397, moonDeg: 232.1012856 };
/** 0.36″: a broken kernel is far away, a sound one within 0.1″. */
const WITHIN_DEG = 1e-4;

function kernelIsSound(kernel: () => Kernel): boolean {
  try {
    const sky = kernel().sky(KNOWN.jdUt);
    return (
      sky.ok &&
      Math.abs(sky.value.bodies.sun.lonDeg - KNOWN.sunDeg) < WITHIN_DEG &&
      Math.abs(sky.value.bodies.moon.lonDeg - KNOWN.moonDeg) < WITHIN_DEG
    );
  } catch {
    return false;
  }
}

/** GET /api/health: always 200; what is wrong stands in the body. */
export const health = new Hono<AppEnv>()
  .use('/', noStore)
  .get('/', (c) => {
    const isSound = (dependency: Dependency) => c.var.condition?.isSound(dependency) ?? true;
    const checks = {
      kernel: kernelIsSound(c.var.kernel),
      rate_limiter: Boolean(c.env?.RATE_LIMITS) && isSound('rate_limiter'),
      accounts: Boolean(c.env?.DB) && isSound('accounts'),
      cache: typeof caches !== 'undefined' && isSound('cache'),
      model: isSound('model'),
    };
    const body: z.output<typeof Health> = {
      status: Object.values(checks).every(Boolean) ? 'ok' : 'degraded',
      time: isoUtc(unixToJd(c.var.now())),
      checks,
    };
    return c.json(body);
  })
  .all('/', onlyAllows('GET', 'HEAD'));

import { Hono } from 'hono';
import type * as z from 'zod';
import { DEADLINE_MS } from '../../counsel/model/limits';
import { configured } from '../../counsel/model/settings';
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import type { Kernel } from '../../kernel/kernel';
import type { Dependency } from '../condition';
import type { AppEnv } from '../env';
import { costLimit } from '../limits/policies';
import type { ServiceResource } from '../service';
import { unusableSettings } from '../settings';
import type { Health } from './response';

/** Apparent longitudes at 2000-01-02T05:35:44Z from Swiss Ephemeris with JPL DE431. */
const KNOWN = { jdUt: 2451545.73314815, sunDeg: 281.1163397, moonDeg: 232.1012856 };
/** 0.36″. A correct kernel is within 0.1″; a broken one is far off. */
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

/** GET /api/health: always 200; the body lists problems. */
export const health: ServiceResource = {
  at: '/api/health',
  methods: ['GET', 'HEAD'],
  cors: {},
  routes: new Hono<AppEnv>().get('/', (c) => {
    const isSound = (dependency: Dependency) => c.var.condition?.isSound(dependency) ?? true;
    const unusable = unusableSettings(c.env ?? {}).map(({ variable }) => variable);
    const hasModel = configured(c.env ?? {}, DEADLINE_MS).model !== null;
    const required = {
      kernel: kernelIsSound(c.var.kernel),
      rate_limiter: Boolean(c.env?.RATE_LIMITS) && isSound('rate_limiter'),
      accounts: Boolean(c.env?.DB) && isSound('accounts'),
      cache: typeof caches !== 'undefined' && isSound('cache'),
      settings: unusable.length === 0,
    };
    const reachable = hasModel ? (c.var.condition?.lastModelCall() ?? null) : null;
    const body: z.output<typeof Health> = {
      status: Object.values(required).every(Boolean) && reachable !== false ? 'ok' : 'degraded',
      time: isoUtc(unixToJd(c.var.now())),
      checks: { ...required, model: hasModel, model_reachable: reachable },
      processor_ms_an_hour: costLimit(c.env ?? {}) ?? null,
      ...(unusable.length > 0 && { unusable_settings: unusable }),
    };
    return c.json(body);
  }),
  paths: async () => (await import('./paths')).healthPaths,
};

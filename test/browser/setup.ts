/**
 * The shared service for the browser tests, which keeps the files of its pages as Cloudflare does. Without a Chromium the
 * tests are skipped, and a log line says so.
 */
import type { TestProject } from 'vitest/node';
import { useShared } from '../conformance/setup';
import { CHROMIUM } from './chromium';
import { keepingAssets } from './edge';

export default async function setup(project: TestProject): Promise<undefined | (() => Promise<void>)> {
  if (!CHROMIUM) {
    console.log('no Chromium: what the pages do in a browser is not tested');
    for (const name of ['origin', 'state', 'log'] as const) project.provide(name, '');
    return undefined;
  }
  const { origin, end } = await useShared(project);
  const edge = await keepingAssets(origin);
  project.provide('origin', edge.origin);
  return async () => {
    edge.close();
    await end();
  };
}

/** The shared service for the browser tests. Without a Chromium they are skipped, and a log line says so. */
import type { TestProject } from 'vitest/node';
import startShared from '../conformance/setup';
import { CHROMIUM } from './chromium';

export default async function setup(project: TestProject): Promise<undefined | (() => Promise<void>)> {
  if (CHROMIUM) return startShared(project);
  console.log('no Chromium: what the pages do in a browser is not tested');
  for (const name of ['origin', 'state', 'log'] as const) project.provide(name, '');
  return undefined;
}

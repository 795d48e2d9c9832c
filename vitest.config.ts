import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** A project is named for what it tests and runs where that lives: Node, or workerd for the Worker. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'build/test-report.json' }]],
    projects: [
      {
        test: {
          name: 'kernel',
          include: ['test/kernel/**/*.test.ts', 'test/accuracy/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'domain',
          include: ['test/domain/**/*.test.ts', 'test/*.test.ts'],
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: {
          name: 'worker',
          include: ['test/http/**/*.test.ts', 'test/durable/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['test/conformance/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

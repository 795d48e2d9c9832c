import { describe, expect, test } from 'vitest';
import type { Name } from '../../../src/data/terms/name';
import { CHOGHADIYA_NAMES } from '../../../src/domain/day-divisions/choghadiya';
import { MUHURTA_NAMES } from '../../../src/domain/day-divisions/muhurtas';
import { WINDOW_NAMES } from '../../../src/domain/day-divisions/windows';
import { devanagari } from '../support/devanagari';

const families: Record<string, readonly Name[]> = {
  muhurtas: MUHURTA_NAMES,
  choghadiyas: Object.values(CHOGHADIYA_NAMES),
  windows: Object.values(WINDOW_NAMES),
};

describe.each(Object.entries(families))('%s', (_, names) => {
  test.each(names.map((name) => [name.iast, name] as const))('the name %s agrees in both scripts', (_iast, name) => {
    expect(name.sa).toBe(devanagari(name.iast));
    expect(name.iast).toBe(name.iast.normalize('NFC'));
    expect(name.key).toMatch(/^[a-z_]+$/);
  });

  test('no name or key occurs twice', () => {
    for (const field of ['key', 'iast', 'sa'] as const) {
      expect(new Set(names.map((name) => name[field])).size).toBe(names.length);
    }
  });
});

import { expect, test } from 'vitest';
import { DASHA_YEARS, PRESET_KEYS, PRESETS } from '../../../src/data/chart/presets';
import { resolveSettings } from '../../../src/domain/chart/settings';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../../src/kernel/keys';

test('the default settings are those of the chart endpoint', () => {
  const today = { preset: 'khagola', ayanamsa: 'lahiri', nodeMode: 'mean', dashaYearDays: 365.25, coLords: false };
  expect(resolveSettings()).toEqual(today);
  expect(resolveSettings({})).toEqual(today);
  expect(resolveSettings({ preset: 'khagola' })).toEqual(today);
});

test.each(PRESET_KEYS)('the preset %s is complete, and explicit settings override it', (preset) => {
  const resolved = resolveSettings({ preset });
  expect(resolved.preset).toBe(preset);
  expect(AYANAMSHA_KEYS).toContain(resolved.ayanamsa);
  expect(NODE_MODES).toContain(resolved.nodeMode);
  expect(DASHA_YEARS).toContain(resolved.dashaYearDays);
  expect(PRESETS[preset].source).not.toBe('');
  const overrides = {
    ayanamsa: 'yukteshwar',
    nodeMode: 'true',
    dashaYearDays: 360,
    coLords: !resolved.coLords,
  } as const;
  expect(resolveSettings({ preset, ...overrides })).toEqual({ preset, ...overrides });
  for (const [setting, value] of Object.entries(overrides)) {
    expect(resolveSettings({ preset, [setting]: value })).toEqual({ ...resolved, [setting]: value });
  }
});

test('the presets are those of the conventions', () => {
  const rows = PRESET_KEYS.map((key) => {
    const { ayanamsa, nodeMode, dashaYearDays, coLords } = PRESETS[key];
    return [key, ayanamsa, nodeMode, dashaYearDays, coLords];
  });
  expect(rows).toEqual([
    ['khagola', 'lahiri', 'mean', 365.25, false],
    ['jhora', 'lahiri', 'mean', 365.2564, true],
    ['kp', 'kp', 'mean', 365.25, false],
    ['raman', 'raman', 'mean', 365.25, false],
    ['rao', 'lahiri', 'mean', 365.25, true],
  ]);
});

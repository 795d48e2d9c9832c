/** The committed tables whose sources are npm packages equal what their tools make from them. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['outer', 'moonDistance'])('src/domain/generated has what tools/tables/%s.mjs makes', (tool) => {
  const { status, stderr } = spawnSync(process.execPath, [`tools/tables/${tool}.mjs`, '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

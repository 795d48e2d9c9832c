/** The names of house systems that pages load without the other names of a language. */
import { expect, test } from 'vitest';
import { HOUSE_SYSTEMS } from '../../src/data/houseSystems';
import { LANGUAGE_TAGS } from '../../src/data/language';
import { houseSystemName } from '../../src/lexicon/houseSystems';
import { loadObservanceLabels } from '../../src/lexicon/labels';

test('each house system has the same name in its own module as in the tables of its language', async () => {
  for (const tag of LANGUAGE_TAGS) {
    const labels = await loadObservanceLabels(tag);
    expect([tag, ...HOUSE_SYSTEMS.map((system) => houseSystemName(system, tag))]).toEqual([
      tag,
      ...HOUSE_SYSTEMS.map((system) => labels.label('house_system', system)),
    ]);
  }
});

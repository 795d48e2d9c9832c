/** Questions with when, which or how long get a value, never a yes or no; yes-or-no questions get their yes or no first. */
import { describe, expect, test } from 'vitest';
import { type Script, startProvider } from './provider';
import { post, withModel, withoutModel } from './service';

/** A reply that begins with a yes or a no, or has a line that does. */
const VERDICT = /^(?:Yes|No|Not now|हाँ|नहीं|अभी नहीं|Haan|Nahin|Abhi nahin)(?:[.,:;]|।)/m;

const VALUE_QUESTIONS: readonly (readonly [message: string, holds: string | RegExp])[] = [
  ['adhik maas kab hai', /2029/],
  ['When is the next adhik maas?', /2029/],
  ['अधिक मास कब है?', /2029/],
  ['Which month is adhika in 2026?', 'Jyaiṣṭha'],
  ['2026 me adhik maas kab se kab tak hai', '17 May 2026'],
  ['When is the eclipse of 2 August 2027 in Mumbai?', '2 August 2027'],
  ['२ अगस्त २०२७ का सूर्य ग्रहण मुंबई में कब दिखेगा?', '2 अगस्त 2027'],
  ['When does Rahu kalam begin in Pune today?', 'Rāhu-kālam'],
  ['rahu kaal kab hai pune me aaj', 'Rahu-kaal'],
  ['पुणे में आज राहु काल कब है?', 'राहु काल'],
  ['brahma muhurta kab tak hai kal jaipur me', /\d\d:\d\d se \d\d:\d\d tak/],
  ['How long does bhadra last on 24 November 2026 in Pune?', /Bhadr/],
  ['Which nakshatra is it now?', 'Revatī'],
  ['aaj kaunsa nakshatra hai', 'Revati'],
  ['आज कौन सा नक्षत्र है?', 'रेवती'],
  ['When does Mercury turn retrograde?', /202[67]/],
  ['budh vakri kab hoga', /202[67]/],
  ['Which planets are retrograde in the chart of 15 June 1990, 14:30, Jaipur?', /Saturn/],
  ['what yogas does the chart of 15 June 1990, 14:30, Jaipur have?', /./],
  ['How many days until Holi?', /\d+ days/],
];

test.each(VALUE_QUESTIONS)('POST /api/sahaja answers "%s" with a value', async (message, holds) => {
  const { status, body } = await post({ message }, withoutModel());
  expect(status).toBe(200);
  expect(body.reply).not.toMatch(VERDICT);
  expect(body.reply).toMatch(holds);
});

test.each([
  ['Is 9 December 2026 open for a griha pravesh in Nashik by the almanac rules?', /^No\. By the rules/],
  ['Is it Rahu kalam now in Mumbai?', /^(?:Yes|No|Not now)/],
  ['kya 2026 me adhik maas hai', /^Haan\. /],
  ['क्या 2026 में अधिक मास है?', /^हाँ। /],
  ['Is there an adhik maas in 2025?', /^No\. There is no adhika month/],
  ['अभी गुरु किस राशि और नक्षत्र में हैं? वक्री तो नहीं?', /(?:हाँ|नहीं)।/],
])('POST /api/sahaja answers "%s" with a yes or a no first', async (message, begins) => {
  const { body } = await post({ message }, withoutModel());
  expect(body.reply).toMatch(begins);
});

describe('with a model that chooses a yes or a no', () => {
  test('A question with when gets only the dates', async () => {
    const provider = await startProvider();
    const scripts: Script[] = [
      { calls: [{ name: 'panchanga', input: { from: '2026-05-10', to: '2026-06-20', fields: ['masa'] } }] },
      { calls: [{ name: 'reply', input: { language: 'en', claims: [{ kind: 'adhika', call: 'c1' }] } }] },
    ];
    provider.say('openai', ...scripts);
    const { body } = await post({ message: 'When is adhik maas in 2026?' }, withModel('openai', provider.origin));
    await provider.close();
    expect(body.reply).toMatch(/^Jyaiṣṭha is adhika: 17 May 2026 to 15 June 2026\./);
  });
});

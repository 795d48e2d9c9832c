/** Eclipses: of a year on the whole Earth, or at a place with their times. */
import { isoDate } from '../../domain/time/isoCivil';
import { patternOf } from '../grammar/pattern';
import { type Answer, askedDay, askedPlace, askedYear, type Conversation, failure, run } from './conversation';

const ECLIPSE = patternOf('eclipse|eclipses|grahan|grahana|suryagrahan|chandragrahan|chandragrahana|suryagrahana');
const KINDS = {
  surya_grahana: patternOf(
    'solar eclipse|eclipses\neclipse .. sun\nsurya|suraj grahan|grahana\nsuryagrahan|suryagrahana',
  ),
  chandra_grahana: patternOf(
    'lunar eclipse|eclipses\neclipse .. moon\nchandra|chand grahan|grahana\nchandragrahan|chandragrahana',
  ),
} as const;
const ALL = patternOf('all|list|how_many|kitne|kitni|total|kul|every|sare|saare|sabhi|sab|eclipses|count|worldwide');
const SHOWN = ['key', 'date', 'reckoning', 'eclipse'];
/** Years searched for the next eclipse that is visible at a place. */
const YEARS = 3;

interface Row {
  key: string;
  date: string;
}

/** The eclipses of a year on the Earth with their number. */
async function ofYear(conversation: Conversation, year: number): Promise<Answer> {
  const span = { from: `${year}-01-01`, to: `${year}-12-31` };
  const result = await run(conversation, 'sky', { ...span, kind: ['eclipse'], tz: 'Asia/Kolkata', limit: 100 });
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    { kind: 'events_count', call },
    { kind: 'sky_events', call, limit: 12 },
    { kind: 'source', call },
  ];
}

/** The eclipse of a date or a year at a place, or the next one there. */
export async function eclipses(conversation: Conversation): Promise<Answer> {
  const { words, today, isFollowUp } = conversation;
  if (!ECLIPSE.test(words)) return null;
  const year = askedYear(conversation);
  const day = askedDay(conversation);
  if (day === null && year !== null && ALL.test(words) && !isFollowUp) return ofYear(conversation, year);
  const [search = 'eclipse'] = (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter((key) => KINDS[key].test(words));
  const place = askedPlace(conversation);
  const first = day?.year ?? year ?? today.year;
  const years = day === null && year === null ? YEARS : 1;
  const earliest = isoDate(day ?? (year === null ? today : { year, month: 1, day: 1 }));
  for (let ahead = 0; ahead < years; ahead++) {
    const result = await run(conversation, 'utsavas', {
      year: first + ahead,
      kind: ['eclipse'],
      search,
      ...place,
      fields: SHOWN,
    });
    if (!result.ok && result.output.field !== 'search') return failure(result);
    const { call } = result;
    if (!result.ok && years === 1) return [{ kind: 'no_observance', call }];
    const rows = result.ok ? (result.output.utsavas as Row[]).filter(({ key }) => key.endsWith('_grahana')) : [];
    const row = rows.find(({ date }) => (day === null ? date >= earliest : date === earliest));
    if (row === undefined) continue;
    return [
      { kind: 'eclipse_visible', call, date: row.date },
      { kind: 'source', call },
    ];
  }
  return null;
}

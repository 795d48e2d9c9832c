/** Open days of a purpose by rules: the whole list of a span, one date with what closes it, or the rules. */
import { REFERENCE_PLACE } from '../../data/place';
import { daysInMonth } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/mentions';
import { type Answer, askedPlace, type Conversation, failure, run } from './conversation';
import { keysIn } from './named';

const PURPOSES = {
  vivaha: patternOf('vivah|vivaha|marriage|marriages|wedding|weddings|shaadi|shadi|byah'),
  'griha-pravesha': patternOf(
    'griha|grih|gruha pravesh|pravesha|pravesham\nhouse entry|warming\nhousewarming|house_warming\nnaye ghar',
  ),
  'griha-arambha': patternOf('griha|grih arambh|arambha\nbhumi|bhoomi pujan|poojan\nfoundation|bhumipujan|shilanyas'),
  vahana: patternOf('vahan|vahana|vehicle|vehicles|gadi|gaadi|car|bike|scooter'),
  upanayana: patternOf('upanayan|upanayana|upanayanam|janeu|thread_ceremony|yagnopavit'),
  namakarana: patternOf('namkaran|namakaran|namakarana|naming_ceremony|naming'),
  annaprashana: patternOf('annaprashan|annaprashana|annaprasan|first_rice'),
  vidyarambha: patternOf('vidyarambh|vidyarambha|vidyarambham|aksharabhyas'),
  yatra: patternOf('yatra|journey|travel|travelling'),
  krishi: patternOf('krishi|farming|sowing|kheti'),
} as const;

/** Purposes for which the service has no rules. */
const OTHER_PURPOSES = patternOf(
  'mundan|mundana|chudakarana|choodakarana|chudakarma|tonsure|engagement|sagai|roka|karnavedha|kanchedan|ear_piercing|surgery|operation|delivery|shop|dukan|dukaan|vyapar|business|office|property|gold|sona',
);
const FOR_OTHERS = patternOf(`muhurat|muhurt|muhurta|muhurats|mahurat
  good|auspicious|shubh|best day|days|date|dates|time|din|tarikh`);
const NOT_COMPUTED: readonly Claim[] = [
  { kind: 'unknown', reason: 'not_computed' },
  { kind: 'suggestion', of: 'muhurta_search' },
];

/** Asks for days of a purpose by rules. */
const OF_DAYS = patternOf(`muhurat|muhurt|muhurta|muhurats|mahurat|muhurtas
  open|closed|close|closes|khule|khuli|khula|band
  which|kaun|kaunse|konse|what|how_many|kitne|kitni|first|pehli|pahli .. dates|date|days|day|din|tarikh|tarikhen|tarikhein
  dates|tarikhen|tarikhein
  days for|in|of|me|mein
  ki|ke|ka tarikh*|taarikh*|din|dates
  rules|niyam|rule
  ho|kar sakta|sakte|sakti|sakenge|lu|le
  ok|okay|possible|allowed
  good|shubh|auspicious for`);
const RULES = patternOf('rules|niyam|rule|which_rules');
const OF_ONE_DAY = patternOf(`open|closed|khula|band|why|kyu|kyun|kyon|hai_kya|kya|nahi|is|valid`);
/** Days searched where the question names no span. */
const AHEAD_DAYS = 60;

interface Span {
  from: string;
  to: string;
}

/** The months of the question from the first to the last, what follows its date, or the coming weeks. */
function spanOf({ readings: [{ spans, dates }], today }: Conversation): Span {
  const months = spans.filter(({ month }) => month !== null);
  const [first, last] = [months[0], months.at(-1)];
  if (first?.month != null && last?.month != null) {
    // One year at the end goes for both months: January and February 2027.
    const year = last.isYearGiven && !first.isYearGiven ? last.year : first.year;
    const end = { year: last.year, month: last.month, day: daysInMonth(last.year, last.month) };
    return { from: isoDate({ year, month: first.month, day: 1 }), to: isoDate(end) };
  }
  const [whole] = spans;
  if (whole !== undefined && dates.length === 0) return { from: `${whole.year}-01-01`, to: `${whole.year}-12-31` };
  const start = dates[0] ?? today;
  return { from: isoDate(start), to: isoDate(daysAfter(start, AHEAD_DAYS)) };
}

const FIELDS = ['purpose', 'from', 'to', 'place', 'open_days', 'windows'];
const AFTER = patternOf('after|from|baad|bad|since|first|pehli|pahli|next|agla|agli');

/** Open days of a purpose, whether one date is open, or the rules. */
export async function openDays(conversation: Conversation): Promise<Answer> {
  const { words, readings } = conversation;
  const [purpose] = keysIn(PURPOSES, words);
  if (purpose === undefined) return OTHER_PURPOSES.test(words) && FOR_OTHERS.test(words) ? [...NOT_COMPUTED] : null;
  if (!OF_DAYS.test(words)) return null;
  const [{ dates, spans }] = readings;
  const place = askedPlace(conversation);
  const where = Object.keys(place).length > 0 ? place : { place: REFERENCE_PLACE.name };
  const [date] = dates;
  const isRules = RULES.test(words) && dates.length + spans.length === 0;
  const isOneDay = date !== undefined && OF_ONE_DAY.test(words) && !AFTER.test(words);
  const span = isOneDay ? { from: isoDate(date), to: isoDate(date) } : spanOf(conversation);
  const fields = isRules ? ['purpose', 'rules'] : isOneDay ? ['purpose', 'days', 'place'] : FIELDS;
  const result = await run(conversation, 'muhurta_search', { purpose, ...span, ...where, fields });
  if (!result.ok) return failure(result);
  const { call } = result;
  const said: Claim = isRules
    ? { kind: 'purpose_rules', call }
    : isOneDay
      ? { kind: 'purpose_day', call, date: isoDate(date) }
      : { kind: 'purpose_open', call };
  return [said, { kind: 'source', call }];
}

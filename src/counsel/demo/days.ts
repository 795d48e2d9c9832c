/** Questions about a day: risings, windows, divisions, strengths and dates of regional calendars. */
import type { CivilDate } from '../../domain/day/types';
import { isoDate } from '../../domain/time/isoCivil';
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/mentions';
import { asksWhether } from '../reading/operator';
import {
  type Answer,
  askedClock,
  askedDay,
  askedMonth,
  askedPlace,
  type Conversation,
  failure,
  openClock,
  type PlaceInput,
  run,
  yearsNamed,
} from './conversation';
import { clockText, DELHI } from './dates';
import { indexIn, keysIn } from './named';

export const RISINGS = {
  sunrise: patternOf(`sunup|sunrise|suryoday|suryodaya|suraj_nikalne|suryoday|surodaya
    sun .. rise|rises|come_up|up
    suraj|surya|soorya|surj .. nikal*|nikl*|uday|uga|ugega|ugta
    suraj|surya|soorya pehle|pahle|baad .. nikal*|nikl*|uga|ugega|ugta|uday`),
  sunset: patternOf(`sunset|suryast|suryasta|sun_set|sundown|sooryast
    sun .. set|sets|go_down|goes_down|went_down|down
    suraj|surya|soorya .. dub*|doob*|ast|asta|dhal*|chhip*|chip*`),
  moonrise: patternOf(`moonrise|chandroday|chandrodaya|chandrodai
    moon .. rise|rises|visible|up|seen|come_out|come_up|comes_up|came_up|appear*
    chand|chaand|chandrama .. nikal*|nikl*|niklega|dikh*|uday|uga*`),
  moonset: patternOf(`moonset|chandrast
    moon .. set|sets
    chand|chaand|chandrama .. dub*|doob*|ast|asta|dhal*`),
} as const;

/** The sandhyās without a name of their own. */
const ANY_SANDHYA = '^ aaj|today|kal|tomorrow? sandhya ka|ke? time*|timing*|samay|kaal';

/** Windows of the tool `muhurta`, and those of the days alone. */
export const WINDOWS = {
  rahu_kalam: patternOf(
    'rahukal*|rahukaal*|rahukalam|rahu_kal*|rahu_kaal*|rahoo_kaal|rahu_kalam|rahukaalam|raahu_kaal|rahu_kala',
  ),
  yamaganda: patternOf('yamagand*|yamghant|yamgand*|yama_gand*|yam_gand'),
  gulika: patternOf('gulika*|gulik|gulikai|kuligai|gulik_kaal'),
  abhijit: patternOf('abhijit*|abhijeet*|abhijith*'),
  dur_muhurta: patternOf('durmuhurt*|dur_muhurt*|durmuhurat'),
  varjya: patternOf('varjya*|varjyam|thyajyam|tyajyam'),
  amrita_kala: patternOf('amrit_kal*|amrit_kaal|amrita_kal*|amruta_kal*|amritakal*'),
  brahma_muhurta: patternOf('brahma_muhurt*|brahma_muhurat|brahm_muhurt*|brahmamuhurt*|brahm_muhurat|brahma_mahurat'),
  godhuli: patternOf('godhuli|godhooli|goduli'),
  vijaya: patternOf('vijaya_muhurt*|vijay_muhurt*|vijay_muhurat'),
  nishitha: patternOf('nishita|nishitha|nishith|nisita|nishit'),
  pratah_sandhya: patternOf(`pratah|morning|subah sandhya
    ${ANY_SANDHYA}
    sandhya time*|timing*|samay|kaal|kal|vandan*`),
  madhyahna_sandhya: patternOf(`madhyahna|dopahar|noon sandhya
    ${ANY_SANDHYA}`),
  sayam_sandhya: patternOf(`sayam|evening|sham sandhya
    ${ANY_SANDHYA}
    sandhya time*|timing*|samay|kaal|kal|vandan*`),
  bhadra: patternOf('bhadra|bhadraa|vishti'),
  panchaka: patternOf('panchak|panchaka|panchakam'),
} as const;
type Window = keyof typeof WINDOWS;
/** Windows that only the tool `panchanga` has. */
export const OF_DAYS_ALONE: readonly Window[] = [
  ...(['brahma_muhurta', 'godhuli', 'vijaya', 'nishitha', 'bhadra', 'panchaka'] as const),
  ...(['pratah_sandhya', 'madhyahna_sandhya', 'sayam_sandhya'] as const),
];

const DIVISIONS = {
  choghadiya: patternOf(
    'chaughdie|chaughdia|chaughdiya|chaughadie|chaughadiye|choghadie|chaughariye|choghadiya|chaughadiya|choghadia|chogadiya|choghariya|chogadia|chaughadia|choghadiye|choghadiyan|chaughariya|choghadiyo',
  ),
  hora: patternOf('hora|horas|hore|planetary_hour|planetary_hours'),
} as const;

/** The Gaurī-pañcāṅga, and the good parts of it, for which the South asks by the name of good time. */
const GAURI = {
  all: patternOf('gauri|gowri|gouri|gawri panchang*|panchaang*\ngauripanchang*|gowripanchang*'),
  good: patternOf(`nalla neram|neramum|naeram|time|samay
  gauri|gowri|gouri nalla|good|shubh time|neram|timing|timings
  gauri|gowri|gouri neram`),
} as const;

export const CALENDARS = {
  tamil: patternOf('tamil'),
  malayalam: patternOf('malayalam|malyalam|kollam|malayali'),
  bengali: patternOf('bengali|bangla|bangali|bangabda'),
  nepali: patternOf('nepali|nepal|nepalese|bs'),
  odia: patternOf('odia|oriya'),
  assamese: patternOf('assamese|asamiya'),
  punjabi_bikrami: patternOf('punjabi|bikrami'),
  nanakshahi: patternOf('nanakshahi|nanaksahi'),
  shaka_national: patternOf(
    'saka|shaka|sak|shak|rashtriya .. national|calendar|year|samvat|sanvat|panchang|date|tarikh|tithi|dinank|era\nrashtriya|national panchang|calendar',
  ),
  vikrama_kartikadi: patternOf('gujarati|gujrati'),
  vikrama_chaitradi: patternOf(`vikram|vikrama|bikram samvat|samvatsar|year|era|sanvat|samvt
    hindu|hindi calendar? date|tarikh|dinank|year|saal|varsh`),
} as const;
const CALENDAR_WORDS = patternOf(
  `date|tarikh|calendar|month|mahina|era|year|samvat|sanvat|san|convert|tareekh|dinank|panchangam|tithi|saal|sal`,
);

const AVOIDED =
  patternOf(`bad|inauspicious|ashubh|asubh timings|timing|times|time|muhurat|samay|kaal|kal|windows|periods
  avoid*|varjit .. times|time|windows|samay|kaal`);
/** Asks what a window is like, and not whether it runs. */
const QUALITY = patternOf('inauspicious|auspicious|bad|good|ashubh|asubh|shubh|harmful|kharab');
const ALL_WINDOWS = patternOf(`muhurta*|muhurat*|muhurt*|mahurat*
  auspicious|shubh time*|timing*|hours|samay|muhurat
  good time|times|timings|hours|muhurat`);
const SEASON = patternOf('ritu|season|ayana|ayan|mausam_ritu');
const YEAR_NAME = patternOf('samvatsara|samvatsar|sanvatsar');
export const NOW = patternOf(
  'now|right_now|moment|current|currently|abhi|is_samay|is_waqt|running|chal_raha|chal_rahi|present',
);
/** Asks for the evening or the night of a day. */
const BY_NIGHT = patternOf('tonight|evening|night|sham|shaam|sam|rat|raat|ratri');
/** The day as input of the tool, today's if the question names none. */
export const dateOf = (conversation: Conversation): string => isoDate(askedDay(conversation) ?? conversation.today);

/** A day at the place of the question. */
export const dayResult = (conversation: Conversation, fields?: readonly string[]): Promise<CallResult> =>
  run(conversation, 'panchanga', {
    date: dateOf(conversation),
    ...askedPlace(conversation),
    ...(fields && { fields }),
  });

/** Whether a question names a time or a place, so that it wants a value and no definition. */
export function isDated(conversation: Conversation): boolean {
  const [reading] = conversation.readings;
  const { dates, spans, towns, clocks, coordinates } = reading;
  return (
    dates.length + spans.length + towns.length + clocks.length > 0 || coordinates !== null || NOW.test(reading.words)
  );
}

/** The place of the question for the tool `muhurta`, which needs one. */
const muhurtaPlace = (conversation: Conversation): PlaceInput => {
  const place = askedPlace(conversation);
  return Object.keys(place).length > 0 ? place : DELHI;
};

/** Asks how long it is until something begins or ends. */
export const UNTIL =
  patternOf(`how_long|how_many_minutes|how_many_hours|how_much_time|minutes|hours|time_left .. until|till|to|before|left
  how soon
  kitna|kitni|kitne samay|time|der|ghante|minute|mint .. baki|bacha|bache|bachi|hai|hain|me|shesh
  hone|nikalne|dikhne|dubne|doobne|lagne|shuru_hone|khatam_hone me`);

/** Windows and divisions of a day, at each town that the question joins to another. */
export async function windows(conversation: Conversation): Promise<Answer> {
  const [reading, ...earlier] = conversation.readings;
  const { towns } = reading;
  if (towns.length < 2 || towns.length > MAX_TOWNS) return windowsAt(conversation);
  const answers: Claim[] = [];
  for (const town of towns) {
    const answer = await windowsAt({ ...conversation, readings: [{ ...reading, towns: [town] }, ...earlier] });
    if (answer === null) return null;
    answers.push(...answer);
  }
  return answers;
}

/** Maximum number of towns in one answer. */
const MAX_TOWNS = 4;

/** Whether a clock of the date, or the present instant without one, is before the first horā of a result. */
function isBeforeHoras({ ok, output }: CallResult, now: number, at: string | undefined): boolean {
  const [first] = ok ? ((output.hora ?? []) as { start: string; start_local: string }[]) : [];
  if (first === undefined) return false;
  return at === undefined ? now < Date.parse(first.start) : at < first.start_local.slice(11, 16);
}

/** The parts of the Gaurī-pañcāṅga at one place, of the day or of the night alone if the words name one. */
async function gauriAt(conversation: Conversation, isOfGood: boolean): Promise<Answer> {
  const result = await dayResult(conversation, ['gauri']);
  if (!result.ok) return failure(result);
  const { call } = result;
  const said = {
    kind: 'gauri',
    call,
    ...(BY_NIGHT.test(conversation.words) && { half: 'night' }),
    ...(isOfGood && { quality: 'good' }),
  };
  return [{ kind: 'day', call }, said, { kind: 'source', call }];
}

/** Windows and divisions of a day at one place. */
async function windowsAt(conversation: Conversation): Promise<Answer> {
  const { words } = conversation;
  const gauri = keysIn(GAURI, words);
  if (gauri.length > 0) return gauriAt(conversation, gauri.includes('good'));
  const named = keysIn(WINDOWS, words);
  const divisions = keysIn(DIVISIONS, words);
  const isAvoided = AVOIDED.test(words);
  const isUntil = UNTIL.test(words) && named.length === 1;
  const isWhole = ALL_WINDOWS.test(words) && named.length === 0;
  if (named.length === 0 && divisions.length === 0 && !isWhole && !isAvoided) return null;
  const ofDays = named.filter((window) => OF_DAYS_ALONE.includes(window));
  if (ofDays.length > 0 && ofDays.length === named.length) {
    const result = await dayResult(conversation, ['windows', 'bhadra', 'panchaka']);
    if (!result.ok) return failure(result);
    const { call } = result;
    const asks = asksWhether(words) && ofDays.length === 1;
    return [
      ...(asks ? [{ kind: 'window_holds', call, window: ofDays[0] }] : []),
      { kind: 'day', call },
      ...(isUntil ? [{ kind: 'time_left', call, of: ofDays[0] }] : []),
      ...ofDays.map((window) => ({ kind: 'day_window', call, window })),
      { kind: 'source', call },
    ];
  }
  const fields = divisions.length > 0 ? { fields: ['date', 'place', 'choghadiya', 'hora'] } : {};
  const clock = askedClock(conversation);
  const open = openClock(clock);
  if (open !== null) return open;
  const at: { at?: string } = clock === null ? {} : { at: clockText(clock) };
  const isNow = clock !== null || NOW.test(words);
  const on = (date: string) => run(conversation, 'muhurta', { date, ...muhurtaPlace(conversation), ...fields });
  const ofDate = await on(dateOf(conversation));
  // Before its sunrise, the divisions of the day before still run.
  const day = askedDay(conversation);
  const isBefore = isNow && (clock !== null || day === null) && isBeforeHoras(ofDate, conversation.now, at.at);
  const result = isBefore ? await on(isoDate(daysAfter(day ?? conversation.today, -1))) : ofDate;
  if (!result.ok) return failure(result);
  const { call } = result;
  const half = BY_NIGHT.test(words) ? 'night' : 'day';
  const divided = divisions.map(
    (of): Claim =>
      isNow
        ? { kind: 'division_at', call, of, ...at }
        : { kind: 'divisions', call, of, ...(of === 'choghadiya' && { half }) },
  );
  const asks = asksWhether(words) && named.length === 1 && !QUALITY.test(words);
  const holds = asks ? [{ kind: 'window_holds', call, window: named[0] }] : [];
  return [
    ...holds,
    { kind: 'day', call },
    ...(isUntil ? [{ kind: 'time_left', call, of: named[0] }] : []),
    ...divided,
    ...(divided.length > 0
      ? []
      : isWhole
        ? [{ kind: 'windows', call }]
        : isAvoided && named.length === 0
          ? [{ kind: 'windows', call, quality: 'avoided' }]
          : []),
    ...named.map((window): Claim => ({ kind: 'window', call, window })),
    { kind: 'source', call },
  ];
}

/** A day within the month or the year that the question names: years of the eras change in March and April. */
function dayWithin(conversation: Conversation): CivilDate | null {
  if (askedDay(conversation) !== null) return null;
  const month = askedMonth(conversation);
  if (month !== null) return { ...month, day: 15 };
  const [year] = yearsNamed(conversation);
  return year === undefined ? null : { year, month: 5, day: 15 };
}

/** Dates of regional calendars, the season and the names of the year. */
export async function calendars(conversation: Conversation): Promise<Answer> {
  const { words } = conversation;
  const named = keysIn(CALENDARS, words);
  const isYearName = YEAR_NAME.test(words);
  const isSeason = SEASON.test(words);
  const asked = CALENDAR_WORDS.test(words) ? named : [];
  if (asked.length === 0 && !isYearName && !isSeason) return null;
  const fields = ['regional', 'years', 'samvatsara', 'ritu', 'ayana', 'masa'];
  const within = asked.length === 0 ? dayWithin(conversation) : null;
  const result =
    within === null
      ? await dayResult(conversation, fields)
      : await run(conversation, 'panchanga', { date: isoDate(within), ...askedPlace(conversation), fields });
  if (!result.ok) return failure(result);
  const { call } = result;
  const both =
    asked.includes('vikrama_chaitradi') && !asked.includes('vikrama_kartikadi') ? (['vikrama_kartikadi'] as const) : [];
  return [
    { kind: 'day', call },
    ...[...asked, ...both].map((calendar) => ({ kind: 'regional_date', call, calendar })),
    ...(isYearName ? [{ kind: 'year_names', call }] : []),
    ...(isSeason ? [{ kind: 'season', call }] : []),
    { kind: 'source', call },
  ];
}

/** Strengths, directions and muhūrtas of a day. */
export async function dayParts(conversation: Conversation): Promise<Answer> {
  const { words, text } = conversation;
  const [part] = keysIn(PARTS, words);
  if (part !== undefined) {
    const result = await dayResult(conversation, [part]);
    if (!result.ok) return failure(result);
    const { call } = result;
    const of = BORN[part];
    const index = of === null ? null : await indexIn(text, of);
    const born = of !== null && index !== null && { [of]: index };
    return [
      { kind: 'day', call },
      { kind: part, call, ...born },
      { kind: 'source', call },
    ];
  }
  const index = ORDINALS.findIndex((ordinal) => ordinal.test(words)) + 1;
  if (index === 0) return null;
  const input = { date: dateOf(conversation), ...muhurtaPlace(conversation), fields: ['muhurtas', 'date', 'place'] };
  const result = await run(conversation, 'muhurta', input);
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    { kind: 'day', call },
    { kind: 'muhurta_of_day', call, index },
    { kind: 'source', call },
  ];
}

const JULIAN_DAY = patternOf('julian|juliyan|joolian day|date|day_number|din|dinank\njdn');

/** The Julian Day of a date, at noon UTC, or of a clock of a place. */
export async function julianDay(conversation: Conversation): Promise<Answer> {
  if (!JULIAN_DAY.test(conversation.words)) return null;
  const clock = askedClock(conversation);
  const open = openClock(clock);
  if (open !== null) return open;
  const date = dateOf(conversation);
  const result =
    clock === null
      ? await dayResult(conversation, ['vara'])
      : await run(conversation, 'chart', { date, time: clockText(clock), ...muhurtaPlace(conversation) });
  return result.ok ? [{ kind: 'julian_day', call: result.call }] : failure(result);
}

/** Strengths of the Moon and the direction of a day, as fields of the tool and claims name them. */
const PARTS = {
  chandrabala: patternOf('chandrabala|chandrabal|chandra_bal|chandra_bala|chandrabalam|chandra_balam'),
  tarabala: patternOf('tarabala|tarabal|tara_bal|tara_bala|tarabalam|tara_balam|taara_bal|taara_bala'),
  disha_shula: patternOf(`disha_shool|dishashool|disha_shul|dishashul|disha_shula|dishasul
  direction|directions .. avoid*|travel|yatra
  kis|kaun|kaunsi disha .. nahi|varjit|yatra`),
} as const;
/** What of a birth a strength belongs to. */
const BORN = { chandrabala: 'rashi', tarabala: 'nakshatra', disha_shula: null } as const;
const ORDINALS = [
  'first|1st|pehla|pahla',
  'second|2nd|dusra|doosra',
  'third|3rd|tisra|teesra',
  'fourth|4th|chautha',
  'fifth|5th|panchva|paanchva|panchvan',
  'sixth|6th|chhatha',
  'seventh|7th|satva|saatva|satvan',
  'eighth|8th|athva|aathva|athvan',
].map((ordinal) => patternOf(`${ordinal} muhurt|muhurta|muhurat`));

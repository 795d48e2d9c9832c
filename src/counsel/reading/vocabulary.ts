/** Words of time and names of grahas in English, Hindi and Hindi in Latin letters, as lists of spellings. */
import type { GrahaKey } from '../../data/keys';
import { spelling } from '../grammar/words';

/** A list of words in the spelling of the grammar. */
export const wordList = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => word.split(' ').map(spelling).join(' ')),
  );

/** Names of the months, from January. */
export const MONTHS: readonly ReadonlySet<string>[] = [
  'january, jan, janvari, janwari, janvary, जनवरी',
  'february, feb, farvari, farwari, pharvari, फरवरी, फ़रवरी',
  'march, mar, maarch, मार्च',
  'april, apr, aprail, aprel, अप्रैल',
  'may, mai, मई',
  'june, jun, joon, जून',
  'july, jul, julai, julaai, जुलाई',
  'august, aug, agast, अगस्त',
  'september, sept, sep, sitambar, sitamber, सितंबर, सितम्बर',
  'october, oct, aktubar, aktoobar, अक्टूबर, अक्तूबर',
  'november, nov, navambar, navamber, नवंबर, नवम्बर',
  'december, dec, disambar, disamber, दिसंबर, दिसम्बर',
].map(wordList);

/** Names of months that are also words; they count beside a number only. */
export const DOUBTFUL_MONTHS = wordList('may, mai, mar, jan, jun, मई, मार');

/** Names of the weekdays, from Sunday. */
export const WEEKDAYS: readonly ReadonlySet<string>[] = [
  'sunday, sundays, sun day, ravivar, raviwar, itvar, itwar, रविवार, इतवार',
  'monday, mondays, somvar, somwar, सोमवार',
  'tuesday, tuesdays, mangalvar, mangalwar, mangalvaar, मंगलवार, mangal ko, मंगल को',
  'wednesday, wednesdays, budhvar, budhwar, बुधवार',
  'thursday, thursdays, guruvar, guruwar, brihaspativar, veervar, virvar, गुरुवार, बृहस्पतिवार, वीरवार',
  'friday, fridays, shukravar, shukrawar, शुक्रवार',
  'saturday, saturdays, shanivar, shaniwar, शनिवार',
].map(wordList);

/** The names of the grahas in messages, as alternatives of a pattern. */
export const GRAHA_WORDS: Readonly<Record<GrahaKey, string>> = {
  sun: 'sun|surya|suraj|soorya|ravi',
  moon: 'moon|chandra|chand|chandrama|chandr',
  mars: 'mars|mangal|mangala|kuja',
  mercury: 'mercury|budh|budha',
  jupiter: 'jupiter|guru|brihaspati|brhaspati',
  venus: 'venus|shukra|sukra|shukr',
  saturn: 'saturn|shani|sani|shanidev',
  rahu: 'rahu',
  ketu: 'ketu',
};

export const TODAY = wordList('today, tonight, aaj, aj, आज, this evening, this morning, this afternoon');
/** Days from today. */
export const RELATIVE_DAYS: readonly (readonly [ReadonlySet<string>, number])[] = [
  [wordList('day after tomorrow'), 2],
  [wordList('day before yesterday'), -2],
  [wordList('yesterday, bita kal, beeta kal, beete kal, बीता कल, बीते कल, last night'), -1],
  [wordList('tomorrow, tomorow, tommorow, tmrow, kal, कल'), 1],
  [wordList('parso, parson, parsun, परसों'), 2],
  [TODAY, 0],
];
/** कल and परसों are days before today with a verb of the past. */
export const EITHER_WAY = wordList('kal, parso, parson, parsun, कल, परसों');
export const PAST = wordList(
  'was, were, had, did, tha, thi, hua, hui, hue, था, थी, हुआ, हुई, padi, pada, पड़ी, पड़ा, gaya, gayi, गया, गई',
);

export const MORNING = wordList(
  'morning, subah, subha, savere, sawere, pratah, early morning, सुबह, सवेरे, प्रातः, प्रात, tadke, तड़के, am, dawn, bhor, भोर',
);
export const AFTERNOON = wordList('afternoon, dopahar, dopehar, dophar, dupahar, din, दोपहर, दिन');
export const EVENING = wordList('evening, sham, shaam, sandhya, शाम, संध्या, pm');
export const NIGHT = wordList('night, raat, rat, रात, aadhi raat');

/** Hours that are words. */
export const CLOCK_WORDS: ReadonlyMap<string, readonly [hour: number, minute: number]> = new Map(
  Object.entries({
    noon: [12, 0],
    midday: [12, 0],
    dhai: [2, 30],
    dedh: [1, 30],
    ढाई: [2, 30],
    डेढ़: [1, 30],
  } as const).map(([word, clock]) => [spelling(word), clock]),
);
/** Minutes that a word adds to the hour after it: sāṛhe pāṃc is 5:30. */
export const QUARTERS: ReadonlyMap<string, number> = new Map(
  Object.entries({ sadhe: 30, saadhe: 30, sava: 15, sawa: 15, paune: -15, paun: -15, साढ़े: 30, सवा: 15, पौने: -15 }).map(
    ([word, minutes]) => [spelling(word), minutes],
  ),
);

/** Numbers from one to twelve in words. */
export const NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    ['one', 'ek', 'एक'],
    ['two', 'do', 'दो'],
    ['three', 'teen', 'तीन'],
    ['four', 'char', 'chaar', 'चार'],
    ['five', 'panch', 'paanch', 'पाँच', 'पांच'],
    ['six', 'chhah', 'chhe', 'chah', 'छह', 'छः'],
    ['seven', 'saat', 'sat', 'सात'],
    ['eight', 'aath', 'ath', 'आठ'],
    ['nine', 'nau', 'नौ'],
    ['ten', 'das', 'दस'],
    ['eleven', 'gyarah', 'gyara', 'ग्यारह'],
    ['twelve', 'barah', 'bara', 'बारह'],
  ].flatMap((words, i) => words.map((word) => [spelling(word), i + 1] as const)),
);

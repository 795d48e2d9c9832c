/** Dates of observances: those that a message names, and the next one of a kind. */
import { folded } from '../../domain/folded';
import type { Language } from '../language';
import type { Asked, UtsavaView } from './asked';
import { dayText, isoDate } from './dates';
import { devanagariName, observanceIn } from './festivals';
import { type Words, words } from './match';
import { inDevanagari } from './names';
import { filled, NO_OBSERVANCE, OBSERVANCE, REFUSED, UTSAVAS_SOURCE } from './texts';

const NEXT_YEAR = words('next year', 'agle saal', 'agle sal', 'agle varsh', 'agle baras', 'अगले साल', 'अगले वर्ष');
const THIS_YEAR = words('this year', 'is saal', 'iss saal', 'is sal', 'is varsh', 'इस साल', 'इस वर्ष');

/** The year in a message; null means the next occurrence. */
function yearIn({ text, today }: Asked): number | null {
  const given = /(?<![\d.:])([12]\d{3})(?![\d.:])/.exec(text);
  if (given) return Number(given[1]);
  if (NEXT_YEAR.test(text)) return today.year + 1;
  return THIS_YEAR.test(text) ? today.year : null;
}

function nameIn(language: Language, { key, name, name_common }: UtsavaView): string {
  const sa = devanagariName(key);
  if (language === 'hi') return sa ?? name;
  return language === 'en' && folded(name) !== folded(name_common) ? `${name_common}, ${name}` : name_common;
}

function told(asked: Asked, found: readonly UtsavaView[]): string {
  const { language } = asked;
  const lines = found.map((utsava) =>
    filled(OBSERVANCE[language], {
      name: nameIn(language, utsava),
      date: dayText(utsava.date, language),
      tithi: language === 'hi' ? inDevanagari(utsava.tithi) : utsava.tithi,
      decision: utsava.decision,
    }),
  );
  const years = [...new Set(found.map(({ date }) => date.slice(0, 4)))];
  return [...lines, ...years.map((year) => filled(UTSAVAS_SOURCE[language], { year }))].join('\n');
}

const later =
  (from: string) =>
  (a: UtsavaView): boolean =>
    a.date >= from;
const byDate = (a: UtsavaView, b: UtsavaView): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/** Maximum number of years to search for the next occurrence of a rare observance. */
const MOST_YEARS = 3;

/** The date of the observance in a message; null if it names none. */
export async function namedObservance(asked: Asked): Promise<string | null> {
  const keys = observanceIn(asked.text);
  if (keys === null) return null;
  const { language, today } = asked;
  const year = yearIn(asked);
  const from = isoDate(today);
  let refused: string | null = null;
  const inYear = async (wanted: number): Promise<UtsavaView[]> => {
    const named = keys.map(async (key) => {
      const { view, message } = await asked.use('utsavas', { year: wanted, search: key });
      // An observance that is missing in a year is not an error.
      if (view === null) refused = message;
      return view?.utsavas.filter((utsava) => utsava.key === key) ?? [];
    });
    return (await Promise.all(named)).flat();
  };
  if (year !== null) {
    const found = (await inYear(year)).sort(byDate);
    if (found.length > 0) return told(asked, found);
    if (year < 1900 || year > 2100) return filled(REFUSED[language], { message: refused ?? '' });
    return filled(NO_OBSERVANCE[language], { name: (keys[0] as string).replaceAll('_', ' '), year });
  }
  for (let ahead = 0; ahead < MOST_YEARS; ahead++) {
    const next = (await inYear(today.year + ahead)).sort(byDate).find(later(from));
    if (next) return told(asked, [next]);
  }
  return null;
}

/** Kinds of observances for "the next one". */
interface Kind {
  words: Words;
  /** The search text for the tool, by month or by year. */
  search: string;
  span: 'month' | 'year';
  takes(utsava: UtsavaView): boolean;
}

const ofKind =
  (kind: string, key = '') =>
  (utsava: UtsavaView): boolean =>
    utsava.kind === kind && utsava.key.includes(key) && utsava.tradition !== 'vaishnava';

const KINDS: readonly Kind[] = [
  {
    words: words('ekadashi*', 'ekadasi*', 'gyaras', 'एकादशी', 'एकादशियाँ', 'ग्यारस'),
    search: 'ekadashi',
    span: 'month',
    takes: ofKind('ekadashi'),
  },
  {
    words: words('pradosh', 'pradosha', 'प्रदोष'),
    search: 'pradosha_vrata',
    span: 'month',
    takes: ofKind('monthly', 'pradosha'),
  },
  {
    words: words('sankashti', 'sankashta', 'sankat chaturthi', 'संकष्टी', 'संकष्ट'),
    search: 'sankashti_chaturthi',
    span: 'month',
    takes: ofKind('monthly', 'sankashti'),
  },
  {
    words: words('full moon', 'purnima', 'poornima', 'pournami', 'पूर्णिमा', 'पूनम'),
    search: 'purnima',
    span: 'month',
    takes: ({ kind, key }) => kind === 'purnima' && !key.endsWith('_vrata'),
  },
  {
    words: words('new moon', 'amavasya', 'amavas', 'amavasai', 'अमावस्या', 'अमावास्या', 'अमावस'),
    search: 'darsha_amavasya',
    span: 'month',
    takes: ofKind('amavasya', 'darsha'),
  },
  {
    words: words('solar eclipse*', 'eclipse of the sun', 'surya grahan*', 'सूर्य ग्रहण'),
    search: 'surya_grahana',
    span: 'year',
    takes: ofKind('eclipse'),
  },
  {
    words: words('lunar eclipse*', 'eclipse of the moon', 'chandra grahan*', 'चंद्र ग्रहण'),
    search: 'chandra_grahana',
    span: 'year',
    takes: ofKind('eclipse'),
  },
  {
    words: words('eclipse*', 'grahan', 'grahana', 'ग्रहण'),
    search: 'eclipse',
    span: 'year',
    takes: ofKind('eclipse'),
  },
  {
    words: words('sankranti', 'sankranthi', 'samkranti', 'संक्रांति', 'संक्रान्ति'),
    search: 'sankranti',
    span: 'month',
    takes: ofKind('sankranti'),
  },
];

/** Maximum number of months to search for a monthly observance, and of years for others. */
const MONTHS_AHEAD = 3;
const YEARS_AHEAD = 3;

/** The next observance of the kind in a message; null if it names none. */
export async function nextOfKind(asked: Asked): Promise<string | null> {
  const kind = KINDS.find(({ words: of }) => of.test(asked.text));
  if (!kind) return null;
  const { year, month } = asked.today;
  const spans =
    kind.span === 'year'
      ? Array.from({ length: YEARS_AHEAD }, (_, i) => ({ year: year + i }))
      : Array.from({ length: MONTHS_AHEAD }, (_, i) => {
          const ahead = month - 1 + i;
          return { year: year + Math.floor(ahead / 12), month: (ahead % 12) + 1 };
        });
  for (const span of spans) {
    const { view } = await asked.use('utsavas', { ...span, search: kind.search });
    const next = view?.utsavas
      .filter(kind.takes)
      .sort(byDate)
      .find(later(isoDate(asked.today)));
    if (next) return told(asked, [next]);
  }
  return null;
}

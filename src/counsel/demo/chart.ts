/** Answers with lagna and Moon of the birth in a message, or with the missing data. */
import type { Language } from '../language';
import type { Asked, ChartView } from './asked';
import { birthIn } from './birth';
import { words } from './match';
import { inDevanagari } from './names';
import { CHART, CHART_NEEDS, EDGE, filled, PART_NAMES, REFUSED } from './texts';

const CHART_WORDS = words(
  ...[
    'birth chart',
    'chart',
    'kundli',
    'kundali',
    'kundlee',
    'horoscope',
    'natal*',
    'lagna',
    'ascendant',
    'rising sign',
  ],
  ...[
    'moon sign',
    'janm*',
    'janam*',
    'born',
    'birth',
    'rashi',
    'my nakshatra',
    'dasha',
    'mahadasha',
    'navamsha',
    'navamsa',
  ],
  ...['कुंडली', 'जन्म', 'लग्न', 'राशि', 'दशा', 'महादशा', 'जन्मकुंडली', 'जन्मपत्री'],
);

/** Rāśi, nakṣatra and pāda. */
function pointText({ rashi, nakshatra_pada }: ChartView['lagna'], language: Language): string {
  const [nakshatra = '', pada = ''] = (nakshatra_pada ?? '').split(/ (?=\d$)/);
  const names = [rashi ?? '', nakshatra].map((name) => (language === 'hi' ? inDevanagari(name) : name));
  return `${names.join(', ')} ${pada}`;
}

export async function chartOf(asked: Asked): Promise<string | null> {
  const { language, text } = asked;
  const { birth, missing } = birthIn(text);
  if (birth === null) {
    if (!CHART_WORDS.test(text)) return null;
    return filled(CHART_NEEDS[language], { missing: missing.map((part) => PART_NAMES[part][language]).join(', ') });
  }
  const { view, message } = await asked.use('chart', { ...birth });
  if (view === null) return filled(REFUSED[language], { message });
  const graha = (key: string) => view.grahas.find((one) => one.key === key) as ChartView['grahas'][number];
  const seconds = view.lagna.boundary_seconds;
  return filled(CHART[language], {
    utc: view.utc,
    lat: birth.lat,
    lon: birth.lon,
    lagna: pointText(view.lagna, language),
    moon: pointText(graha('moon'), language),
    sun: pointText(graha('sun'), language),
    edge: seconds === null ? '' : filled(EDGE[language], { seconds: Math.floor(seconds) }),
  });
}

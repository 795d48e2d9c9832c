/** The current limbs that a message asks for. */
import { karanaName, nakshatraName, tithiName, varaName, yogaName } from '../../domain/names';
import type { Asked, PanchangaView } from './asked';
import { clockText } from './dates';
import { words } from './match';
import { filled, LIMB, LIMB_NAMES, NOW, PANCHANGA_SOURCE, REFUSED, SUNRISE } from './texts';

const LIMBS = {
  tithi: { words: words('tithi', 'thithi', 'तिथि'), nameOf: tithiName },
  nakshatra: { words: words('nakshatra', 'nakshatram', 'naksatra', 'नक्षत्र'), nameOf: nakshatraName },
  yoga: { words: words('yoga', 'योग'), nameOf: yogaName },
  karana: { words: words('karana', 'karan', 'करण'), nameOf: karanaName },
} as const;

const VARA = words('vara', 'vaar', 'weekday', 'what day', 'kaun sa din', 'वार', 'कौन सा दिन');
const RISING = words('sunrise', 'suryoday', 'suryodaya', 'sun rise', 'सूर्योदय');
const WHOLE = words('panchang', 'panchanga', 'panchangam', 'almanac', 'पंचांग');

const LIMB_KEYS = Object.keys(LIMBS) as (keyof typeof LIMBS)[];

function lineOf({ language }: Asked, key: keyof typeof LIMBS, view: PanchangaView): string {
  const { index, name, start, end } = view[key];
  return filled(LIMB[language], {
    limb: LIMB_NAMES[key][language],
    name: language === 'hi' ? LIMBS[key].nameOf(index).sa : name,
    start: clockText(start),
    end: clockText(end),
  });
}

/** Answers a question about the present; null if there is none. */
export async function presentLimbs(asked: Asked): Promise<string | null> {
  const { text, language } = asked;
  const whole = WHOLE.test(text);
  const keys = LIMB_KEYS.filter((key) => whole || LIMBS[key].words.test(text));
  const vara = whole || VARA.test(text);
  const rising = whole || RISING.test(text);
  if (keys.length === 0 && !vara && !rising) return null;
  const { view, message } = await asked.use('panchanga', {});
  if (view === null) return filled(REFUSED[language], { message });
  const { sunrise: start, next_sunrise: end, index, name } = view.vara;
  const span = { start: clockText(start), end: clockText(end) };
  const day = { limb: LIMB_NAMES.vara[language], name: language === 'hi' ? varaName(index).sa : name, ...span };
  return [
    filled(NOW[language], { time: clockText(view.time) }),
    ...(vara ? [filled(LIMB[language], day)] : []),
    ...keys.map((key) => lineOf(asked, key, view)),
    ...(rising ? [filled(SUNRISE[language], span)] : []),
    PANCHANGA_SOURCE[language],
  ].join('\n');
}

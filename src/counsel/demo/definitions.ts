/** Questions about terms: the rule of the service, and the fact with its source. */
import { folded } from '../../domain/text/folded';
import type { Statement } from '../statements/compose';
import { commonSpelling } from '../statements/names';
import { type Answer, type Conversation, run } from './conversation';
import { isDated } from './days';
import { type Words, words } from './match';

const MEANING = words(
  `what does, meaning, mean, what is a, what is an, what is the meaning, what are, explain, define, definition,
   tell me about, difference between, how is, how are, how do you, kya hota, kya hoti, kya hote, kise kehte,
   matlab, arth, ke bare mein, ke baare mein, samjhao, kaise nikal*, kaise tay, अर्थ, मतलब, क्या होता, क्या होती,
   क्या होते, किसे कहते, समझाओ, समझाइए, के बारे में, कैसे निकल*, कैसे तय`,
);
const WHY = words('why is', 'why are', 'why does', 'why do', 'kyon', 'kyun', 'kyu', 'क्यों');
const WHAT_IS =
  /(?:^|[.?!,] ?)(?:and |aur |और )?(?:what is|whats|what s) (?!the (?:tithi|nakshatra|yoga|karana|time|date|day|panchang))/;

/** Words of a question that are not part of a term. */
const FILLERS =
  /\b(what|whats|does|do|is|are|the|a|an|of|in|mean|means|meaning|explain|define|definition|please|tell|me|about|how|you|compute|computed|calculated|found|difference|between|and|kya|hota|hoti|hote|hai|hain|ka|ki|ke|kise|kehte|matlab|arth|bare|baare|mein|me|samjhao|batao|bataiye|kaise|nikalte|nikalta|tay|aur|s|it|this|that)\b|(?<![\u0900-\u097f])(?:क्या|होता|होती|होते|है|हैं|का|की|के|किसे|कहते|अर्थ|मतलब|बारे|में|समझाओ|समझाइए|बताओ|बताइए|कैसे|और)(?![\u0900-\u097f])/g;

/** Terms whose method explains more than a single fact. */
const METHODS: readonly (readonly [Words, string])[] = [
  [words('ayanamsa', 'ayanamsha', 'अयनांश'), 'ayanamsha'],
  [words('tithi', 'तिथि'), 'tithi'],
  [words('nakshatra', 'नक्षत्र'), 'nakshatra'],
  [words('sunrise', 'suryoday', 'सूर्योदय'), 'sunrise'],
  [words('lagna', 'ascendant', 'लग्न'), 'lagna'],
  [words('house', 'houses', 'bhava', 'bhav', 'भाव'), 'houses'],
  [words('dasha*', 'vimshottari', 'mahadasha', 'दशा', 'महादशा', 'विंशोत्तरी'), 'dasha'],
  [words('rahu kaal*', 'rahu kal*', 'rahukaal', 'rahukalam', 'राहुकाल', 'राहु काल'), 'rahu_kalam'],
  [words('sade sati', 'sadhe sati', 'saade sati', 'साढ़े साती', 'साढ़ेसाती'), 'sade_sati'],
  [words('rahu', 'ketu', 'node', 'nodes', 'राहु', 'केतु'), 'node'],
  [words('navamsha', 'navamsa', 'नवांश'), 'navamsha'],
  [words('ekadashi', 'एकादशी'), 'ekadashi'],
  [words('eclipse*', 'grahan', 'ग्रहण'), 'eclipse'],
  [words('gun milan', 'guna', 'kuta', 'koota', 'ashtakoot*', 'गुण'), 'match'],
  [words('vara', 'vaar', 'वार'), 'vara'],
];

/** What a term means: the rule of the service, and the fact with its source. */
export async function definition(conversation: Conversation): Promise<Answer> {
  const [message = ''] = conversation.messages;
  if (isDated(conversation)) return null;
  if (!MEANING.test(message) && !WHAT_IS.test(message) && !WHY.test(message)) return null;
  const term = message
    .replace(FILLERS, ' ')
    .replace(/[^a-z0-9\u0900-\u097f ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isWhy = WHY.test(message) && !MEANING.test(message) && !WHAT_IS.test(message);
  const methods = METHODS.filter(([name]) => name.test(message)).slice(0, 2);
  const said = methods.map(([, of]): Statement => ({ kind: 'method', of }));
  if (isWhy || term.length < 2) return said.length > 0 ? said : null;
  const result = await run(conversation, 'facts', { q: term, limit: 3 });
  const found = result.ok ? (result.output.facts as { title: string }[]) : [];
  // For a general term, a method explains more than a fact that merely contains the word.
  const title = folded(commonSpelling(found[0]?.title ?? '')).split(' ');
  const wanted = term.split(' ');
  const isNamed = title[0] === wanted[0] && title.length <= Math.max(2, wanted.length + 1);
  if (found.length === 0 || (said.length > 0 && !isNamed)) return said.length > 0 ? said : null;
  return [...said, { kind: 'facts', call: result.call, limit: said.length > 0 ? 1 : 2 }];
}

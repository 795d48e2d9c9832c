/** Detects the language of a message, in which the reply is given. */
import { spelledOut, spelling } from './grammar/words';

export const LANGUAGES = ['en', 'hi', 'hi-Latn'] as const;
export type Language = (typeof LANGUAGES)[number];

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(spelling));

/** Words of Hindi that English does not have. One is enough where a message has no English function words. */
const HINDI = wordSet(`
  ka ki ke ko se mein aur ya hai hain hu hoon tha thi na nahi mat kya kab kaun kis kise kisko kaunsa kaunsi konsa konsi kitna kitne kitni
  kaha kahan kaise kaisa kyu kyon kyunki ab abhi aaj aj kal parso parson subah sham shaam raat dopahar saal mahina mahine agla agli agle
  pichla pichli pichle wala wali wale hoga hogi honge hona raha rahi rahe kar karu karun karo kare karna karte karta karti dena diya di de
  liya le gaya gayi hota hoti hote hua hui hue mera meri mere mujhe mujhko apni apna apne usne usko uska uski us woh wo yeh ye iska iski isme
  bata batao bataiye batana bataye bolo dikhega dikhao dikhaye chahiye chahta chahti matlab sabse sabhi saari sare sab chalo tum tumhara aap
  aapka aapko ji bhai yaar kuch bahut jab tab bhi hi ne liye bhav bhaav janm janam ladka ladki paida baje namaste namaskar pranam shukriya
  dhanyavad dhanyawad alvida theek thik achha accha haan han sakta sakte sakti milega milenge mile lagta lagti padegi padega hogaa kijiye
  dijiye samjhao suno sunao nikalo banao rehne pehnu jaana jau jaun uthu abhi wahi yahi kaunse bina saath sath upay totka charan matlab
  somvar somwar mangalvar mangalwar budhvar budhwar guruvar guruwar shukravar shukrawar shanivar shaniwar ravivar raviwar itvar nazdeek
  din pe tak kaisi kehte kahte bolte naam pehle pahle baad tarikh tareekh janma janmdin jyotishi marta mara maro maar
  koot shubh chalo navmansh navamansh suryoday suryast chandroday chandrast hamari hamara hamare mila milao milana`);

/** Function words of English. */
const ENGLISH = wordSet(`
  what when where which who whose why how is are am was were my the this that these does did can could will would should please show tell and in
  for of on at with from if thanks thank hello born i you your me it not be have has any there between next last today tomorrow yesterday`);

/** Whether a word, in the spelling of the grammar, joins the words of an English or a Hindi sentence. */
export const isFunctionWord = (word: string): boolean => HINDI.has(word) || ENGLISH.has(word);

/** Words that identify Hindi even in an English sentence. */
const TELLING = wordSet(`
  kya kab kaun kise kehte hai hain batao bataiye batana sunao alvida shukriya kaise kahan mujhe meri mera kijiye chahiye lagegi hoga hogi hota
  hoti raha rahi nahi kyu matlab`);

/** Words before the English "me"; after any other word it is the Hindi postposition. */
const BEFORE_ME = wordSet(`
  tell give show let for to of with about help send from is it than and like by on at ask teach remind gave told showed call make made please write bring get find read sing draw explain wish kill kills killing hurt hurts hate hates love loves miss leave left hit hits beat beats save hold hear see want wants needs lets found took take without against near around behind beside`);

/** Whether "me" between two words is the Hindi postposition; before a date it is the user who was born then. */
const isPostposition = (before = '|', next = ''): boolean =>
  before !== '|' && !BEFORE_ME.has(before) && (/^\d/.test(before) || !/^\d/.test(next));

/** Letters of other languages in Latin script; names in IAST have none of them. */
const OTHER_LATIN = /[àâçèéêëîïôöœùûüäßñ¿¡]/i;

/** The language of the answer: Hindi for Devanāgarī and Gujarati, Hindi in Latin letters by its words, otherwise English. */
function languageOf(text: string): Language {
  if (OTHER_LATIN.test(text)) return 'en';
  const devanagari = text.match(/[\u0900-\u097f\u0a80-\u0aff]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  if (devanagari > latin / 2) return 'hi';
  const all = spelledOut(text).trim().split(' ');
  const words = new Set(all);
  const count = (list: ReadonlySet<string>): number => [...words].filter((word) => list.has(word)).length;
  const english = count(ENGLISH);
  const isOnlyMe = english === (words.has('me') ? 1 : 0);
  if (isOnlyMe && all.some((word, i) => word === 'me' && isPostposition(all[i - 1], all[i + 1]))) return 'hi-Latn';
  const hindi = count(HINDI);
  if (count(TELLING) > 0) return 'hi-Latn';
  return hindi > english ? 'hi-Latn' : 'en';
}

/** Whether a message shows its language; a date or a name does not. */
function isTelling(text: string): boolean {
  if (languageOf(text) !== 'en') return true;
  return spelledOut(text)
    .trim()
    .split(' ')
    .some((word) => ENGLISH.has(word));
}

/** The language of the user’s last message with a recognisable language. */
export function languageIn(messages: readonly { role: string; content: string }[]): Language {
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return languageOf(own.findLast(isTelling) ?? own.at(-1) ?? '');
}

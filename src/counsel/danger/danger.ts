/** Recognises people in danger in what they write. It comes before everything else, in both modes. */
import { patternOf } from '../grammar/pattern';
import { spelledOut } from '../grammar/words';
import type { Message } from '../types';
import { EMERGENCY } from './emergency';
import { kindOfDanger, oddsOfDanger } from './evidence';
import { withoutHarmless } from './harmless';
import { OBLIQUE } from './oblique';
import { ABUSE, THREAT, VIOLENCE } from './others';
import { type Danger, type DangerRule, wordsOfDanger as of, ruleOf } from './rule';
import { SELF_HARM } from './selfHarm';

/** Texts about others: stories, films, history, terms of the field, and what is long past. */
const STORIES = of(`
  bali|vali|karna|karn vadh|died|slain|killed
  sati .. daksh*|daksha|yajna|yagya|peeth
  story|stories of
  movie|film|films|cinema|song|gana|gaana|geet|series|serial|webseries|novel|book|kitab|lyrics|album|netflix|trailer|episode|game|squad|story|kahani|katha|poem|kavita|quote|thriller|documentary|dialogue|play|drama|anime|ott|box
  bhishm*|abhimanyu|dron|drona|dronacharya|jayadrath*|duryodhan*|dusasan*|dussasan*|arjun|arjuna|bhim|ravan|ravana|kumbhkar*|meghnad|indrajit|narakasur*|narkasur*|hiranyak*|kans|kansa|kamsa|putana|mahishasur*|holika|prahlad*|dasharath*|jatayu|draupadi|sita|jarasandh*|shishupal*|ghatotkach*|aswathama|ashwatthama*|asvatthama|parikshit|takshak
  mahabharat*|ramayan*|puran|purana|puranas|kurukshetra|itihas|history|historical|epic|gita
  gandhi|indira|rajiv|nehru|shivaji|subhash|bhagat|kennedy|lincoln|caesar|socrates|hitler|tipu|akbar|prithviraj|tilak
  assassin*|hatya|martyr*|shaheed|sahid
  mrityu bhag|bhaga|yog|yoga|bhav|panchak
  maran|marana karak*
  markesh|maraka|marak
  mrit|mrita avastha
  dreamt|dreamed
  in my|a|the|his|her dream|dreams|nightmare
  sapne|sapno|khwab me
  sapna|khwab .. dekh*|aaya|aata|tha`);

const LONG_PAST = of(`
  in|of|on|since|during|by 19*|20*
  was|were|had|died|happened ... ago
  years|year|months|saal|sal|mahine|mahina ago|pehle|pahle
  last|pichhle|pichle|gaye year|month|saal|sal|mahine
  when i was
  bachpan
  me|ko? .. hui|hua|hue|aaya|kiya|li thi|tha|the`);

const RULES: readonly DangerRule[] = [...EMERGENCY, ...ABUSE, ...VIOLENCE, ...THREAT, ...SELF_HARM, ...OBLIQUE].map(
  ruleOf,
);

/** Quoted words are not the user’s own. */
const QUOTED = /["“”«»][^"“”«»\n]{1,80}["“”«»]/g;

/** Says that the danger is over, or that somebody is there. */
const OVER = patternOf(`
  i am .. safe|ok|okay|fine|better|alright now|again|today
  feel|feeling .. better|safe|okay
  somebody|someone|friend|mother|mom|father|brother|sister|husband|wife|police|doctor|ambulance .. is|are .. with me|us
  called|spoke|talked|reached .. helpline|police|ambulance|14416|112|181|1098|doctor|hospital|them
  ab thik|theek|surakshit hu
  koi mere sath|saath .. hai
  bat ho gayi|gai helpline|police|doctor`);

function holds({ says, unless, yields }: DangerRule, words: string, isTold: () => boolean): boolean {
  return says.test(words) && !(unless?.test(words) ?? false) && !(yields && isTold());
}

/** Whether at least half of the letters are Latin or Devanāgarī. The weights have no words in other scripts. */
function isReadable(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const known = message.match(/[\p{Script=Latin}\p{Script=Devanagari}]/gu)?.length ?? 0;
  return known >= letters / 2;
}

/**
 * Least log odds of weighed evidence for a danger: without a rule, with a rule, and with a rule for direct statements,
 * which only clear evidence of an idiom cancels (`chai ke liye jaan de du`).
 */
const ODDS = { alone: 0.6, withRule: 0.3, direct: -1 } as const;

/**
 * The danger that a message shows; null for none. A rule needs some weighed evidence, a rule for direct statements hardly
 * any; strong evidence needs no rule.
 */
export function dangerIn(message: string): Danger | null {
  const whole = spelledOut(message);
  const isStory = STORIES.test(whole);
  const words = withoutHarmless(isStory ? spelledOut(message.replace(QUOTED, ' ')) : whole);
  const isTold = () => isStory || LONG_PAST.test(words);
  const rule = RULES.find((each) => holds(each, words, isTold));
  if (!isReadable(message)) return rule?.danger ?? null;
  const odds = oddsOfDanger(words);
  if (rule !== undefined) return odds > (rule.yields ? ODDS.withRule : ODDS.direct) ? rule.danger : null;
  return odds > ODDS.alone && !OVER.test(whole) ? kindOfDanger(words) : null;
}

/** The dangers of a conversation. */
export interface Dangers {
  /** The danger that stands: the last that the user showed, unless a later message says that it is over. */
  standing: Danger | null;
  /** The danger that the last message of the user shows. */
  last: Danger | null;
  /** Whether an earlier message of the user showed one. */
  wasEarlier: boolean;
}

/**
 * The dangers of a conversation; each message is read once.
 *
 * @param messages  the conversation, oldest first; messages attributed to the assistant are ignored
 */
export function dangersIn(messages: readonly Message[]): Dangers {
  const dangers: Dangers = { standing: null, last: null, wasEarlier: false };
  for (const { role, content } of messages) {
    if (role !== 'user') continue;
    dangers.wasEarlier ||= dangers.last !== null;
    dangers.last = dangerIn(content);
    if (dangers.last !== null) dangers.standing = dangers.last;
    else if (OVER.test(spelledOut(content))) dangers.standing = null;
  }
  return dangers;
}

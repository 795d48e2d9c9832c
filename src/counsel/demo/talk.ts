/** Courtesy, questions about the service, and what it can do. */

import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { isTimed } from '../reading/reading';
import type { Answer, Conversation } from './conversation';
import { type Words, words } from './match';

const ASKS_SOURCE = patternOf(`which|what|kaunsa|konsa|kaun api|endpoint|route|url
  api call
  computed|calculated|got .. from where
  which|what|kya .. source .. that|this|it`);

/** Asks what the service computes with. */
const EPHEMERIS = patternOf(`ephemeris|ephemerides|swiss_ephemeris|vsop|de431|de440|jpl
  which|what|kaun|kaunsa|konsa|kis .. algorithm|algorithms|theory|siddhant|siddhanta|software|library
  source .. data|positions|calculations|planetary
  data .. source|come from|from where|kahan se`);
const OF_SERVICE = patternOf(
  'you|your|use|used|uses|source|service|aap|tum|karte|kis|kaunsa|konsa|kaun|which|what|based',
);
const CALENDAR_USED = patternOf(`which|what|kaun|kaunsa|konsa calendar ... use|used|uses|follow|karte|istemal|upyog
  calendar system|systems .. use|used|follow
  follow|use|mante|maante .. amanta|amant|purnimanta|purnimant
  which|kaun|kaunsa|konsa sa? panchang|panchanga ... mante|maante|follow|use`);
const TIME_ZONE = patternOf(`which|what|kaun|kaunsa|konsa|in .. timezone|time_zone|timezones
  timezone|time_zone .. use|used|shown|kaun|kya
  are|is .. times|time|timings .. ist|local|utc|gmt`);
/** Asks for the interface of the service. */
const INTERFACE = patternOf(`rate limit|limits
  get|return|returns|output|in|as json|csv
  api for|to|docs|documentation|reference|key|url|endpoint
  json|csv|field|fields|parameter|parameters|endpoint|webhook .. for|of|name|names|called
  ics|ical|icalendar|rss|webcal
  subscribe .. calendar`);
const FEED = patternOf('ics|ical|icalendar|rss|webcal|subscribe');

/** What the service computes with, the endpoint behind the previous answer, and where its interface is described. */
export const sourceOfBefore = ({ words }: Conversation): Answer => {
  if (TIME_ZONE.test(words)) return [{ kind: 'method', of: 'timezone' }];
  if (CALENDAR_USED.test(words)) return [{ kind: 'method', of: 'calendar' }];
  if (EPHEMERIS.test(words) && OF_SERVICE.test(words)) return [{ kind: 'method', of: 'astronomy' }];
  if (!ASKS_SOURCE.test(words) && !INTERFACE.test(words)) return null;
  return [{ kind: 'about', topic: 'documents' }, ...(FEED.test(words) ? [{ kind: 'suggestion', of: 'calendar' }] : [])];
};

/** The topics that the service can talk about. */
export const ABILITIES: readonly Claim[] = [
  { kind: 'about', topic: 'abilities' },
  { kind: 'about', topic: 'demo' },
];

interface Courtesy {
  words: Words;
  claims: readonly Claim[];
}

const COURTESIES: readonly Courtesy[] = [
  {
    words: words(
      `who are you, what are you, about yourself, who made you, who made this, who built you, who built this, apne bare mein, apne bare me, apne baare mein, apne baare me, अपने बारे में, किसने बनाया, are you human, are you a real, are you real, real astrologer, robot, machine, insan ho, jyotishi ho, इंसान हो, मशीन, रोबोट, ज्योतिषी हैं, ज्योतिषी हो, are you a program, are you a bot, are you an astrologer, are you ai, aap kaun,
       tum kaun, kya aap insan, आप कौन, तुम कौन`,
    ),
    claims: [
      { kind: 'about', topic: 'service' },
      { kind: 'about', topic: 'human' },
    ],
  },
  {
    words: words(
      `privacy, store my, save my, my data, do you store, do you save, do you keep, saheji, save hoti, save karte, store karte, सहेजी, सहेजते, जानकारी सुरक्षित, रखते हैं, do you remember, data safe, record, गोपनीय*, डेटा, mera data,
       yaad rakh*`,
    ),
    claims: [{ kind: 'about', topic: 'privacy' }],
  },
  {
    words: words(
      `rectif*, birth time unknown, unknown birth time, do not know my birth time, dont know my birth time, know my exact birth time, not sure of my birth time,
       unsure of my birth time, exact time of birth is not known, birth time is not known, time pakka nahi*, samay pakka nahi*, time theek se nahi*,
       janm samay nahi*, samay thik se pata nahi*, time thik se pata nahi*, time nahi pata, samay nahi pata, समय ठीक से पता नहीं, समय पक्का नहीं, समय पता नहीं,
       जन्म समय नहीं, जन्म समय शोधन`,
    ),
    claims: [
      { kind: 'referral', to: 'record' },
      { kind: 'suggestion', of: 'rectify' },
    ],
  },
  {
    words: words('what can you do, help, how can you help, kya kar sakte, kya karte, madad, क्या कर सकते, क्या करते, मदद'),
    claims: ABILITIES,
  },
  {
    words: words('thank*', 'thanks', 'dhanyavad', 'dhanyavaad', 'shukriya', 'great answer', 'धन्यवाद', 'शुक्रिया', 'आभार'),
    claims: [
      { kind: 'thanks', tone: 'warm' },
      { kind: 'question', for: 'more' },
    ],
  },
  {
    words: words(
      'bye',
      'goodbye',
      'good night',
      'see you',
      'chalo bye',
      'phir milte',
      'फिर मिलते',
      'good night',
      'alvida',
      'phir milenge',
      'अलविदा',
      'फिर मिलेंगे',
    ),
    claims: [{ kind: 'goodbye', tone: 'warm' }],
  },
  {
    words: words(
      `are you sure, is this accurate, how accurate, accuracy, accurate, kitna sahi, sahi hai kya, सही है,
       कितना सटीक, सटीक`,
    ),
    claims: [
      { kind: 'feeling', feeling: 'doubt' },
      { kind: 'accuracy', of: 'positions' },
      { kind: 'accuracy', of: 'instants' },
      { kind: 'accuracy', of: 'birth_time' },
      { kind: 'accuracy', of: 'almanacs' },
    ],
  },
  {
    words: words('ghadi', 'ghati', 'vighati', 'घड़ी', 'घटी'),
    claims: [{ kind: 'suggestion', of: 'ghadi' }],
  },
];

/** Courtesy, and questions about the service. */
export const courtesy = (conversation: Conversation): Answer => {
  const [message = ''] = conversation.messages;
  // A message with a birth asks for a value.
  if (conversation.readings[0].births.some(isTimed)) return null;
  const found = COURTESIES.find((row) => row.words.test(message));
  return found ? [...found.claims] : null;
};

const OFF_TOPIC = words(
  `poem, joke, recipe, song, movie, cricket, news, essay, python, javascript, homework, translate, story, kavita,
   chutkula, gaana, khana, kahani, कविता, चुटकुला, गाना, कहानी, समाचार`,
);
const GREETING = words(
  `hello, hi, hey, namaste, namaskar, namaskaar, pranam, ram ram, good morning, good afternoon, good evening, good night,
   shubh prabhat, suprabhat, shubh sandhya, shubh ratri, vanakkam, नमस्ते, नमस्कार, प्रणाम, राम राम, शुभ प्रभात, सुप्रभात, शुभ संध्या,
   शुभ रात्रि`,
);

/** A greeting, a matter outside of the service, or no words. */
export function smallTalk({ messages: [message = ''] }: Conversation): Answer {
  if (GREETING.test(message)) return [{ kind: 'greeting', tone: 'warm' }, ...ABILITIES];
  if (OFF_TOPIC.test(message)) return [{ kind: 'refusal', reason: 'off_topic' }, ...ABILITIES];
  return message.trim() === '' ? [...ABILITIES] : null;
}

/** The answer to what was not understood. */
export const NOT_UNDERSTOOD: readonly Claim[] = [
  { kind: 'unknown', reason: 'unclear' },
  { kind: 'question', for: 'what' },
  ...ABILITIES,
];

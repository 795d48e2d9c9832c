/**
 * Finds the towns that a message names: words that are nothing else in the grammar and match the list of places exactly.
 */
import { wordsOf } from '../../lexicon/spelling';
import { fold } from '../classify/normalise';
import { spelling } from '../grammar/words';
import type { MessageToken } from './tokens';
import { MONTHS, WEEKDAYS } from './vocabulary';

/** Words that are not towns where no preposition or comma marks them. */
const NO_TOWNS: ReadonlySet<string> = new Set(
  `a an the this that these those it its is are am was were be been being do does did done can could will would shall should may might must
   has have had having get got give given show tell list find make calculate compute work worked convert use used using need want wants wanted
   know asking asked please pls plz kindly thanks thank hello hi hey ok okay sorry oh no not yes or and but if so then than also too just only
   still already again more most less very really exact exactly right wrong sure same different difference between both either each every all any
   some none other another one two three four five six seven eight nine ten eleven twelve first second third last next previous coming current
   currently now moment today tomorrow yesterday tonight day days date dates time timing timings hour hours minute minutes second seconds week
   weeks month months year years yr morning afternoon evening night noon midnight early late earlier later before after until till since during
   from to at in on of for by with without about near around over under into as like per via vs versus what whats when where which who whom whose
   why how much many long far close old my me mine i you your we our us he him his she her they their them son daughter wife husband brother
   sister mother father mom dad friend baby child kid kids boy girl groom bride fiance born birth dob birthday wedding marriage anniversary name
   planet planets graha grahas sun moon mars mercury jupiter venus saturn rahu ketu star sign signs rashi rasi lagna ascendant rising house houses
   lord lords chart kundli kundali horoscope tithi nakshatra yoga karana vara paksha masa panchang panchangam panchanga calendar almanac muhurta
   muhurat sunrise sunset moonrise moonset rise rises set sets fast fasts festival festivals vrat holiday eclipse solar lunar full new transit
   transits retrograde direct dasha mahadasha antardasha sade sati match matching points guna gun milan ayanamsa ayanamsha lahiri raman kp mean
 natal spring dev guru nanak ram navami ganesh raksha bandhan maha durga puja pooja chhath karwa karva chauth buddha vaikuntha nirjala ugadi gudi padwa onam pongal bihu vishu lohri makar sankranti summer autumn winter amanta purnimanta amant purnimant अमान्त पूर्णिमान्त चाँद चांद गलती प्रातः दीजिए कीजिए mesha vrishabha mithuna karka simha kanya tula vrishchika dhanu makara kumbha meena mesh mithun kark singh vrishchik makar kumbh meen chandrabala brahm muhurt muhurta yaar baar aati aata farak fark farq galat agar kul total nadi yoni gan gana banta banti banega bante nadi bhakut bhakoot groom bride ank points कुल बनता बनती बनते नाड़ी योनि गण भकूट अंक disha direction दिशा temple newspaper app website site mandir मंदिर akhbar sites websites peak totality worldwide world earth बना मिनट घंटे सही bhadra panchak panchaka parana paran
   true degree degrees longitude latitude lat lon lng utc gmt ist est pst rule rules meaning explain define definition source reason good bad best
   better open closed visible start starts begin begins end ends running going falls fall fallen happen happens hindu vedic indian tamil telugu
   malayalam bengali nepali marathi gujarati hindi sanskrit english era samvat kaal kalam rahukaal choghadiya hora abhijit brahma gulika yamaganda
   details detail short answer question help api data site website app book text general life future case fact order number count total list table
   aaj aj kal parso abhi ab kab kya kyu kyun kyon kaun kaunsa kaunsi konsa konsi kis kise kisko kitna kitne kitni kaha kahan kaise kaisa kaisi ka ki
   ke ko se me mein mai main par pe aur ya hai hain h hu hun ho hoga hogi honge tha thi the na nahi nahin mat bhi hi to toh tak ne wala wali wale
   vala vali vale mera meri mere mujhe mujhko apna apni apne aap aapka aapki uska uski iska iski us is iss wo woh ye yeh jo jab tab din raat subah
   sham shaam dopahar baje saal sal varsh mahina mahine hafta samay waqt tarikh agla agli agle pichla pichli pichle bata batao bataiye batana bataye
   batayen dikhao dikhaiye dikhega karo kare karna karte kar raha rahi rahe chal chahiye sakta sakte janm janam janma paida hua hui ladka ladki beta
   beti bhai behen pati patni maa papa bachcha naam matlab arth niyam sab saare saari dono kuch aise kaisa theek thik achha accha shubh ashubh vivah
   shaadi shadi naukri paisa bhavishya upay niklega nikalta lagega lagta padega padegi padti girta girti milega kundli rashi bhav bhaav grahan vakri
   margi asta uday ast pravesh gochar tyohar parv chutti wala bolo bolna gaya gayi sath saath pehle pahle baad bad bich beech se liye lie
   january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
   sunday monday tuesday wednesday thursday friday saturday st nd rd th am pm o clock oclock off up out down there here
   आज कल परसों अभी अब कब क्या क्यों कौन सा सी किस किसे कितना कितने कितनी कहाँ कैसे का की के को से में मे पर और या है हैं हूँ हो होगा होगी था थी थे न नहीं भी ही तो तक ने वाला
   वाली वाले मेरा मेरी मेरे मुझे अपना अपनी आप आपका इस उस यह वह ये वे जो दिन रात सुबह शाम दोपहर बजे साल वर्ष महीना महीने समय तारीख तिथि नक्षत्र योग करण वार मास पक्ष
   अगला अगली अगले पिछला पिछली पिछले बताओ बताइए बताएँ बताना दिखाइए जन्म हुआ हुई लग्न राशि कुंडली कुण्डली पंचांग दशा महादशा मुहूर्त राहुकाल सूर्योदय सूर्यास्त चंद्रोदय व्रत त्योहार
   पर्व ग्रहण भाव ग्रह नाम अर्थ नियम सब सारे दोनों कुछ बेटा बेटी भाई बहन पति पत्नी माँ पिता बच्चा चल रहा रही शुभ विवाह गोचर वक्री स्वामी अंश एक दो तीन चार पाँच`
    .split(/\s+/)
    .concat(...[...MONTHS, ...WEEKDAYS].map((names) => [...names]))
    .map(spelling),
);

/** Whether a word may be the name of a town: it is nothing else in the grammar. */
export const isTownLike = (raw: string): boolean => !NO_TOWNS.has(spelling(raw));

/** Words before and after a town. */
const BEFORE = new Set(['in', 'at', 'from', 'near', 'of', 'for', 'to', 'vs', 'about'].map(spelling));
const AFTER = new Set(
  ['mein', 'me', 'ka', 'ki', 'ke', 'se', 'wale', 'में', 'मे', 'का', 'की', 'के', 'से', 'vs'].map(spelling),
);

const STARS = new Set(['nakshatra', 'nakshatram', 'naksatra', 'nakshatr', 'नक्षत्र', 'star'].map(spelling));

/** Smaller towns need a preposition, a comma or a message of their own. */
const LEAST_POPULATION = { marked: 1_000, short: 10_000, free: 40_000 };
/** In a message of so few words, a word that is nothing else is a town. */
const FEW_WORDS = 4;
/** Maximum number of look-ups for one message. */
const MAX_LOOKUPS = 12;
const LONGEST_NAME = 3;

/** A town as the message writes it. */
export interface TownMention {
  from: number;
  to: number;
  /** For the tools. */
  name: string;
  /** Whether a preposition, a comma or a state marks it as a town. */
  isMarked: boolean;
}

/** A name in the loosest spelling, in Latin letters. */
const looseOf = (name: string): string =>
  wordsOf(fold(name).text)
    .map(({ bare, stem }) => bare || stem)
    .join('');

interface Found {
  name: string;
  matched: string;
  admin1?: string;
  population: number;
}

/**
 * The towns of a message, in order.
 *
 * @param isTaken  whether a token is part of a date or another slot
 * @param look     the tool `places`; null if it failed
 */
export async function townsIn(
  tokens: readonly MessageToken[],
  isTaken: (at: number) => boolean,
  look: (q: string) => Promise<Record<string, unknown> | null>,
): Promise<TownMention[]> {
  const isFree = (at: number): boolean => {
    const token = tokens[at];
    return (
      token !== undefined &&
      token.word.length > 1 &&
      /^\p{L}/u.test(token.raw) &&
      !NO_TOWNS.has(token.word) &&
      !isTaken(at) &&
      !isStar(at)
    );
  };
  /** Whether a word is the name of a nakṣatra because the word nakṣatra stands beside it. */
  const isStar = (at: number): boolean =>
    STARS.has(tokens[at + 1]?.word ?? '') || STARS.has(tokens[at - 1]?.word ?? '');
  /** Whether a word joins a town to the sentence, and is no part of its name. */
  const isJoin = (at: number): boolean => BEFORE.has(tokens[at]?.word ?? '') || AFTER.has(tokens[at]?.word ?? '');
  const isMark = (at: number): boolean => tokens[at] === undefined || tokens[at]?.word === '|';
  const towns: TownMention[] = [];
  let lookups = 0;
  for (let at = 0; at < tokens.length; ) {
    let found: TownMention | null = null;
    for (let length = LONGEST_NAME; length > 0 && found === null; length--) {
      const to = at + length;
      const all = Array.from({ length }, (_, i) => at + i);
      // A short word may be part of a name of several: New York, Port Blair.
      const isName =
        length === 1
          ? isFree(at)
          : all.every((i) => /^\p{L}{2,}/u.test(tokens[i]?.raw ?? '') && !isTaken(i)) && isFree(to - 1) && !isJoin(at);
      if (!isName || lookups >= MAX_LOOKUPS) continue;
      const name = all.map((i) => tokens[i]?.raw ?? '').join(' ');
      const isMarked =
        BEFORE.has(tokens[at - 1]?.word ?? '') || AFTER.has(tokens[to]?.word ?? '') || (isMark(at - 1) && isMark(to));
      lookups += 1;
      const places = ((await look(name))?.places ?? []) as Found[];
      const place = places.find((each) => [each.name, each.matched].some((known) => looseOf(known) === looseOf(name)));
      const free = tokens.length <= FEW_WORDS ? LEAST_POPULATION.short : LEAST_POPULATION.free;
      const least = isMarked ? LEAST_POPULATION.marked : free;
      if (place !== undefined && place.population >= least) found = { from: at, to, name, isMarked };
    }
    if (found === null) {
      at += 1;
      continue;
    }
    // A state or a country after the town tells namesakes apart.
    const isJoined = (isMark(found.to) && tokens[found.to] !== undefined) || tokens[found.to]?.word === 'in';
    const next = isJoined ? found.to + 1 : found.to;
    for (const length of [2, 1]) {
      const region = tokens.slice(next, next + length);
      if (region.length < length || !region.every(({ raw }, i) => raw.length > 1 && isFree(next + i))) continue;
      const whole = `${found.name}, ${region.map(({ raw }) => raw).join(' ')}`;
      const [place] = ((await look(whole))?.places ?? []) as Found[];
      const isThere =
        place !== undefined &&
        [place.name, place.matched].some(
          (known) =>
            looseOf(known) ===
            looseOf(
              tokens
                .slice(found?.from, found?.to)
                .map(({ raw }) => raw)
                .join(' '),
            ),
        );
      if (!isThere) continue;
      found = { from: found.from, to: next + length, name: whole, isMarked: true };
      break;
    }
    towns.push(found);
    at = found.to;
  }
  return towns;
}

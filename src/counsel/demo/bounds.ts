/** Recognises requests outside the service's scope, by their words, with the reason for declining. */
import type { Statement } from '../statements/compose';
import { type Words, words } from './match';

interface Bound {
  words: Words;
  statements: readonly Statement[];
}

const refusal = (reason: string, ...more: Statement[]): readonly Statement[] => [{ kind: 'refusal', reason }, ...more];
const worry: Statement = { kind: 'feeling', feeling: 'worry' };

/** Reasons for declining. The first match applies. */
const BOUNDS: readonly Bound[] = [
  {
    words: words(
      `ignore all, ignore previous, ignore your, ignore the, system prompt, your instructions, your rules, api key,
       jailbreak, developer mode, pretend, act as, roleplay, role play, you are now, niyam bhool, niyam chhod,
       नियम भूल, नियम छोड़`,
    ),
    statements: refusal('instructions'),
  },
  {
    words: words(
      `will die, i die, my death, longevity, life span, lifespan, mrityu, maut, marunga, ayu kitni, kitni umar,
       मृत्यु, मौत, आयु कितनी, कितनी उम्र`,
    ),
    statements: [worry, ...refusal('death')],
  },
  {
    words: words(
      `remed*, upay, upaya, upaay, upaye, totka, gemstone*, gem, ratna, ratan, nag pehan*, mantra for,
       which mantra, kaun sa mantra, which stone, wear a, puja for, pooja for, kavach, blue sapphire, neelam,
       pukhraj, उपाय, टोटका, रत्न, नीलम, पुखराज, कौन सा मंत्र`,
    ),
    statements: refusal('remedy'),
  },
  {
    words: words(
      `disease, illness, my health, cure, medicine, surgery, pregnan*, cancer treatment, diagnos*, bimari, ilaaj,
       ilaj, sehat, operation, dawai, fever, sick, depress*, anxiety, स्वास्थ्य, बीमारी, इलाज, सेहत, दवा, ऑपरेशन,
       गर्भ`,
    ),
    statements: [worry, ...refusal('health', { kind: 'referral', to: 'doctor' })],
  },
  {
    words: words('court*, lawsuit, legal, mukadma, mukadme, police case, divorce case, मुकदमा, मुकदमे, कोर्ट, कानून'),
    statements: refusal('law', { kind: 'referral', to: 'lawyer' }),
  },
  {
    words: words(
      `get rich, wealth, lottery, stock*, invest*, loan, crypto*, bitcoin, share market, trading, money, buy gold,
       buy a house, property, paisa, paise, dhan labh, karz, ameer, sona khareed*, nivesh, पैसा, पैसे, धन लाभ,
       अमीर, निवेश, शेयर, कर्ज, सोना खरीद`,
    ),
    statements: refusal('money', { kind: 'referral', to: 'financial' }),
  },
  {
    words: words(
      `get married, my marriage, marriage prospects, will i marry, when will i marry, my husband, my wife,
       love life, soulmate, true love, breakup, divorce, come back to me, ex come back, my ex, shaadi kab,
       shadi kab, meri shadi, meri shaadi, shaadi hogi, shadi hogi, vivah kab, pyaar, love marriage, rishta, शादी,
       मेरा विवाह, विवाह कब, प्रेम विवाह, रिश्ता, तलाक`,
    ),
    statements: refusal('marriage'),
  },
  {
    words: words(
      `my career, career prospects, my job, promotion, get a job, new job, exam, exams, interview, government job,
       business succeed, naukri, sarkari, pariksha, job kab, job lagegi, नौकरी, परीक्षा, करियर, प्रमोशन`,
    ),
    statements: refusal('work'),
  },
  {
    words: words(
      `should i, shall i, is it good to, is it safe to, what should, best day, best time, good day to,
       good time to, auspicious time for, kya karun, kya karna chahiye, kya mujhe, karna chahiye, kab karun,
       क्या करूँ, क्या मुझे, करना चाहिए, कब करूँ`,
    ),
    statements: refusal('advice'),
  },
  {
    words: words(
      `election*, world cup, ipl, who will win, kaun jeetega, earthquake, stock market, weather, mausam, world war,
       चुनाव, कौन जीतेगा, मौसम, युद्ध`,
    ),
    statements: refusal('world'),
  },
  {
    words: words(
      `my personality, my character, my nature, what kind of person, am i a good, swabhav, vyaktitva, स्वभाव,
       व्यक्तित्व`,
    ),
    statements: refusal('character'),
  },
  {
    words: words(
      `cursed, curse*, black magic, evil eye, nazar, kala jadu, unlucky, bad luck, scared, afraid, dar lag*,
       is it dangerous, नज़र, काला जादू, डर, अभिशाप`,
    ),
    statements: [worry, ...refusal('fear')],
  },
  {
    words: words(
      `predict*, forecast*, fortune*, my future, future of, will i, will my, will he, will she, am i going to,
       going to happen, lucky, bhavishya*, kismat, bhagya, mera future, kya hoga mera, rashifal, horoscope today,
       aaj ka rashifal, good year for me, bad for me, good for me, भविष्य*, भाग्य, किस्मत, राशिफल`,
    ),
    statements: refusal('prediction'),
  },
];

/** The refusal that must come first; null if the message asks for nothing outside the scope. */
export function boundIn(message: string): readonly Statement[] | null {
  return BOUNDS.find((bound) => bound.words.test(message))?.statements ?? null;
}

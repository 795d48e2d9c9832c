/** Daśās of a birth: at present, on a date, by lord, or as a table. */
import type { GrahaKey } from '../../data/keys';
import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { isTimed, type Reading } from '../reading/reading';
import { withBirth } from './birthInput';
import { GRAHAS, isOfBirth, MEANS, OWN } from './chartValues';
import { type Answer, askedBirth, type Conversation } from './conversation';
import { keysIn } from './named';
import { observancesIn } from './observances';

const DASHA = patternOf(
  'महादशा|महादशाएँ|महादशाओं|महादशाए|dasha|dashas|dashae|dashaen|dashaon|dasho|dasa|dasas|dashaa|mahadasha*|antardasha*|bhukti*|vimshottari*|vimsottari*|antara|pratyantar*|antardasa|mahadasa',
);
const YOGINI = patternOf('yogini');
const AGE = patternOf('age|how_old|umar|umra|umr|kitne_saal_ka|kitne_saal_ki|kitne_sal_ka|aayu');
const ANTARA = patternOf('antardasha*|antara|bhukti*|antardasa|sub_period');
const PRATYANTAR = patternOf('pratyantar*|prantar*|sub_sub_period');
const MAHA = 'महादशा|mahadasha|mahadasa|dasha|maha';
/** Names the antardaśā before its mahādaśā. */
const ANTARA_FIRST = patternOf(`antardasha*|antara|bhukti*|antardasa .. in|of|me|mein|ke ... ${MAHA}
  antardasha*|antardasa ... ${MAHA}`);

/** The daśās of a birth. */
export async function dashas(conversation: Conversation): Promise<Answer> {
  const { words, readings } = conversation;
  if (!DASHA.test(words)) return null;
  // Raghunatha Dasa is the name of an observance.
  if (!isOfBirth(conversation) && (await observancesIn(conversation.text)).length > 0) return null;
  const isGiven = askedBirth(conversation).date !== null;
  if (!isGiven && MEANS.test(words) && !OWN.test(words)) return null;
  const lords = keysIn(GRAHAS, readings[0].words);
  // The table has the daśās of other days; the claim of the present daśā has today’s.
  const isDated = readings[0].dates.length > 1 && dateAsked(readings[0]) !== isoDate(conversation.today);
  const isAll = /\b(?:al|list|sari|sabhi|sare|every|dates)\b/.test(readings[0].words);
  const isEach =
    /\b(?:dasas|mahadasas|antardasas|dasae|mahadasae|antardasae|dasaen)\b/.test(readings[0].words) ||
    (isAll && ANTARA.test(readings[0].words));
  const isNext = /\b(?:next|after|bad|agli|agla|uske|comes)\b/.test(readings[0].words);
  const isBalance = /\b(?:balance|shesh|bhogya|sesh)\b/.test(words);
  const isOther = YOGINI.test(words);
  const isAge = AGE.test(readings[0].words) && lords.length === 1;
  const ordered = lordsInOrder(readings[0].words);
  const [first, second] = ordered;
  // "Venus in the mahādaśā of Mercury": the lord beside the word mahādaśā rules the longer period.
  const pair =
    first !== undefined && second !== undefined && ANTARA.test(readings[0].words)
      ? orderOf(readings[0].words, first, second)
      : null;
  const on = isDated ? dateAsked(readings[0]) : null;
  const isThird = PRATYANTAR.test(words) && on === null && pair === null;
  const ofLord = isEach && lords.length === 1 && ANTARA.test(readings[0].words) ? lords[0] : undefined;
  // An antardaśā named without its mahādaśā belongs to the present one.
  const isOfPresent = ANTARA.test(readings[0].words) && lords.length === 1 && !isEach && !isThird && on === null;
  const needsTree =
    isOther || isBalance || isThird || pair !== null || on !== null || ofLord !== undefined || isOfPresent;
  const fields = needsTree
    ? { fields: ['dasha'], ...(isOther && { dashas: ['yogini'] }), ...(isThird && { dasha_depth: 3 }) }
    : {};
  return withBirth(
    conversation,
    'chart',
    (birth) => ({ ...birth, ...fields }),
    ({ call, output }): Claim[] => {
      const closing = [
        { kind: 'reminder', about: 'dasha' },
        { kind: 'source', call },
      ];
      if (isOther) return [{ kind: 'dasha_other', call, system: 'yogini' }, ...closing];
      if (pair !== null) return [{ kind: 'antardasha', call, graha: pair.maha, sub: pair.antara }, ...closing];
      const maha = isOfPresent ? presentLord(output) : undefined;
      if (maha !== undefined) return [{ kind: 'antardasha', call, graha: maha, sub: first }, ...closing];
      if (isThird) return [{ kind: 'pratyantardasha_now', call }, ...closing];
      if (ofLord !== undefined) {
        const own = { call, graha: ofLord };
        return [{ kind: 'mahadasha', ...own }, { kind: 'antardashas', ...own }, ...closing];
      }
      if (on !== null) return [{ kind: 'dasha_on', call, date: on }, ...closing];
      return [
        ...(isAge ? lords.map((graha) => ({ kind: 'dasha_age', call, graha })) : []),
        ...(lords.length > 0 ? lords.map((graha) => ({ kind: 'mahadasha', call, graha })) : []),
        ...(isBalance
          ? [
              { kind: 'dasha_at_birth', call },
              { kind: 'dasha_balance', call },
            ]
          : []),
        ...((isAll || isDated) && lords.length === 0 ? [{ kind: 'mahadashas', call }] : []),
        ...(lords.length === 0 && !isAll && !isBalance && !isDated ? [{ kind: 'dasha_now', call }] : []),
        ...(isEach && lords.length === 0 && !isAll ? [{ kind: 'antardashas', call }] : []),
        ...(isNext && lords.length === 0 ? [{ kind: 'dasha_next', call }] : []),
        ...closing,
      ];
    },
  );
}

/** The lord of the mahādaśā that runs at present, in the result of a chart. */
function presentLord({ vimshottari }: Readonly<Record<string, unknown>>): string | undefined {
  const { at_present: present } = (vimshottari ?? {}) as { at_present?: { maha?: { lord: string } } };
  return present?.maha?.lord;
}

/** The lords that the words name, in their order. */
function lordsInOrder(words: string): GrahaKey[] {
  const at = (key: GrahaKey): number => GRAHAS[key].exec(words)?.index ?? Number.POSITIVE_INFINITY;
  return keysIn(GRAHAS, words).sort((a, b) => at(a) - at(b));
}

/** The lords of an antardaśā and of its mahādaśā; the mahādaśā comes first unless the words say otherwise. */
function orderOf(words: string, first: GrahaKey, second: GrahaKey): { maha: GrahaKey; antara: GrahaKey } {
  return ANTARA_FIRST.test(words) ? { maha: second, antara: first } : { maha: first, antara: second };
}

/** The date of a question that also gives a birth: the one without a clock. */
function dateAsked({ dates, births }: Reading): string | null {
  const born = births.filter(isTimed).map(({ date }) => date);
  const date = dates.find((each) => !born.includes(each));
  return date === undefined ? null : isoDate(date);
}

/** What a reply without figures says that can be computed, as questions: those with a birth are examples to be changed. */
import type { Reader } from '../../reader/reader';

interface Offer {
  question: string;
  /** Whether it has an example of a birth, so that it is put into the field. */
  isExample: boolean;
}

// Questions, by the words of a reply that name what they ask for, in the three languages of replies.
const WITH_A_BIRTH = [
  ['dasha', /daśās|दशा|dasha/i],
  ['chart', /\bchart|grahas stand|कुंडली|ग्रह कहाँ|kundali|graha kahan/i],
  ['points', /kūṭa|कूट|koot/i],
] as const;
const OTHERS = [
  ['rahu', /the day|of a day|any day|दिन|\bdin\b/i],
  ['diwali', /calendar|observances|festival|पंचांग|पर्व|panchang|\bparv\b/i],
  ['retrograde', /positions|the sky|स्थिति|आकाश|sthiti|aakash/i],
] as const;

const namedIn =
  (reply: string) =>
  ([, names]: readonly [string, RegExp]): boolean =>
    names.test(reply);

/** The questions that a reply offers in words. */
export const offersIn = ({ t }: Reader, reply: string): Offer[] => [
  ...WITH_A_BIRTH.filter(namedIn(reply)).map(([key]) => ({ question: t(`ask.offer_${key}`), isExample: true })),
  ...OTHERS.filter(namedIn(reply)).map(([key]) => ({ question: t(`ask.example_${key}`), isExample: false })),
];

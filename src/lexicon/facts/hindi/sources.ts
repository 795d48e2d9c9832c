/** The sources of facts and of yogas in Hindi. Works in English keep their titles. */
import type { Source } from '../types';

/** Applied in this order. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^customary; the (lord|kāraka) as in (.+)$/, 'परंपरा; $1 $2 के अनुसार'],
  [/^customary; the figures, there degrees of time, as in (.+)$/, 'परंपरा; अंक, जो वहाँ कालांश हैं, $1 के अनुसार'],
  [/^customary$/, 'परंपरा'],
  [/^after (.+)$/, '$1 के आधार पर'],
  [/\blord\b/, 'स्वामी'],
  [/kāraka/, 'कारक'],
  [/\bBPHS\b/g, 'बृहत् पाराशर'],
  [/^Raman, Three Hundred/, 'रमन, तीन सौ योग'],
  [/^Raman, Muhurtha/, 'रमन, मुहूर्त'],
  [/Mānasāgarī/g, 'मानसागरी'],
  [/Bṛhat Parāśara Horā Śāstra/g, 'बृहत् पाराशर होराशास्त्र'],
  [/Sūrya Siddhānta/g, 'सूर्यसिद्धांत'],
  [/Phaladīpikā/g, 'फलदीपिका'],
  [/Bṛhajjātaka/g, 'बृहज्जातक'],
  [/Laghu-Pārāśarī/g, 'लघु पाराशरी'],
  [/Śrīpati/g, 'श्रीपति'],
  [/Yukteśvar/g, 'युक्तेश्वर'],
  [/\bchapter (\d+)/g, 'अध्याय $1'],
  [/\bnos\. /g, 'क्रमांक '],
  [/\bp\. /g, 'पृष्ठ '],
  [/\bresolution /g, 'प्रस्ताव '],
];

/** A source in Hindi: `Phaladīpikā 6` as `फलदीपिका 6`. */
export const citedInHindi = (text: string): string =>
  WORDS.reduce((said, [word, hindi]) => said.replace(word, hindi), text);

/** The source of a fact in Hindi, for readers; answers of programs keep the original. */
export const sourceInHindi = ({ attribution, citation }: Source): Source => ({
  attribution: citedInHindi(attribution),
  citation: citation === null ? null : citedInHindi(citation),
});

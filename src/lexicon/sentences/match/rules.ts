/** The rules of the kūṭas in sentences. `vara` and `kanya` name the births that take those places. */

import type { Kuta, KutaRule, Who } from '../../../domain/match/types';
import type { SentenceLanguage } from '../../language';

interface Places {
  vara: string;
  kanya: string;
}

type Wording = Record<SentenceLanguage, (places: Places) => string>;

const still = (en: string, hi: string): Wording => ({ en: () => en, hi: () => hi });

function wordingOf(rule: KutaRule): Wording {
  switch (rule.tag) {
    case 'varna-not-lower': {
      const list = rule.list === 'raman';
      return {
        en: ({ vara, kanya }) =>
          `1 point if the varṇa of ${vara} (in the vara’s place) is not lower than the varṇa of ${kanya}. The order from the highest is brāhmaṇa, kṣatriya, vaiśya, śūdra.${list ? ' The rāśis have their varṇas by Raman’s list.' : ''}`,
        hi: ({ vara, kanya }) =>
          `${vara} (वर के स्थान पर) का वर्ण ${kanya} के वर्ण से नीचा न हो तो 1 अंक। ऊँचे से क्रम: ब्राह्मण, क्षत्रिय, वैश्य, शूद्र।${list ? ' राशियों के वर्ण रमन की सूची से हैं।' : ''}`,
      };
    }
    case 'vashya-classes':
      return still(
        'Each rāśi has one of five classes; Dhanus and Makara change class at 15°. A table gives 0, ½, 1 or 2 points for the two classes, the same both ways.',
        'प्रत्येक राशि पाँच वर्गों में से एक में है; धनु और मकर में 15° पर वर्ग बदलता है। सारणी दोनों वर्गों के लिए 0, ½, 1 या 2 अंक देती है, दोनों ओर से समान।',
      );
    case 'vashya-lists':
      return rule.way === 'either'
        ? still(
            '2 points if either rāśi stands in the list of rāśis that are vaśya to the other.',
            'दोनों में से कोई राशि दूसरी की वश्य राशियों की सूची में हो तो 2 अंक।',
          )
        : {
            en: ({ vara, kanya }) =>
              `1 point if both have the same rāśi, or if the rāśi of ${vara} (in the vara’s place) stands in the list of rāśis that are vaśya to the rāśi of ${kanya}.`,
            hi: ({ vara, kanya }) =>
              `दोनों की एक राशि हो, या ${vara} (वर के स्थान पर) की राशि ${kanya} की राशि की वश्य-सूची में हो तो 1 अंक।`,
          };
    case 'tara-both-counts':
      return still(
        'Count the nakṣatras from each to the other and divide by 9. Each count whose remainder is not 3, 5 or 7 gives 1½ points.',
        'प्रत्येक के नक्षत्र से दूसरे के नक्षत्र तक गिनें और 9 से भाग दें। जिस गणना का शेष 3, 5 या 7 न हो उसके 1½ अंक।',
      );
    case 'dina-remainders':
      return {
        en: ({ vara, kanya }) =>
          `3 points if the count of nakṣatras from ${kanya} (in the kanyā’s place) to ${vara}, divided by 9, leaves 0, 2, 4, 6 or 8.`,
        hi: ({ vara, kanya }) =>
          `${kanya} (कन्या के स्थान पर) के नक्षत्र से ${vara} के नक्षत्र तक की गणना को 9 से भाग देने पर शेष 0, 2, 4, 6 या 8 हो तो 3 अंक।`,
      };
    case 'dina-counts':
      return {
        en: ({ vara, kanya }) =>
          `1 point if the count of nakṣatras from ${kanya} (in the kanyā’s place) to ${vara} is 2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24 or 26.`,
        hi: ({ vara, kanya }) =>
          `${kanya} (कन्या के स्थान पर) के नक्षत्र से ${vara} के नक्षत्र तक की गणना 2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24 या 26 हो तो 1 अंक।`,
      };
    case 'yoni-table':
      return still(
        'Each nakṣatra has one of fourteen yonis. A table gives 0 to 4 points for the two, the same both ways.',
        'प्रत्येक नक्षत्र की चौदह योनियों में से एक है। सारणी दोनों योनियों के लिए 0 से 4 अंक देती है, दोनों ओर से समान।',
      );
    case 'yoni-enemies':
      return still(
        '1 point unless the two yonis are one of the seven pairs: aśva and mahiṣa, gaja and siṃha, meṣa and vānara, sarpa and nakula, śvāna and mṛga, mārjāra and mūṣaka, go and vyāghra.',
        'दोनों योनियाँ इन सात जोड़ियों में से न हों तो 1 अंक: अश्व–महिष, गज–सिंह, मेष–वानर, सर्प–नकुल, श्वान–मृग, मार्जार–मूषक, गो–व्याघ्र।',
      );
    case 'maitri-both-ways':
      return still(
        'By the natural relation of the two rāśi lords both ways: the same lord or both friends 5, friend and neutral 4, both neutral 3, friend and enemy 1, neutral and enemy ½, both enemies 0.',
        'दोनों राशि-स्वामियों के नैसर्गिक सम्बन्ध से: एक ही स्वामी या दोनों मित्र 5, मित्र और सम 4, दोनों सम 3, मित्र और शत्रु 1, सम और शत्रु ½, दोनों शत्रु 0।',
      );
    case 'maitri-all-or-nothing':
      return still(
        '5 points if one lord rules both rāśis, or if the natural relation of the two lords is friendly both ways, or friendly one way and neutral the other.',
        'दोनों राशियों का एक स्वामी हो, दोनों स्वामी नैसर्गिक मित्र हों, या एक मित्र और दूसरा सम हो तो 5 अंक।',
      );
    case 'maitri-brihajjataka':
      return still(
        '1 point if one lord rules both rāśis, or if the list of Bṛhajjātaka 2.15 has the two lords as friends.',
        'दोनों राशियों का एक स्वामी हो, या बृहज्जातक 2.15 की सूची में दोनों स्वामी मित्र हों तो 1 अंक।',
      );
    case 'gana-table':
      return {
        en: ({ vara }) =>
          `Deva, manuṣya or rākṣasa by nakṣatra. With ${vara} in the vara’s place: deva with deva 6, manuṣya 5, rākṣasa 1; manuṣya with deva 6, manuṣya 6, rākṣasa 0; rākṣasa with deva 0, manuṣya 0, rākṣasa 6.`,
        hi: ({ vara }) =>
          `नक्षत्र से देव, मनुष्य या राक्षस। वर के स्थान पर ${vara}: देव के साथ देव 6, मनुष्य 5, राक्षस 1; मनुष्य के साथ देव 6, मनुष्य 6, राक्षस 0; राक्षस के साथ देव 0, मनुष्य 0, राक्षस 6।`,
      };
    case 'gana-same':
      return still('6 points if both have the same gaṇa.', 'दोनों का एक ही गण हो तो 6 अंक।');
    case 'gana-tamil':
      return still(
        '1 point if both have the same gaṇa, or one is deva and the other manuṣya.',
        'दोनों का एक ही गण हो, या एक देव और दूसरा मनुष्य हो तो 1 अंक।',
      );
    case 'bhakuta-places':
      return rule.exceptions
        ? still(
            '7 points unless the rāśis stand 2 and 12, 5 and 9, or 6 and 8 from each other, and in these too where one lord rules both rāśis or their lords are friends.',
            'राशियाँ परस्पर 2–12, 5–9 या 6–8 न हों तो 7 अंक; इनमें भी, जहाँ दोनों राशियों का एक स्वामी हो या दोनों स्वामी मित्र हों।',
          )
        : still(
            '7 points unless the rāśis stand 2 and 12, 5 and 9, or 6 and 8 from each other.',
            'राशियाँ परस्पर 2–12, 5–9 या 6–8 न हों तो 7 अंक।',
          );
    case 'rashi-count': {
      const raman = rule.sameRashi === 'vara-nakshatra-first';
      return {
        en: ({ vara, kanya }) =>
          raman
            ? `7 points if the count of rāśis from ${kanya} (in the kanyā’s place) to ${vara} is 7 to 12. In the same rāśi the nakṣatra of ${vara} must come first.`
            : `1 point if the count of rāśis from ${kanya} (in the kanyā’s place) to ${vara} is 1, or 7 to 12.`,
        hi: ({ vara, kanya }) =>
          raman
            ? `${kanya} (कन्या के स्थान पर) की राशि से ${vara} की राशि तक की गणना 7 से 12 हो तो 7 अंक। एक ही राशि में ${vara} का नक्षत्र पहले आए तो भी।`
            : `${kanya} (कन्या के स्थान पर) की राशि से ${vara} की राशि तक की गणना 1, या 7 से 12 हो तो 1 अंक।`,
      };
    }
    case 'nadi-different':
      return rule.exceptions
        ? still(
            'Full points if the nāḍīs (ādya, madhya, antya by nakṣatra) differ, and with the same nāḍī too where the two differ in nakṣatra within one rāśi, or in rāśi or pāda within one nakṣatra.',
            'नाडियाँ (नक्षत्र से आद्य, मध्य, अन्त्य) अलग हों तो पूरे अंक; एक नाडी में भी, जहाँ एक राशि में नक्षत्र अलग हों, या एक नक्षत्र में राशि या पाद अलग हों।',
          )
        : still(
            'Full points if the nāḍīs (ādya, madhya, antya by nakṣatra) differ.',
            'नाडियाँ (नक्षत्र से आद्य, मध्य, अन्त्य) अलग हों तो पूरे अंक।',
          );
    case 'mahendra-counts':
      return {
        en: ({ vara, kanya }) =>
          `It holds if the count of nakṣatras from ${kanya} (in the kanyā’s place) to ${vara} is 4, 7, 10, 13, 16, 19, 22 or 25.`,
        hi: ({ vara, kanya }) =>
          `${kanya} (कन्या के स्थान पर) के नक्षत्र से ${vara} के नक्षत्र तक की गणना 4, 7, 10, 13, 16, 19, 22 या 25 हो तो बनता है।`,
      };
    case 'stri-dirgha-beyond':
      return {
        en: ({ vara, kanya }) =>
          `It holds if the count of nakṣatras from ${kanya} (in the kanyā’s place) to ${vara} is more than ${rule.count}.`,
        hi: ({ vara, kanya }) =>
          `${kanya} (कन्या के स्थान पर) के नक्षत्र से ${vara} के नक्षत्र तक की गणना ${rule.count} से अधिक हो तो बनता है।`,
      };
    case 'rajju-different':
      return still(
        'It holds if the rajjus (pāda, kaṭi, nābhi, kaṇṭha, śiras by nakṣatra) differ. Rising and falling rajjus count as the same.',
        'रज्जु (नक्षत्र से पाद, कटि, नाभि, कण्ठ, शिरस्) अलग हों तो बनता है। आरोह और अवरोह में भेद नहीं किया है।',
      );
    case 'vedha-pairs':
      return rule.chitra === 'with-three'
        ? still(
            'It holds unless the two nakṣatras form a vedha pair; Mṛgaśirā, Citrā and Dhaniṣṭhā are in vedha among themselves.',
            'दोनों नक्षत्र वेध की जोड़ी न हों तो बनता है; मृगशिरा, चित्रा और धनिष्ठा में परस्पर वेध है।',
          )
        : still(
            'It holds unless the two nakṣatras form a vedha pair; of Mṛgaśirā, Citrā and Dhaniṣṭhā the first and the last are one.',
            'दोनों नक्षत्र वेध की जोड़ी न हों तो बनता है; मृगशिरा, चित्रा और धनिष्ठा में से पहला और अन्तिम एक जोड़ी हैं।',
          );
  }
}

const LETTERS: Record<Who, string> = { a: 'a', b: 'b' };

/**
 * The rule of a kūṭa in one or two sentences. If it has a direction, it names the birth in each place.
 *
 * @param names  how the births are called
 */
export function kutaRuleInWords(
  { rule, vara }: Pick<Kuta, 'rule' | 'vara'>,
  language: SentenceLanguage,
  names: Record<Who, string> = LETTERS,
): string {
  return wordingOf(rule)[language]({ vara: names[vara ?? 'a'], kanya: names[vara === 'b' ? 'a' : 'b'] });
}

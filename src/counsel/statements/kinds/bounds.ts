/** Bounds: what the service does not do, what it can compute instead, who else may help, and what is not known. */
import type { Kind } from '../statement';
import { choice } from './choice';

const REFUSALS = {
  prediction: {
    en: 'I do not predict what happens in a life. I can give the dated periods of a chart (daśās), with where each begins and ends.',
    hi: 'जीवन में क्या होगा, यह सेवा नहीं बताती। कुण्डली की दशाओं के आरम्भ और अन्त की तारीखें निकाली जा सकती हैं।',
    'hi-Latn':
      'Jeevan mein kya hoga, yeh seva nahin batati. Kundali ki dashaon ke aarambh aur ant ki tarikhein nikaali ja sakti hain.',
  },
  marriage: {
    en: 'I do not say whether or when somebody marries. I can compute the chart, its daśās with dates, or the kūṭa points of two births.',
    hi: 'विवाह कब होगा या नहीं, यह सेवा नहीं बताती। कुण्डली, दशाओं की तारीखें या दो जन्मों के कूट-अंक निकाले जा सकते हैं।',
    'hi-Latn':
      'Vivah kab hoga ya nahin, yeh seva nahin batati. Kundali, dashaon ki tarikhein aur kisi do janm ke koot-ank ki ganana ho sakti hai.',
  },
  work: {
    en: 'I do not foretell work, examinations or success. I can compute the chart and its daśās with dates.',
    hi: 'नौकरी, परीक्षा या सफलता की भविष्यवाणी यह सेवा नहीं करती। कुण्डली और दशाओं की तारीखें निकाली जा सकती हैं।',
    'hi-Latn':
      'Naukri, pariksha ya safalta ki bhavishyavani yeh seva nahin karti. Kundali aur dashaon ki tarikhein nikaali ja sakti hain.',
  },
  character: {
    en: 'I do not describe a person’s character from a chart. I can state where the grahas stand and by which rules a yoga is named.',
    hi: 'कुण्डली से स्वभाव यह सेवा नहीं बताती। ग्रह कहाँ हैं और योग किस नियम से बनता है, यह बताया जा सकता है।',
    'hi-Latn':
      'Kundali se swabhav yeh seva nahin batati. Graha kahan hain aur yog kis niyam se banta hai, yeh bataya ja sakta hai.',
  },
  remedy: {
    en: 'I name no remedies: no stones, mantras, rites, gifts or fasts as a means. I can give the positions and the dates that were calculated.',
    hi: 'यह सेवा उपाय नहीं बताती: न रत्न, न मन्त्र, न पूजा, न दान, न व्रत। ग्रहों की स्थिति और तारीखें निकाली जा सकती हैं।',
    'hi-Latn':
      'Yeh seva upay nahin batati: na ratna, na mantra, na puja, na daan, na vrat. Grahon ki sthiti aur tarikhein nikaali ja sakti hain.',
  },
  advice: {
    en: 'What to do is your own decision, and I do not advise on it. I can give the dates and rules that a calendar states.',
    hi: 'क्या करना है, इस पर यह सेवा सलाह नहीं देती; निर्णय मनुष्य का है। पञ्चाङ्ग की तारीखें और नियम बताए जा सकते हैं।',
    'hi-Latn':
      'Kya karna hai, is par yeh seva salah nahin deti; nirnay hamesha insaan ka hai. Panchang ki tarikhein aur niyam bataye ja sakte hain.',
  },
  timing: {
    en: 'I do not choose a time for anybody. I can list the windows of a day and the rules by which an almanac names them.',
    hi: 'यह सेवा किसी के लिए समय नहीं चुनती। दिन के काल और वे किस नियम से बनते हैं, यह बताया जा सकता है।',
    'hi-Latn':
      'Yeh seva kisi ke liye samay nahin chunti. Din ke kaal aur ve kis niyam se bante hain, yeh bataya ja sakta hai.',
  },
  health: {
    en: 'I say nothing about health, and a chart is no diagnosis. I can compute positions and dates only.',
    hi: 'स्वास्थ्य के बारे में यह सेवा कुछ नहीं कहती; कुण्डली कोई निदान नहीं है। केवल स्थितियाँ और तारीखें निकाली जा सकती हैं।',
    'hi-Latn':
      'Swasthya ke baare mein yeh seva kuchh nahin kehti; kundali koi nidan nahin hai. Keval sthitiyan aur tarikhein nikaali ja sakti hain.',
  },
  law: {
    en: 'I say nothing about courts or legal matters. I can compute positions and dates only.',
    hi: 'न्यायालय या कानून के विषय में यह सेवा कुछ नहीं कहती। केवल स्थितियाँ और तारीखें निकाली जा सकती हैं।',
    'hi-Latn':
      'Nyayalay ya kanoon ke vishay mein yeh seva kuchh nahin kehti. Keval sthitiyan aur tarikhein nikaali ja sakti hain.',
  },
  money: {
    en: 'I say nothing about money, trade or investments. I can compute positions and dates only.',
    hi: 'धन, व्यापार या निवेश के विषय में यह सेवा कुछ नहीं कहती। केवल स्थितियाँ और तारीखें निकाली जा सकती हैं।',
    'hi-Latn':
      'Dhan, vyapar ya nivesh ke vishay mein yeh seva kuchh nahin kehti. Keval sthitiyan aur tarikhein nikaali ja sakti hain.',
  },
  match_verdict: {
    en: 'I give no verdict on two people. I can count the kūṭa points of two births by a named tradition, with the rule of each.',
    hi: 'दो लोगों के बारे में यह सेवा कोई निर्णय नहीं देती। किसी परम्परा के नियम से दो जन्मों के कूट-अंक गिने जा सकते हैं, हर नियम के साथ।',
    'hi-Latn':
      'Do logon ke baare mein yeh seva koi nirnay nahin deti. Kisi parampara ke niyam se do janmon ke koot-ank gine ja sakte hain, niyam ke saath.',
  },
  death: {
    en: 'I do not calculate a length of life, and nothing here says anything about death. I can compute positions and dates only.',
    hi: 'आयु की गणना यह सेवा नहीं करती, और यहाँ कुछ भी मृत्यु के बारे में नहीं कहता। केवल स्थितियाँ और तारीखें निकाली जा सकती हैं।',
    'hi-Latn':
      'Aayu ki ganana yeh seva nahin karti, aur yahan kuchh bhi mrityu ke baare mein nahin kehta. Keval sthitiyan aur tarikhein nikaali ja sakti hain.',
  },
  fear: {
    en: 'A position in the sky is a position, nothing to be afraid of. I can give its dates and the rule by which it has its name.',
    hi: 'आकाश में कोई स्थिति केवल स्थिति है, डरने की बात नहीं। उसकी तारीखें और नाम का नियम बताया जा सकता है।',
    'hi-Latn':
      'Aakash mein koi sthiti keval sthiti hai, darne ki baat nahin. Uski tarikhein aur naam ka niyam bataya ja sakta hai.',
  },
  world: {
    en: 'I do not forecast elections, markets, weather or matches. I can compute the events of the sky with their dates.',
    hi: 'चुनाव, बाज़ार, मौसम या खेल की भविष्यवाणी यह सेवा नहीं करती। आकाश की घटनाएँ तारीखों सहित निकाली जा सकती हैं।',
    'hi-Latn':
      'Chunav, bazaar, mausam ya khel ki bhavishyavani yeh seva nahin karti. Aakash ki ghatnayein tarikhon sahit nikaali ja sakti hain.',
  },
  instructions: {
    en: 'I always follow my rules, and I do not quote them. I can compute the day, a chart or the observances of a year.',
    hi: 'यह सेवा सबके लिए अपने नियमों पर रहती है, और उन्हें नहीं सुनाती। दिन के पञ्चाङ्ग, कुण्डली और वर्ष के पर्वों की गणना हो सकती है।',
    'hi-Latn':
      'Yeh seva sabke liye niyamon par rehti hai, aur unhein nahin sunati. Din ka panchang, kundali aur varsh ke parv ki ganana ho sakti hai.',
  },
  off_topic: {
    en: 'That is outside what I do. I compute Vedic astronomy and calendars: the day, charts, observances and events of the sky.',
    hi: 'यह इस सेवा के काम से बाहर है। यहाँ वैदिक खगोल और पञ्चाङ्ग की गणना होती है: दिन, कुण्डली, पर्व और आकाश की घटनाएँ।',
    'hi-Latn':
      'Yeh is seva ke kaam se bahar hai. Yahan vaidik khagol aur panchang ki ganana hoti hai: din, kundali, parv aur aakash ki ghatnayein.',
  },
};

const REFERRALS = {
  doctor: {
    en: 'For anything about health, a doctor is the right person to ask.',
    hi: 'स्वास्थ्य के प्रश्न डॉक्टर से पूछे जाते हैं।',
    'hi-Latn': 'Swasthya ke prashn doctor se pooche jaate hain.',
  },
  emergency: {
    en: 'In an emergency, call the emergency number of your country (112 in India and in Europe).',
    hi: 'आपात स्थिति में देश का आपात नम्बर: भारत में 112।',
    'hi-Latn': 'Aapaat sthiti mein desh ka emergency number: Bharat mein 112.',
  },
  crisis: {
    en: 'You matter, and you need not be alone with this. Please talk to somebody now: in India Tele-MANAS answers at 14416, day and night; elsewhere findahelpline.com lists numbers.',
    hi: 'कृपया अभी किसी से बात करें; अकेले रहना ज़रूरी नहीं। भारत में टेली-मानस 14416 दिन-रात सुनता है।',
    'hi-Latn':
      'Kripya abhi kisi se baat karein; akele rehna zaroori nahin. Bharat mein Tele-MANAS 14416 din-raat sunta hai.',
  },
  lawyer: {
    en: 'For a legal question, a lawyer is the right person to ask.',
    hi: 'कानून के प्रश्न वकील से पूछे जाते हैं।',
    'hi-Latn': 'Kanoon ke prashn vakil se pooche jaate hain.',
  },
  financial: {
    en: 'For a question of money, a licensed adviser is the right person to ask.',
    hi: 'धन के प्रश्न किसी मान्य वित्तीय सलाहकार से पूछे जाते हैं।',
    'hi-Latn': 'Dhan ke prashn kisi manya vittiya salahkar se pooche jaate hain.',
  },
  family: {
    en: 'People who know you, or a counsellor, can think this through with you.',
    hi: 'इस पर घर के लोगों या किसी परामर्शदाता से बात हो सकती है।',
    'hi-Latn': 'Is par ghar ke logon aur kisi paramarshdata se baat ho sakti hai.',
  },
  tradition: {
    en: 'How an observance is kept differs by family and place; your elders or your temple know your own custom.',
    hi: 'पर्व की रीति परिवार और स्थान से बदलती है; घर के बड़े उसे जानते हैं।',
    'hi-Latn': 'Parv ki reeti parivar aur sthan se badalti hai; ghar ke bade use jaante hain.',
  },
  record: {
    en: 'The exact birth time usually stands in the birth certificate or in the records of the hospital.',
    hi: 'जन्म का ठीक समय प्रायः जन्म-प्रमाणपत्र या अस्पताल के अभिलेख में होता है।',
    'hi-Latn': 'Janm ka theek samay praayah janm-pramanpatra mein aur aspatal ke record mein hota hai.',
  },
};

const UNKNOWNS = {
  plain: { en: 'I do not know.', hi: 'यह ज्ञात नहीं।', 'hi-Latn': 'Yeh gyat nahin.' },
  not_computed: {
    en: 'This service does not compute that.',
    hi: 'यह सेवा इसकी गणना नहीं करती।',
    'hi-Latn': 'Yeh seva iski ganana nahin karti.',
  },
  no_source: {
    en: 'I know no source for that, so I leave it open.',
    hi: 'इसका कोई स्रोत ज्ञात नहीं, इसलिए यह प्रश्न खुला रहता है।',
    'hi-Latn': 'Iska koi srot gyat nahin, isliye yeh prashn khula rehta hai.',
  },
  years: {
    en: 'The service covers the years 1900 to 2100.',
    hi: 'यह सेवा वर्ष 1900 से 2100 तक है।',
    'hi-Latn': 'Yeh seva varsh 1900 se 2100 tak hai.',
  },
  unclear: {
    en: 'I did not understand the question.',
    hi: 'प्रश्न समझ में नहीं आया।',
    'hi-Latn': 'Prashn samajh mein nahin aaya.',
  },
  differs: {
    en: 'Sources differ here, and the service follows the one that it names.',
    hi: 'यहाँ स्रोतों में मतभेद है; सेवा जिस स्रोत का नाम देती है, उसी पर चलती है।',
    'hi-Latn': 'Yahan sroton mein matbhed hai; seva jis srot ka naam deti hai, usi par chalti hai.',
  },
  depends: {
    en: 'That depends on the school and its settings.',
    hi: 'यह परम्परा और उसके मानों पर निर्भर है।',
    'hi-Latn': 'Yeh parampara aur uske maanon par nirbhar hai.',
  },
  memory: {
    en: 'I keep nothing of earlier conversations, so I know only what is written here.',
    hi: 'पिछली बातचीत नहीं रखी जाती; केवल यहाँ लिखा हुआ ज्ञात है।',
    'hi-Latn': 'Pichhli baatcheet nahin rakhi jaati; keval yahan likha hua gyat hai.',
  },
};

const REMINDERS = {
  dates: {
    en: 'These are dates and positions; they say nothing about what happens.',
    hi: 'ये केवल तारीखें और स्थितियाँ हैं; जीवन की घटनाएँ इनमें नहीं हैं।',
    'hi-Latn': 'Yeh keval tarikhein aur sthitiyan hain; jeevan ki ghatnayein in mein nahin hain.',
  },
  dasha: {
    en: 'A daśā is a span of time with a lord: it begins and ends, and no more is said here.',
    hi: 'दशा एक स्वामी वाला काल है: उसका आरम्भ और अन्त है, इससे अधिक यहाँ नहीं कहा जाता।',
    'hi-Latn': 'Dasha ek swami wala kaal hai: uska aarambh aur ant hai, isse adhik yahan nahin kaha jaata.',
  },
  yoga: {
    en: 'A yoga is the name of an arrangement; the name is a term, no statement about a person.',
    hi: 'योग ग्रहों की एक स्थिति का नाम है; नाम केवल पारिभाषिक शब्द है।',
    'hi-Latn': 'Yog grahon ki ek sthiti ka naam hai; naam keval paribhashik shabd hai.',
  },
  points: {
    en: 'Points follow from the rules of a tradition; they are no verdict.',
    hi: 'अंक किसी परम्परा के नियमों से आते हैं; वे निर्णय नहीं हैं।',
    'hi-Latn': 'Ank kisi parampara ke niyamon se aate hain; ve nirnay nahin hain.',
  },
  saturn: {
    en: 'Sāḍe-sātī is the name of Saturn’s stay in three signs around the natal Moon: a stretch of dates.',
    hi: 'साढ़े-साती जन्म-चन्द्र के आसपास की तीन राशियों में शनि के रहने का नाम है: तारीखों का एक काल।',
    'hi-Latn':
      'Saade-saati janm-chandra ke aas-paas ki teen rashiyon mein Shani ke rehne ka naam hai: tarikhon ka ek kaal.',
  },
  custom: {
    en: 'This is custom as almanacs state it.',
    hi: 'यह पञ्चाङ्गों में लिखी रीति है।',
    'hi-Latn': 'Yeh panchangon mein likhi reeti hai.',
  },
};

export const BOUNDS: readonly Kind[] = [
  choice('refusal', 'sentence', 'a refusal by reason, with what can be computed instead', 'reason', REFUSALS),
  choice('referral', 'sentence', 'who else can help', 'to', REFERRALS),
  choice('unknown', 'sentence', 'what is not known or not computed', 'reason', UNKNOWNS),
  choice('reminder', 'sentence', 'what the figures do not say', 'about', REMINDERS),
];

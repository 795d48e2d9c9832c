/** Courtesy: what opens, carries and closes a conversation. */
import type { Kind } from '../statement';
import { choice } from './choice';

const GREETINGS = {
  plain: { en: 'Namaste.', hi: 'नमस्ते।', 'hi-Latn': 'Namaste.' },
  warm: {
    en: 'Namaste, and welcome.',
    hi: 'नमस्ते, स्वागत है।',
    'hi-Latn': 'Namaste, swagat hai.',
  },
  again: { en: 'Welcome back.', hi: 'फिर से स्वागत है।', 'hi-Latn': 'Phir se swagat hai.' },
};

const THANKS = {
  plain: { en: 'You are welcome.', hi: 'धन्यवाद।', 'hi-Latn': 'Dhanyavaad.' },
  warm: {
    en: 'You are very welcome. Thank you for asking.',
    hi: 'बहुत धन्यवाद। पूछने के लिए आभार।',
    'hi-Latn': 'Bahut dhanyavaad. Poochhne ke liye aabhaar.',
  },
  details: {
    en: 'Thank you for the details.',
    hi: 'विवरण देने के लिए धन्यवाद।',
    'hi-Latn': 'Vivaran dene ke liye dhanyavaad.',
  },
};

const GOODBYES = {
  plain: { en: 'Goodbye.', hi: 'नमस्कार।', 'hi-Latn': 'Namaskar.' },
  warm: {
    en: 'Goodbye. You are welcome to ask again at any time.',
    hi: 'नमस्कार। जब चाहें, फिर पूछ सकते हैं।',
    'hi-Latn': 'Namaskar. Jab chahein, phir pooch sakte hain.',
  },
};

const FEELINGS = {
  worry: {
    en: 'I hear that this worries you, and I am sorry it weighs on you.',
    hi: 'यह बात मन पर भारी है, यह समझ में आता है।',
    'hi-Latn': 'Yeh baat mann par bhaari hai, yeh samajh mein aata hai.',
  },
  grief: {
    en: 'I am sorry for your loss.',
    hi: 'इस दुख में संवेदना है।',
    'hi-Latn': 'Is dukh mein samvedana hai.',
  },
  frustration: {
    en: 'I understand that this is not the answer you hoped for.',
    hi: 'शायद किसी और उत्तर की आशा थी, यह समझ में आता है।',
    'hi-Latn': 'Kisi aur uttar ki aasha thi, yeh samajh mein aata hai.',
  },
  joy: { en: 'That is lovely to hear.', hi: 'यह सुनकर अच्छा लगा।', 'hi-Latn': 'Yeh sunkar achchha laga.' },
  curiosity: { en: 'Good question.', hi: 'अच्छा प्रश्न है।', 'hi-Latn': 'Achchha prashn hai.' },
  doubt: {
    en: 'It is fair to doubt this; every figure here can be checked.',
    hi: 'सन्देह करना ठीक है; यहाँ का हर अंक जाँचा जा सकता है।',
    'hi-Latn': 'Sandeh karna theek hai; yahan ke ankon ki jaanch ho sakti hai.',
  },
};

const APOLOGIES = {
  mistake: {
    en: 'I am sorry, that was my mistake.',
    hi: 'क्षमा करें, वह यहाँ की भूल थी।',
    'hi-Latn': 'Kshama karein, woh yahan ki bhool thi.',
  },
  misunderstood: {
    en: 'I am sorry, I misunderstood the question.',
    hi: 'क्षमा करें, प्रश्न ठीक से नहीं समझा गया।',
    'hi-Latn': 'Kshama karein, prashn theek se nahin samjha gaya.',
  },
  tool: {
    en: 'I am sorry, this computation did not work just now.',
    hi: 'क्षमा करें, यह गणना इस समय नहीं हो सकी।',
    'hi-Latn': 'Kshama karein, yeh ganana is samay nahin ho saki.',
  },
};

const CORRECTIONS = {
  date: {
    en: 'Thank you for correcting the date; this is computed for the corrected one.',
    hi: 'तारीख ठीक कराने के लिए धन्यवाद; गणना ठीक की हुई तारीख से है।',
    'hi-Latn': 'Tarikh theek karane ke liye dhanyavaad; ganana theek ki hui tarikh se hai.',
  },
  time: {
    en: 'Thank you for correcting the time; this is computed for the corrected one.',
    hi: 'समय ठीक कराने के लिए धन्यवाद; गणना ठीक किए हुए समय से है।',
    'hi-Latn': 'Samay theek karane ke liye dhanyavaad; ganana theek kiye hue samay se hai.',
  },
  place: {
    en: 'Thank you for correcting the place; this is computed for the corrected one.',
    hi: 'स्थान ठीक कराने के लिए धन्यवाद; गणना ठीक किए हुए स्थान से है।',
    'hi-Latn': 'Sthan theek karane ke liye dhanyavaad; ganana theek kiye hue sthan se hai.',
  },
  earlier: {
    en: 'What was said earlier here was not computed. This is the computed answer.',
    hi: 'यहाँ पहले जो कहा गया, वह गणना से नहीं था। यह गणना से निकला उत्तर है।',
    'hi-Latn': 'Yahan pehle jo kaha gaya, woh ganana se nahin tha. Yeh ganana se nikla uttar hai.',
  },
  premise: {
    en: 'The computation gives something other than the question assumes.',
    hi: 'गणना का परिणाम प्रश्न में मानी गई बात से भिन्न है।',
    'hi-Latn': 'Ganana ka parinaam prashn mein maani gayi baat se bhinn hai.',
  },
};

const LINKS = {
  also: { en: 'Also:', hi: 'साथ में:', 'hi-Latn': 'Saath mein:' },
  however: { en: 'However:', hi: 'किन्तु:', 'hi-Latn': 'Lekin:' },
  reason: { en: 'The reason:', hi: 'कारण:', 'hi-Latn': 'Kaaran:' },
  summary: { en: 'In short:', hi: 'संक्षेप में:', 'hi-Latn': 'Sankshep mein:' },
  comparison: { en: 'For comparison:', hi: 'तुलना के लिए:', 'hi-Latn': 'Tulna ke liye:' },
  meanwhile: {
    en: 'Here is what can be calculated:',
    hi: 'गणना से यह निकलता है:',
    'hi-Latn': 'Ganana se yeh nikalta hai:',
  },
  note: { en: 'Please note:', hi: 'ध्यान दें:', 'hi-Latn': 'Dhyan dein:' },
  details: { en: 'In detail:', hi: 'विस्तार से:', 'hi-Latn': 'Vistaar se:' },
  source: { en: 'Where this comes from:', hi: 'इसका आधार:', 'hi-Latn': 'Iska aadhar:' },
};

export const COURTESY: readonly Kind[] = [
  choice('greeting', 'sentence', 'a greeting', 'tone', GREETINGS),
  choice('thanks', 'sentence', 'an answer to thanks, or thanks for details', 'tone', THANKS),
  choice('goodbye', 'sentence', 'a farewell', 'tone', GOODBYES),
  choice('feeling', 'sentence', 'kind words to how the user feels', 'feeling', FEELINGS),
  choice('apology', 'sentence', 'an apology', 'reason', APOLOGIES),
  choice('correction', 'sentence', 'a correction by or for the user', 'of', CORRECTIONS),
  choice('link', 'sentence', 'a connective before what follows', 'link', LINKS),
];

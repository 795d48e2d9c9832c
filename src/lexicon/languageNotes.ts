/** The languages in which counsel answers, said in each language that it does not speak. */
export const LANGUAGE_NOTES = {
  mr: 'मी इंग्रजी, हिंदी आणि हिंग्लिश मध्ये उत्तर देतो.',
  ne: 'म अङ्ग्रेजी, हिन्दी र हिङ्लिशमा उत्तर दिन्छु।',
  sa: 'अहम् आङ्ग्लभाषया हिन्दीभाषया च उत्तरं ददामि।',
  ta: 'நான் ஆங்கிலம், இந்தி, ஹிங்லிஷ் மொழிகளில் பதிலளிக்கிறேன்.',
  te: 'నేను ఇంగ్లీష్, హిందీ, హింగ్లిష్‌లో సమాధానం ఇస్తాను.',
  kn: 'ನಾನು ಇಂಗ್ಲಿಷ್, ಹಿಂದಿ ಮತ್ತು ಹಿಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಉತ್ತರಿಸುತ್ತೇನೆ.',
  ml: 'ഞാൻ ഇംഗ്ലീഷ്, ഹിന്ദി, ഹിംഗ്ലീഷ് എന്നിവയിൽ മറുപടി നൽകുന്നു.',
  gu: 'હું અંગ્રેજી, હિન્દી અને હિંગ્લિશમાં જવાબ આપું છું.',
  bn: 'আমি ইংরেজি, হিন্দি ও হিংলিশে উত্তর দিই।',
  as: 'মই ইংৰাজী, হিন্দী আৰু হিংলিছত উত্তৰ দিওঁ।',
  pa: 'ਮੈਂ ਅੰਗਰੇਜ਼ੀ, ਹਿੰਦੀ ਅਤੇ ਹਿੰਗਲਿਸ਼ ਵਿੱਚ ਜਵਾਬ ਦਿੰਦਾ ਹਾਂ।',
  or: 'ମୁଁ ଇଂରାଜୀ, ହିନ୍ଦୀ ଓ ହିଂଗ୍ଲିଶରେ ଉତ୍ତର ଦିଏ।',
  ur: 'میں انگریزی، ہندی اور ہنگلش میں جواب دیتا ہوں۔',
  si: 'මම ඉංග්‍රීසි, හින්දි සහ හින්ග්ලිෂ් භාෂාවලින් පිළිතුරු දෙමි.',
  fr: 'Je réponds en anglais, en hindi et en hinglish.',
  de: 'Ich antworte auf Englisch, Hindi und Hinglisch.',
  es: 'Respondo en inglés, hindi e hinglish.',
  pt: 'Respondo em inglês, híndi e hinglish.',
  ru: 'Я отвечаю на английском, хинди и хинглише.',
  ar: 'أجيب بالإنجليزية والهندية والهنغلية.',
  zh: '我用英语、印地语和印式英语回答。',
  ja: '英語、ヒンディー語、ヒングリッシュでお答えします。',
  id: 'Saya menjawab dalam bahasa Inggris, Hindi, dan Hinglish.',
  'ta-Latn': 'Naan English, Hindi, Hinglish-il badhil solven.',
  'mr-Latn': 'Mi English, Hindi ani Hinglish madhye uttar deto.',
  'gu-Latn': 'Hu English, Hindi ane Hinglish ma javab aapu chhu.',
  other: 'I answer in English, Hindi and Hinglish (Hindi in Latin letters).',
} as const;

/** A language that the service does not speak. */
export type OtherLanguage = keyof typeof LANGUAGE_NOTES;

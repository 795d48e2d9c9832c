/** Word classes of questions, and patterns in them. */
import { patternOf, type WordClasses } from '../grammar/pattern';
import { GRAHA_WORDS } from '../reading/vocabulary';

const CLASSES = {
  past: '19*, 20*',
  festival:
    'sankranti, holi, diwali, deepawali, dipawali, navratri, navaratri, dussehra, dashahra, eclipse, grahan, ekadashi, purnima, amavasya, shivratri, shivaratri, rakhi, raksha bandhan, janmashtami, ganesh chaturthi, chhath, onam, pongal, ugadi, lohri, new year, dhanteras, gudi padwa, akshaya tritiya, bhai dooj, teej, vasant panchami, basant panchami, nag panchami, karwa chauth, karva chauth, ahoi ashtami, sharad purnima, संक्रांति, एकादशी',
  rite: 'satyanarayan, satyanarayana, satya narayan, lakshmi puja, laxmi puja, lakshmi pujan, laxmi pujan, saraswati puja, govardhan puja, vishwakarma puja, durga puja, kali puja, tulsi vivah, ganesh puja',
  will: `will, shall, would, going to, gonna, wont, won, hoga, hogi, honge, milega, milegi, milenge, lagega, lagegi, aayega, aayegi, aayenge, aega,
    jayega, jayegi, rahega, rahegi, rahenge, padega, padegi, banega, banegi, chalega, chalegi, niklega, niklegi, nikal jayega, sakta, sakti, karega, karegi,
    karunga, karungi, paunga, paungi, jaunga, jaungi, jeetunga, jitunga, jeetega, jitega, jeetegi, girega, utrega, utregi, badlega, badlegi, sudhrega, dikhega, bachega, banunga, banungi, ho jaunga, ho jaungi, lunga, lungi`,
  whenAsked:
    'when, kab, what year, which year, which month, which date, how long, how soon, kitne din, kitne saal, kitne sal, kab tak, kis saal, kis sal, year of',
  i: 'i, my, me, we, our, us, he, she, his, her, him, they, mai, mera, meri, mere, mujhe, mujhse, mujhko, hum, hamari, hamare, hamara, uska, uski, unki, beta, beti, bete, son, daughter, husband, wife, mother, father, brother, sister, bhai, behen, maa, papa, dada, dadaji, child, children, baby, boyfriend, girlfriend, ex, friend, person, people, log, koi, startup, business, vyapar, dukan, shop, bahu, damad, ladka, ladki',
  wed: 'marry, married, marriage, wedding, shadi, shaadi, vivah, byah, rishta, rishtey, love marriage, prem vivah, soulmate, husband, wife, spouse, jeevansathi, pati, patni, divorce, talak, talaq, breakup, patchup, relationship, pyar, love, loves, cheat, cheating, affair, santan, children, child, baby, boy, girl, beta, beti, pregnant, kids, conceive, dulha, dulhan, bf, gf, ex, crush, engaged, sagai, partner, come back, laut',
  wedding:
    'marry, married, marries, marriage, wedding, shadi, shaadi, vivah, byah, rishta, rishtey, soulmate, divorce, talak, talaq, breakup, relationship, pyar, love, loves, cheat, cheating, affair, pregnant, conceive, engaged, sagai, come back, laut, hogi, hoga, paida hoga, milega, milegi',
  kin: 'wife, husband, spouse, son, daughter, beta, bete, beti, betiyon, pati, patni, baby, child, children, kid, kids, bachche, bachchi, bachcha, boy, girl, ladka, ladke, ladki, partner, fiance',
  ofBirth:
    'born, birth, dob, janm, janam, janma, paida, chart, birth chart, kundli, kundali, kundlee, horoscope, lagna, lagn, ascendant, rashi, rasi, moon sign, sun sign, sign, nakshatra, nakshatr, star, moon, chandra, sun, surya, mahadasha, dasha, antardasha, navamsha, navamsa, navansh, graha, planets, tithi, sade sati, saturn, shani, mars, mangal, jupiter, guru, venus, shukra, mercury, budh, rahu, ketu, birth star, syllable, naming letter, akshar',
  sky: 'tithi, nakshatra, karana, sunrise, sunset, moonrise, moonset, suryoday, suryast, chandroday, chandrast, rahu kaal, rahu kalam, rahukaal, rahukalam, rahukal, bhadra, panchak, panchaka, choghadiya, hora, abhijit, brahma muhurta, brahma muhurat, gulika, yamaganda, yamgand, gulik, eclipse, grahan, ekadashi, purnima, amavasya, sankranti, adhik maas, adhika, samvatsara, ritu',
  graha: Object.values(GRAHA_WORDS).join('|').replaceAll('|', ', '),
  work: 'job, naukri, career, promotion, प्रमोशन, pramoshan, promoted, exam, exams, upsc, neet, jee, ssc, pariksha, interview, visa, abroad, videsh, foreign, business, vyapar, vyapaar, startup, government job, sarkari, transfer, salary, increment, pass, clear, result, padhai, admission, work, boss, company, success, succeed, safalta, field, profession, karobar, dhandha',
  ofDeath: 'death, dying, disease, diseases, illness, sickness, rog, roga, bimari',
  significator:
    'house, houses, bhav, bhava, sthan, ghar, lord, swami, karak, karaka, significator, graha, planet, planets',
  lordOfHouse:
    'lagnesh, dhanesh, dwitiyesh, tritiyesh, sahajesh, chaturthesh, sukhesh, panchamesh, shashthesh, saptamesh, ashtamesh, navamesh, bhagyesh, dashamesh, karmesh, ekadashesh, labhesh, dwadashesh, vyayesh',
  die: 'die, dies, dying, death, live, lifespan, life span, longevity, survive, make it through, maut, mrityu, mar jaunga, mar jaungi, marunga, marungi, marega, maregi, jiyenge, jiyega, jiyegi, jiunga, jeevit, jinda, aayu, ayu, umar, umra, umr, last breath, end of life, years left, days left, life left, pass away',
  remedy: `remedy, remedies, upay, upaay, upaya, upaye, upaye, totka, totke, gemstone, gem, gems, stone, ratna, ratan, ratn, mantra, mantras, jaap, jap, puja, pooja, poojan, havan, kavach, yantra, rudraksha, neelam, pukhraj, panna, moonga, manik, moti, gomed, lehsunia, sapphire, ruby, emerald, coral, pearl, donate, donation, daan, dan, charity, color, colour, rang, tabij, tabeez, anushthan, shanti path, shanti`,
  cure: 'remedy, remedies, upay, upaay, upaya, upaye, totka, totke, gemstone, gemstones, mantra, nivaran, tabij, tabeez, kavach, rudraksha',
  disease: `from cancer, have cancer, diabetes, disease, illness, bimari, rog, operation, oparesan, ऑपरेशन, surgery, recover, recovery, cure, cured, health, sehat, swasthya, tablets, medicine, dawa, dava, davai, dawai, thyroid, depression, anxiety, pregnancy, pregnant, conceive, garbh, fever, treatment, ilaj, ilaaj, doctor, hospital, sick, bp, heart, kidney, pain, dard, fertile, ivf, delivery, thik hogi, theek hogi, headache, migraine, surgery`,
  court:
    'case, court, judge, bail, arrest, custody, lawsuit, mukadma, mukadme, mukdama, mukdame, jamanat, zamanat, faisla, faisle, police, legal, jail, verdict, kachahri, vakil, lawyer, fir, property dispute',
  money:
    'rich, wealth, wealthy, money, lottery, gold, invest, investing, investment, bitcoin, crypto, stock, stocks, share, shares, trading, intraday, loan, debt, karz, karj, karja, karze, dhan, paisa, paise, paisay, nivesh, sona, property, plot, ameer, amir, profit, nifty, sensex, income, kamai, udhar, mutual fund, sip',
} as const satisfies WordClasses;

/** A pattern in the word classes of questions. */
export const patternOfQuestion = (lines: string): RegExp => patternOf(lines, CLASSES);

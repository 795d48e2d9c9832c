import type { LexiconRow } from './groups';

/** Hindi words in Latin letters, in any common spelling; compared after `hindiInLatin`. */
export const HINGLISH = [
  {
    group: 'you',
    words:
      'aap, aapka, aapki, aapke, aapko, aapse, aapne, tum, tumhara, tumhari, tumhare, tumhe, tumko, tera, teri, tere, tujhe, apna, apni, apne, apko, apka, apki, apke',
  },
  {
    group: 'person',
    words:
      'rashi wale, rashi walon, rashi wali, rashi waalon, lagna wale, lagna walon, mein janme, jatak, jataka, vyakti, log, logon, pati, patni, jeevansathi, life partner, beta, beti, bachche, bacche, bachcha, maa, pita, bhai, behen, parivar, unka, unki, usko, uska, uski, dost, biwi, sasural',
  },
  {
    group: 'service',
    words: 'yah seva, yeh seva, seva, main, maine, hum, hamari, yeh service, ye service, ganana, jawab',
  },
  {
    group: 'sky',
    words:
      'panchak, suraj, chand, chandra, chandrama, shani, rahu, ketu, guru, mangal, shukra, budh, tithi, nakshatra, grahan, suryoday, suryast, lagna, rashi, bhav, swami, choghadiya, muhurat, ekadashi, sankranti, amavas',
  },
  {
    group: 'period',
    words:
      'adhik maas, adhik mas, maas, dasha, mahadasha, antardasha, gochar, saal, samay, mahine, mahina, hafte, din, waqt, sade sati, saadhe saati, dhaiya, varsh, jeevan, zindagi',
  },
  { group: 'chart', words: 'kundli, kundali, patrika, yog, rajyog, bhagya, kismat, karma, sitare, naseeb, graho' },
  {
    group: 'dosha',
    words: 'dosh, dosha, mangal dosh, manglik, kaal sarp, pitra dosh, pitru dosh, sade sati, shani, rahu, ketu, grahan',
  },
  {
    group: 'maybe',
    words:
      'sakta, sakti, sakte, sambhavna, sambhav, shayad, aasar, asar hain, yog hai, yog hain, yog ban*, ka yog, ke yog, chances, umeed, ummeed, lagta hai, dikh raha, dikh rahe, dikhta, sanket, ishara',
  },
  {
    group: 'sure',
    words: 'pakka, pakki, pakke, nishchit, zaroor, jarur, avashya, guarantee, tay, sure hai, likha hai',
  },
  {
    group: 'ahead',
    words:
      'aane wala, aane wali, aane wale, hone wala, hone wali, hone wale, milne wala, milne wali, jaane wale, jane wala, jane wali, agle saal, agle sal, is saal, jaldi, jald, badalne wali, khulne wali, milne ke',
  },
  {
    group: 'advice',
    words:
      'chahiye, chaahiye, behtar hai, behtar hoga, sahi rahega, accha rahega, achha rahega, theek rahega, uchit, salah hai, sahi hai, achhi hai, suit, zaroorat, kaafi hai',
  },
  {
    group: 'imperative',
    words:
      'karo, karein, karen, kariye, kijiye, kar do, kar lo, kar dijiye, karna, karke, karwao, karwaiye, karwa lijiye, karwa lo, do, dijiye, dena, lo, lijiye, lena, rakho, rakhiye, rakhein, rakhna, piyo, pijiye, piyein, khao, khaiye, mat, chhod do, chod do, bech do, bech dijiye, kharid lo, kharid lijiye, kharidna, lagao, lagaiye, lagana, band, bandhwa lo',
  },
  {
    group: 'event',
    words: `rahat, raahat, pariksha, unche pad, uchch pad, suvidha*, yash, shaadi, shadi, vivah, byah, rishta, rishte, naukri, talaq, talak, promotion, tarakki, tarraki, unnati, safalta, safal, success, kamyab*, kamyabi, ameer, amir, dhanwan, crorepati, dhan, daulat, paisa, paise, izzat, samman, naam kama*, mashhoor, famous, santaan, santan, bachche, bacche, beta, beti, pregnant, videsh, foreign, makaan, apna ghar, gaadi, jeet, jeet*, jeetenge, vijay, haar, pass, clear, exam, selection, wish, manokamna, sukh, khushi, khushiyan, bhagyoday, kismat, bhagya, naseeb, lambi umar, badlav, pyaar, pyar, mithas, love marriage, breakup, divorce, career, job, government job, business, transfer, settle, life partner, jeevansathi, pati, patni, dulha, dulhan, faayda, fayda, munafa, profit, accept, acche din, achhe din, din badal*, lottery, inaam, chamk*, banoge rich, hero, raja, mantri, chunav, theek ho, thik ho, sab theek, sab thik, lena dena, jyada paisa, growth, increment, love, wapas aa*, patch up, salary, admission, visa, dil jeet*`,
  },
  {
    group: 'area',
    words:
      'naya kaam, naye kaam, kaam shuru, sab, sab kuch, mehnat, jodi, daakhila, shaadi, shadi, vivah, naukri, career, business, vyapar, job, health, sehat, swasthya, paisa, dhan, parivar, pyaar, rishte, padhai, zindagi, life, kismat, bhagya, santaan, ghar, love life, relationship, vaivahik, love, finance, married life',
  },
  {
    group: 'life',
    words: 'naukri, career, sehat, health, krodh, gussa, raja, business, vyapar, paisa, paise, dhanwan, maan samman',
  },
  {
    group: 'good',
    words:
      'golden, sunehre, sunehri, behtareen, zabardast, shubh, accha, acha, achha, acchi, achhi, acche, achhe, bahut accha, badhiya, bhagyashali, anukool, uttam, lucky, sundar, padhi likhi, sukhi, khushhal, sunehra, mast, best, khoob, favourable, great, behtar, shandar',
  },
  {
    group: 'change',
    words: 'sudhar*, chamk*, khul*, badh*, badal*, ghat*, deri, der, sudhaar, bigad*, toot*, late, chaleg*',
  },
  {
    group: 'bad',
    words:
      'maut, mrityu, mar jaoge, mar jayega, mar jayenge, marenge, nidhan, durghatna, accident, haani, hani, nuksan, nuksaan, ghata, kasht, dukh, rog, bimari, beemari, bimar, sankat, khatra, pareshani, pareshan, takleef, taklif, samasya, mushkil*, kathinai*, badha*, baadha*, shatru, dushman*, jhagda*, jhagde, kalah, vivad, tanav, anisht, garibi, gareebi, karz, badnami, vidhwa, barbad*, barbaad*, tabah*, narak, daraar, daraarein, dhokha, apmaan, tension hog*, chot, vinash, jail, paap, toot jaati, toot jati, toot jayeg*, loss',
  },
  {
    group: 'evil',
    words:
      'chhaya ghar, chhaya aap, chaya ghar, saaya, saya, kali chhaya, shraap, shrap, shaap, abhishaap, shrapit, buri nazar, buri najar, nazar lagi, nazar lag, najar lagi, kaala jaadu, kala jadu, kaala jadu, tona, totka kiya, jadu tona, apshagun, pret, bhoot, prakop, baddua',
  },
  {
    group: 'terrible',
    words:
      'ke liye bhari, ke liye bhaari, bhayankar, bhayanak, gambhir, kharab, khrab, bura, buri, bure, ashubh, khatarnak, khatarnaak, ghatak, vinashkari, kashtdayak, hanikarak, barbad, barbaad, tabah, narak, bhari hai',
  },
  {
    group: 'trait',
    words:
      'ghumakkad, sahasi, gyani, vidwan, krodhi, swabhav, swabhaav, gussa, gusse, gussewale, ziddi, jiddi, bhavuk, buddhiman, mehnati, imandar, dayalu, aalsi, chalak, ghamandi, aakarshak, himmatwale, sharmile, samvedansheel, netritva, vyaktitva, personality, dil ke saaf, dil ke acche, emotional, intelligent, creative, stubborn, sensitive, shy, honest, nature',
  },
  {
    group: 'bring',
    words:
      'milta, milti, milte, banata hai, banati hai, deta hai, deti hai, dete hain, dilata, dilati, dilate, karata, karati, karwata, karwati, banata hai, banati hai, lata hai, lati hai, kar deta, kar deti, dilayega, badhata, wajah se, ki wajah, chheen*',
  },
  {
    group: 'attain',
    words:
      'milta hai, milti hai, milta, milti, kamata, kamati, hota hai, hoti hai, banta hai, ban jata, ban jati, ho jata, ho jati, jaati hai, jati hai, aata hai',
  },
  { group: 'cause', words: 'wajah, vajah, kaaran, pichle janam, pichhle janm, ki wajah se' },
  { group: 'warn', words: 'savdhan, saavdhan, sambhal ke, satark, khatra, bach ke, bachkar, dariye' },
  {
    group: 'remedyAct',
    words:
      'mandir jao, mandir jaiye, mandir jana, mandir jaayein, tel chadha*, chadha ke, lagao, lagaiye, bahao, pehen, pehenne se, padho, padhiye, chadhane, baanto, seva, karne se, japo, pehno, pahno, pehne, pahne, pehnein, pehenne, pehnna, pehenna, pahanna, pehen lo, pehan lo, pehenna chahiye, dharan, jaap, jap, path, paath, daan, puja, pooja, havan, vrat, arpit, arpan, chadhao, chadhaiye, chadhayein, chadhana, jalao, jalaiye, jalayein, khilao, khilaiye, khilayein, bandho, bandhwa, sthapit, abhishek, snan, upvas',
  },
  {
    group: 'remedyThing',
    words:
      'kele, ped, challa, chandi ka, ghode ki naal, dhoop, kapoor, nariyal, laal, peela, peele, kanya, roti, tambe, kada, phool, tulsi, chawal, urad, kambal, namak, murti, guruvar, somvar, mangalvar, shanivar, neelam, pukhraj, moonga, munga, panna, manik, moti, heera, gomed, lehsunia, ratna, rudraksh, rudraksha, yantra, tabeez, taabeez, tabij, taveez, anguthi, kavach, mantra, chalisa, saptshati, stotra, sahasranama, puja, pooja, havan, yagya, anushthan, abhishek, shivling, mandir, peepal, pipal, deepak, diya, tel, til, gud, gaay, gai, kauve, kutte, kutto, gareeb, garib, brahman, vrat, daan, jal, doodh, shanti, jaap, path, dhaga, hanuman, durga, shiv, navgrah, sindoor, gangajal, laung, nimbu, shani mandir',
  },
  { group: 'remedyWord', words: 'upay, upaay, upaye, totka, totke, nivaran, parihar' },
  {
    group: 'help',
    words:
      'shaant hota, shant hota, suit, fayda, faayda, theek hoga, sab theek, dur rahega, door rahega, shubh rahega, achha rahega, accha rahega, kam hota, mazboot',
  },
  {
    group: 'purpose',
    words: 'nivaran, shanti ke liye, shaant, shant hota, door rahega, dosh door, prabhav kam, prasann, taaki, taki',
  },
  {
    group: 'medicalAct',
    words:
      'band, lena, lijiye, lo, piyo, pijiye, khao, khaiye, chhod, chod, kam kar*, karwao, karwa, karwaiye, mat, shuru, taal, rok, kaafi, kafi',
  },
  {
    group: 'medicalThing',
    words:
      'haldi wala, tulsi, adrak, shahad, neem, methi, jeera, garam pani, dawa, dawai, dawaai, dawaiyan, goli, goliyan, insulin, operation, surgery, ilaaj, kadha, giloy, ashwagandha, triphala, jadi buti, ayurvedic, therapy, tika, khurak, karela, haldi, medicine, tablet, bp ki, pranayam',
  },
  {
    group: 'disease',
    words:
      'diabetes, madhumeh, cancer, asthma, gathiya, bp ki bimari, sugar ki bimari, heart problem, thyroid, depression, migraine, pathri, sugar ke liye',
  },
  { group: 'suffers', words: 'aapko, aapke, tumko, tumhe, se peedit' },
  {
    group: 'noDoctor',
    words: 'doctor ki zaroorat nahi, doctor ke paas jaane ki zaroorat nahi, doctor ko mat, doctor mat',
  },
  {
    group: 'legalAct',
    words: 'lado, ladiye, case lado, bhejo, file, sign, appeal, dayar, darj, case karo, settle, arzi, mat karo, kar do',
  },
  {
    group: 'legalThing',
    words:
      'samjhauta, samjhota, kagaz, registry, notice, divorce, talaq, talak, case, contract, agreement, court, mukadma, mukadme, wasiyat, fir, zamanat, karar, petition',
  },
  {
    group: 'moneyAct',
    words:
      'invest, nivesh, bech, becho, bech do, kharid, kharido, kharidna, khareedna, lagao, lagana, lo, lijiye, mat lo, udhaar, nikal, nikalo, trade',
  },
  {
    group: 'moneyThing',
    words:
      'fund, bima, bachat, insurance, share, shares, stocks, stock, sona, gold, chandi, zameen, jameen, property, makaan, karz, loan, mutual fund, paisa, paise, crypto, bitcoin, sip, plot, fd, lottery, share market',
  },
  // Verb-final refusals; the engine reads them backwards.
  {
    group: 'refuseBack',
    words:
      'kaam nahi, kuch nahi keh*, advisor se, adviser se, salahkar se, doctor ko dikha*, nahi bata*, nahin bata*, nahi keh*, nahi kah*, nahi karta, nahi karti, nahi karte, nahi deta, nahi deti, nahi dete, nahi de sakta, nahi de sakti, nahi hota, nahi nikalta, nahi banta, nahi jaan*, nahi batati, nahi bataya, nahi batata, matlab ye nahi, matlab yeh nahi, doctor se, vakil se, wakil se, koi baat nahi, nahi di jaati, nahi diya jata, jawab calculation mein nahi, nahi milta, visay nahi, vishay nahi',
  },
  {
    group: 'report',
    words:
      'ke baare mein poocha, ke baare mein pucha, ke bare mein pucha, aapne poocha, aapne pucha, aapne puchha, aapka sawaal, aapka sawal, aapka prashna, aapne kaha, aapne likha, aapne bataya',
  },
  {
    group: 'custom',
    words:
      'parampara, pratha, kaha jata, kehlata, kehlati, kehte hain, kahte hain, matlab hai, ka matlab, naam hai, shabd, mana jata, mani jati, manayi jayegi, manaya jata, manayi jati, kiya jata, kiye jaate, rakha jata, rakha jayega, paran, karak, technical',
  },
  { group: 'that', words: 'kaunsa, kaunsi, kab, kya, kaise, kahan, kaun, kis, ya nahi, kitne, kyun' },
  { group: 'question', words: 'kya, kab, kaun, kaise, kahan, kis, kyun, kitne' },
  { group: 'such', words: 'aisa, aisi, aise' },
  { group: 'contrast', words: 'lekin, magar, parantu, kintu, phir bhi, fir bhi, halanki, balki, waise, toh bhi' },
  { group: 'not', words: 'nahi, nahin, mat, bina' },
  {
    group: 'skyVerb',
    words:
      'pravesh, samapt, khatam, khatm, shuru, aarambh, arambh, uday, ast, vakri, margi, chalegi, chalega, manayi, manaya, rakha, dikhai, rashi mein, lagega',
  },
  // A date or an hour right before the verb: `8 November ko hogi`.
  { group: 'dateVerb', words: 'pe, par, baje, tak, ko, se, baad, liya, diya, mana' },
  { group: 'infoVerb', words: 'batayein, bataiye, bhejiye, bhejein, likhiye' },
  {
    group: 'term',
    words:
      'dhan yog, dhan yoga, mrityu bhag, ayu bhav, vivah ka bhav, vivah ka karak, vivah bhav, rog choghadiya, labh choghadiya, shubh choghadiya, kaal choghadiya, dhan bhav, rog bhav, santan bhav, mrityu yog',
  },
  { group: 'cure', words: 'theek hota, theek hoti, theek hoga, aaram mil*, rahat' },
  { group: 'organ', words: 'joint pain, dard, pet, sir dard, neend, sugar, bp, khansi, bukhar' },
  // Topics that no calculation needs.
  { group: 'gem', words: 'neelam, pukhraj, moonga, panna, gomed, lehsunia, rudraksh, tabeez, taabeez, manikya' },
  {
    group: 'medicalTopic',
    words:
      'dawai, dawa, insulin, operation, kadha, giloy, ashwagandha, triphala, madhumeh, pathri, gathiya, joint pain',
  },
  { group: 'legalTopic', words: 'mukadma, mukadme, wasiyat, zamanat' },
  {
    group: 'moneyTopic',
    words: 'shares, stocks, share market, mutual fund, crypto, bitcoin, fd, property, sip, nivesh, lottery',
  },
  {
    group: 'lifeTopic',
    words:
      'labh ka saal, labh ka varsh, jhagde se bach*, kaam bigad*, shaadi mat karo, shaadi mat karna, naukri karo, naukri kar lo, shaadi karo, shadi karo, shaadi kar lo, business karo, mushkil samay, kathin samay, bura samay, bura waqt, mushkil waqt, accha samay, achha samay, sehat ka dhyan, sehat ka khayal, health ka dhyan, health ka khayal, swasthya ka dhyan, bhagyoday, crorepati, pregnant, promotion, ashanti, stability, chheen leta, nahi chhodta, nahi chodta, durbhagya',
  },
  {
    group: 'courtesy',
    words:
      'aapka janm, aapki janm, dhanyavad, shukriya, namaste, kripya, please, aap chahein, aap kaunsa, aap pooch, aap puch, aap bata, aap chahte',
  },
  // Imperatives to do or to avoid something.
  {
    group: 'urge',
    words:
      'mat karna, mat karo, mat karein, mat kijiye, mat lena, mat dena, mat jana, mat bhejna, mat nikalna, na karein, na kijiye, na lein, na dein, bachein, bachiye, bacho, taal do, taal dein, ruk jao, intezaar karo, intezaar karein, savdhan rahein, dhyan rakhein, shuru karo, shuru karein, kar lo, kar lein, laga lo, door raho, karwa lo, pehen ke, hi nikalna',
  },
  // Listed refusals: `na upay, na salah`.
  {
    group: 'refuse',
    words: 'na bhavishyavani, na upay, na koi, na salah, na ratna, na mantra, aisa nahi kar*, koi upay nahi, upay nahi',
  },
] satisfies LexiconRow[];

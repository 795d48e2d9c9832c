/**
 * Ordinary words of questions, in English, Hindi and Hinglish, which no town is meant by where no preposition or comma marks
 * one: in Latin letters, and in Devanāgarī.
 */
export const ORDINARY_WORDS = `
  san sandhya संध्या
  aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces buy india indias bharat bharatiya desh country duniya world
  a aaj aap aapka aapki aata aati ab abhi abhijit about accha achha after afternoon agahan again agar agla agle agli
  aise aj akhbar all almanac already also am amant amanta an and ank anniversary another answer antardasha any api
  apna apne apni app apr april are around arth as ascendant ashadh ashadha ashubh ashvina ashwin asked asking ast asta
  at aug august aur autumn ayanamsa ayanamsha baad baaki baar baby bacha bachcha bache bachi bad baje baki bana banao
  bandhan banega bano banta bante banti bata bataiye batana batao bataye batayen be beech been before begin begins
  behen being bengali best beta beti better between bhaav bhadon bhadra bhadrapad bhadrapada bhai bhakoot bhakut bhav
  bhavishya bhi bich bihu birth birthday bolna bolo book born both boy brahm brahma bride brother buddha but by
  calculate calendar can case chahiye chait chaitra chal chandrabala chart chauth chhath child choghadiya chuka chuke
  chuki chutti clock close closed coming compute convert could count current currently dad dasha data date dates
  daughter day days dec december define definition degree degrees detail details dev dhanu did difference different
  dikhaiye dikhao dikhega din direct direction disha do dob does done dono dopahar down durga during each earlier
  early earth eclipse eight either eleven end ends english era est evening every exact exactly explain fact fall
  fallen falls far farak fark farq fast fasts father feb february festival festivals fiance find first five for four
  friday friend from full future galat gan gana ganesh gaya gayi general get girl girta girti give given gmt gochar
  going good got graha grahan grahas groom gudi gujarati gulika gun guna guru h had hafta hai hain happen happens has
  have having he hello help her here hey hi him hindi hindu his ho hoga hogi holiday hone honge hora horoscope hour
  hours house houses how hu hua hui hun husband i if in indian into is iska iski iss ist it its jaanna jab jan janam
  janm janma janna january jata jate jati jo jul july jun june jupiter just jyeshth jyeshtha ka kaal kab kaha kahan
  kaisa kaise kaisi kal kalam kanya kar karana kare kark karka karna karne karo karte kartik kartika karva karwa kaun
  kaunsa kaunsi ke ketu ki kid kids kindly kis kise kisko kitna kitne kitni know ko konsa konsi kp krishna kuch kul
  kumbh kumbha kundali kundli kya kyon kyu kyun ladka ladki laga lage lagega lagi lagna lagta lahiri last lat late
  later latitude less lie life like list liye lng lohri lon long longitude lord lords lunar maa magh magha maha
  mahadasha mahina mahine mai main makar makara make malayalam mandir many mar marathi march margashirsha margi
  marriage mars masa mat match matching matlab may me mean meaning meen meena mein mera mercury mere meri mesh mesha
  midnight might mila milan milana milao milega mine minute minutes mithun mithuna mom moment monday month months moon
  moonrise moonset more morning most mother much muhurat muhurt muhurta mujhe mujhko must my na naam nadi nahi nahin
  nakshatra name nanak natal naukri navami nd ne near need nepali new newspaper next night nikalta niklega nine
  nirjala niyam no none noon not nov november now number o oclock oct october of off oh ok okay old on onam one only
  open or order other our out over padega padegi padti padwa pahle paida paisa paksha panchak panchaka panchang
  panchanga panchangam papa par paran parana parso parv pati patni paush pausha pe peak pehle per phalgun phalguna
  pichla pichle pichli planet planets please pls plz pm points pongal pooja pravesh previous pst puja purnimant
  purnimanta question raat raha rahe rahi rahu rahukaal rakha rakhe rakhi raksha ram raman rashi rasi rd really reason
  retrograde right rise rises rising rule rules running saal saare saari saath sab sade sakta sakte sal samay same
  samvat sankranti sanskrit sath sati saturday saturn sawan se second seconds sep sept september set sets seven shaadi
  shaam shadi shall sham she shesh short should show shravan shravana shubh shukla sign signs simha since singh sister
  site sites six so solar some son sorry source spring st star start starts still subah summer sun sunday sunrise
  sunset sure tab table tak tamil tarikh tell telugu temple ten text th tha than thank thanks that the theek their
  them then there these they thi thik third this those three thursday till time timing timings tithi to today toh
  tomorrow tonight too total totality transit transits true tuesday tula twelve two tyohar uday ugadi under until up
  upay us use used using uska uski utc vaikuntha vaishakh vaishakha vakri vala vale vali vara varsh vedic venus versus
  very via vishu visible vivah vrat vrishabha vrishchik vrishchika vs wala wale wali want wanted wants waqt was we
  website websites wedding wednesday week weeks were what whats when where which who whom whose why wife will winter
  with without wo woh work worked world worldwide would wrong ya yaar yamaganda ye year years yeh yes yesterday yoga
  yoni you your yr
  भारत देश दुनिया अंक अंश अगला अगली अगले अगहन अपना अपनी अब अभी अमान्त अर्थ आज आप आपका आश्विन आषाढ़ इस उस एक और कब करण करने कल कहाँ का
  कार्तिक कितना कितनी कितने किस किसे की कीजिए कुंडली कुछ कुण्डली कुल कृष्ण के कैसे को कौन क्या क्यों गण गलती गोचर ग्रह
  ग्रहण घंटे चंद्रोदय चल चाँद चांद चार चुका चुकी चुके चैत्र जन्म जाता जाती जाते जानना जो ज्येष्ठ तक तारीख तिथि तीन तो
  त्योहार था थी थे दशा दिखाइए दिन दिशा दीजिए दूर दो दोनों दोपहर न नक्षत्र नहीं नाड़ी नाम नियम नियमों ने पंचांग पक्ष
  पति पत्नी पर परसों पर्व पहले पाँच पास पिछला पिछली पिछले पिता पूर्णिमान्त पौष प्रातः फागुन फाल्गुन बचा बची बचे बच्चा
  बजे बताइए बताएँ बताओ बताना बताने बनता बनती बनते बना बहन बाकी बाद बेटा बेटी भकूट भाई भादों भाद्रपद भाव भी मंदिर मतलब
  महादशा महीना महीने माँ माघ मार्गशीर्ष मास मिनट मुझे मुहूर्त मे में मेरा मेरी मेरे यह या ये योग योनि रखा रखी रखे रहा
  रही रात राशि राहुकाल लग्न लिए वक्री वर्ष वह वार वाला वाली वाले विवाह वे वैशाख व्रत शाम शुक्ल शुभ शेष श्रावण सब समय
  सही सा सारे साल सावन सी सुबह सूर्यास्त सूर्योदय से स्वामी ही हुआ हुई हुए हूँ है हैं हो होगा होगी होने`;

/** Word classes of danger to a person, in the spellings of English, Hindi and Hindi in Latin letters. */
import type { WordClasses } from '../grammar/pattern';

export const CLASSES = {
  i: 'i, mai, main, mujhe, mujhko, hum, me',
  my: 'my, his, her, their, ones, our, own, mera, meri, mere, apni, apna, apne',
  self: `myself, my self, oneself, khud ko, khudko, apne aap ko, apne ko,
    swayam ko, svayam ko, khud ka, khud ki, apne aap`,
  other: 'himself, herself, themselves, themself, yourself',
  want: `want to, wants to, wanted to, wanting to, wish to, wish i could, wish i was, wish i were, wish i would, feel like, feels like,
    feeling like, thinking of, thinking about, think of, think about, thoughts of, thought of, plan to, planning to, planned to,
    going to, ready to, tempted to, urge to, decided to, about to, trying to, tried to, try to, hope to, hope i, rather,
    better to, need to, deserve to, have to, intend to, let me, ways to, way to, how to, please, dreaming of, considering`,
  // killing, hurting and ending, of oneself
  kill: `kill, kills, killing, murder, finish, finishing, unalive, unaliving, hang, hanging, drown, drowning, shoot, poison, burn,
    starve, end, ending, destroy, delete`,
  hurt: 'hurt, hurting, hurts, harm, harming, harms, cut, cuts, cutting, punish, punishing, injure, injuring, burning, scratch, hit, hitting',
  endLife:
    'end, ending, ended, ends, finish, finishing, take, taking, takes, give up, quit, leave, ending of, do away with',
  life: 'life, lives, existence, own life, own lives',
  die: 'die, be dead, be gone forever, not exist, stop existing, stop living, disappear forever, disappear for good, cease to exist, never wake up, not wake up, never have been born',
  live: 'live, living, be alive, stay alive, exist, wake up, go on living, keep living, survive, be here, be in this world, be on this earth',
  no: 'no, not, never, cannot, nahi, na, mat, nahin',
  noMore: 'anymore, any more, any longer, no more, again',
  means:
    'pills, tablets, rope, noose, knife, blade, gun, pistol, razor, poison, sleeping pills, sleeping tablets, bottle of pills, sulphas, goliya, goliyan, rassi, chaku, jahar, zeher, fanda',
  high: 'terrace, roof, rooftop, bridge, ledge, balcony, cliff, railway track, train tracks, tracks, platform edge, chhat, chhatt, pul, patri, parapet, railing, window ledge',
  brink:
    'thinking, jump, jumping, end, over, look down, looking down, samajh nahi, kud, kudne, kudna, niche, koi nahi, alone, crying, ro raha, ro rahi, soch raha, soch rahi',
  // dying, in Hindi
  mann: 'man, mann, dil, ji, jee, mood, iccha, ichchha, icha, khayal, khyal, vichar, soch, plan, jazba',
  chah: 'chah*, hai, hu, padega, sochta, sochti, soch raha, soch rahi, soch rahe, kar raha, kar rahi, karta, karti, karne laga',
  taking:
    'tyag, tyagna, tyagne, tyagu, dena, de du, de dunga, de dungi, dunga, dungi, dene, du, de dega, de degi, dega, degi, lena, le lu, le lunga, le lungi, lene, le raha, de raha, de rahi',
  suicide: `suicide, suicidal, suicid*, sucide, suiside, khudkushi, khudkhushi, khudkusi, atmahatya, aatmahatya, aatm hatya, atmhatya, kms, unalive,
    self harm, selfharm, fansi laga*, phansi laga*, fanda laga*, fansi pe latak*, panda laga*`,
  // family and others
  man: `husband, wife, father, mother, dad, mom, stepfather, stepmother, stepdad, brother, son, boyfriend, girlfriend, partner, in laws, inlaws, ex,
    mother in law, father in law, brother in law, uncle, aunt, boss, parents, family, he, she, they, landlord, cousin, neighbour, neighbor, fiance, roommate, warden,
    pati, patni, pita, papa, pitaji, baap, bap, mata, maa, mummy, bhai, beta, bete, biwi, bivi, sasural*, sas, saas, sasur, devar, jeth, jethani, nanad, ghar wale, gharwale, gharvale, sauteli, sautela, sautele, chacha, mama, vo, wo, woh, usne, unhone, ye, damad, bahu, malik, boyfriend ne, husband ne, log`,
  adult: `uncle, aunt, stepfather, stepdad, step father, step dad, stepbrother, father, teacher, sir, tutor, coach, cousin, neighbour, neighbor, priest, pandit, baba, swami, guruji, warden, driver, grandfather, brother, principal, servant, man, boyfriend, doctor, trainer,
    chachu, mamu, kaku, chachaji, mamaji, jijaji, papa, dost, dost ne, friend, mama, chacha, kaka, fufa, mausa, tau, padosi, padosi ne, bhaiya, master, sautele pita, sautela baap, jija, dada, nana, tuition sir, sar, madam, adami, aadmi, ladka`,
  child: `daughter, son, sister, brother, child, kid, baby, girl, boy, niece, nephew, student, beti, beta, bacchi, bachi, bachchi, bacche, bache, bachhe, bachche, bachcha, bachha, baccha, behen, bahan, bhai, bhatiji, bhanji, ladki, chhoti`,
  touch: `touch*, molest*, grop*, fondl*, kiss*, undress*, rape*, rapes, abus*, does things, do things, did things, doing things, bad things, dirty messages, dirty photos, dirty videos, dirty pictures, nude*, naked, private parts, private part, sexual*, inappropriate*, takes off, comes to my bed, comes into my bed, comes to my room at night, flash*,
    chhu*, chhed*, ched*, chhede*, galat kam*, galat kaam*, galat karte, galat karta, galat tarike, galat tarah, galat tariqe, galat harkat*, ganda kam, gande kam, gandi harkat*, ganda karte, gandi photo*, gande message*, gande msg*, kapde utar*, jabardasti karta, balatkar*, haath lagat*, hath lagat*, chipak*`,
  teen: 'five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, panch, chhah, che, chhe, sat, saat, ath, aath, nau, das, gyarah, gyara, barah, bara, terah, tera, chaudah, chauda, pandrah, pandra, solah, sola, satrah, satra, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17',
  years: 'years, year, yrs, yr, saal, sal, varsh, baras, ki, ka, ke',
  beat: `beat, beats, beating, beaten, hit, hits, hitting, slap*, punch*, kick*, strangl*, chok*, thrash*, rape*, rapes, assault*, torture*, tortures, burn*, burnt, stab*, attack*, belt*, hurts, hurt, whip*, drag*, abuses, abusing, abused, bruis*`,
  me: 'me, us, my mother, my mom, my mum, my sister, my daughter, my son, my child, my children, my kids, my brother, my wife, our children, my face, my arm, my hand, my leg, my head, my hair, my neck, my back',
  maar: 'marte, marta, marti, mara, mare, maarte, maarta, maarti, maara, pitte, pitta, pitti, pita, pite, peetta, peette, peetti, pitai, pitai karta, maarpit, marpit, marpeet, mar pit, mar peet, thappad*, hath utha*, haath utha*, jalat*, jalane*, gala daba*, dhakka*, torture*, nochta, latt*, lat mar*, belt se, peet ta, pit ta, maar ta, peet te, pit te, peet raha, peet rahe, pit raha, pit rahe',
  hardMaar:
    'maarpit, marpit, marpeet, maar pit, thappad*, hath utha*, haath utha*, hath uthate, gala daba*, gala ghot*, belt se, pitai, jalane ki, jala di*, mukka*, laat mar*, lat mari, danda*, dande se, khoon nikal*',
  helpless: 'locked, lock, locks, locking, confined, trapped, imprisoned, chained, tied, held',
  room: 'room, house, home, bathroom, flat, basement, apartment, kamra, kamre, ghar, inside, upstairs',
  // threats to others
  human:
    'him, her, them, someone, somebody, that man, that woman, that girl, that boy, this man, this woman, a man, a woman, people, everyone, my husband, my wife, my boss, my neighbour, my neighbor, my brother, my father, my mother, my partner, my business partner, my ex, my sister, my son, my in laws, my landlord, my teacher, his family, her family, my colleague, my enemy, my son in law, my daughter in law, his house, her house, their house, his car, her car, their shop, his shop, the school, the office, a school, my cousin, my uncle, these people, those people',
  attack:
    'kill, murder, shoot, stab, strangle, poison, burn, behead, hurt, harm, beat up, attack, destroy, finish, finish off, slaughter, hack, throw acid, run over, cripple, break',
  usko: 'usko, use, usse, uska, uski, uske, us, un, unko, unhe, inko, ise, isko, biwi, bivi, pati, patni, padosi, sas, saas, sasur, bhai, bhai ko, boss, malik, dushman, dost, ladki, ladke, husband, wife, apni, apne, sabko, kisi ko, baap, bap, pita, parivar, khandan, mere, sale, saale, sale ko, kamine, harami, bahu, nanad',
  murderWill:
    'mar dalunga, mar dalungi, mar dunga, mar dungi, mar daloonga, maar dalu, mar dalu, jala dunga, jala dungi, jala dalunga, kat dunga, kat dalunga, khatam kar dunga, khatam kar dungi, khatm kar dunga, khatm kar dungi, goli mar dunga, khoon kar dunga, khun kar dunga, jaan le lunga, jan le lunga, jinda nahi chhodunga, jinda nahi chodunga, tejab fek*, tejab fenk*, tejab dal*, acid fek*, acid fenk*, acid dal*, marne wala hu, marne vala hu, jahar de dunga, jahar dunga, nipta dunga',
  murderOther:
    'mar dalega, mar dalegi, mar dalenge, mar dega, mar degi, mar denge, jala dega, jala degi, jala denge, kat dega, khatam kar dega, khatam kar denge, goli mar dega, jaan le lega, jan le lega, jinda nahi chhodega, jinda nahi chhodenge, tejab fek dega, tejab dal dega',
  // emergencies
  took: 'took, taken, take, swallowed, swallow, ate, eaten, consumed, drank, drunk, drink, had, overdosed on, popped, gulped, ingested, injected',
  many: 'too many, so many, all, whole, entire, bottle, strip, handful, bunch, lots, lot, overdose, extra, dozens, full, bahut, bahut sari, bahut saari, puri, pura, sari, saari, dher sari, jyada, jada, kai, pattha, patta, shishi',
  // more tablets than a dose
  dozen:
    'six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, forty, fifty, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 24, 25, 30, 40, 50, 60, 100, chhah, saat, aath, nau, das, gyarah, barah, pandrah, bees, tees, pachas',
  // what may be taken
  pills:
    'pills, pill, tablets, tablet, medicine, medicines, meds, paracetamol, capsules, drugs, sleeping pills, goli, goliya, goliyan, dava, davai, davaiya, davaiyan, dawai, insulin',
  poison:
    'poison, bleach, acid, phenyl, rat poison, rat kill, pesticide, harpic, kerosene, insecticide, sulphas, sulfas, detergent, jahar, jaher, zeher, zahar, zehar, keetnashak, kitnashak, tejab, finail, finayl, finayal, phinail, phinayl, phinyl, floor cleaner, sanitizer, sanitiser, cleaner, toilet cleaner, petrol, thinner, chuhe mar*, chuhe ki dava, mortein, hit spray, mitti ka tel, mitti tel, ghaslet, keroseen',
  have: 'have, has, having, had, got, getting, is, am, are, feels, feeling, feel, severe, sudden, just, now, suffered, suffering, abhi, ho raha, hai, ho rahi, utha, aaya, aa raha, aaya hai, aya',
  condition: `chest pain, pain in my chest, pain in his chest, pain in her chest, pain in chest, tightness in my chest, heart attack, cardiac arrest, stroke, brain haemorrhage, brain hemorrhage, seizure, seizures, convulsion*, fits, anaphyla*, allergic reaction,
    sine me dard, sine me bahut dard, sine me tej dard, chhati me dard, chhati me bahut dard, chhati me tej dard, chati me dard, dil ka daura, heart atak, lakwa, lakva, mirgi, daura, paralysis`,
  out: 'unconscious, fainted, faints, passed out, collapsed, not waking up, not responding, unresponsive, no pulse, blue, turning blue, choking, behosh, behos, drowning, electrocuted, electric shock, current lag*, karant lag*, karent lag*, kurrent lag*, bijli ka jhatka, dub raha, dub gaya, dub rahi',
  breath: 'breathing, breathe, breath, sans, saans, sas, sansein, saase, dam ghut*, oxygen',
  bleed: 'bleeding, bleeds, blood, khoon, khun, rakt, lahu',
  heavy:
    'a lot, lots, heavily, heavy, profusely, badly, non stop, nonstop, not stopping, will not stop, does not stop, bahut, jyada, ruk nahi, nahi ruk, lagatar, continuously, everywhere, so much, pouring, beh raha, bah raha',
  bite: 'bit, bitten, bite, bites, stung, kata, kat liya, kaat liya, dasa, das liya, kaata',
  beast: 'snake, cobra, scorpion, krait, viper, saap, sap, samp, sanp, saanp, naag, nag, bichhu, bichchhu, bichu',
} as const satisfies WordClasses;

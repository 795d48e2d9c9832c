import type { LexiconRow } from './groups';

export const ENGLISH = [
  // --- the person a clause is about --------------------------------------------------------------------------------
  // The person addressed, with chat spellings.
  { group: 'you', words: 'you, your, yours, yourself, yourselves, ur, ya, thou, thy, thee' },
  // Any other person whose chart is read, and relatives.
  {
    group: 'person',
    words: `ascendants, risings, native, natives, he, she, him, her, his, person, people, somebody, someone, anyone, anybody, one born,
      those born, born with, born under, born in, individual*, man, men, woman, women, husband, wife, spouse, partner, son, sons, daughter*,
      child, children, kid, kids, baby, mother, father, parent*, brother*, sister*, sibling*, family, household, in laws, mother in law,
      father in law, boss, friend, friends, lover, boyfriend, girlfriend, fiance*, soulmate, bride, groom, couple, client, querent, owner,
      the two of you, you two, everyone, everybody, nobody, no one, who`,
  },
  // The speaker, and parts of a service: their future actions are not predictions.
  {
    group: 'service',
    words: `calendar, browser, app, client, feed, file, code, script, library, key, output, chart below, page, subscription, call, json, document, program, software, version, note, certificate, birth, timezone, i, we, me, us, my, our, service, tool, endpoint, api, request*, response, server, query, answers, answer, field, parameter, table,
      list, limit, calculation*, computation*, demo, reply, calculator, kernel, ephemeris, error`,
  },
  // Bodies, houses, limbs of a day, observances: their actions in the sky are calculated.
  {
    group: 'sky',
    words: `pleiades, pancaka, panchaka, vimsottari, vimshottari, sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu, surya, chandra, candra, mangala, mangal, kuja, budha, guru,
      brihaspati, shukra, shani, sani, planet*, graha*, node, nodes, star, stars, tithi*, nakshatra*, karana, vara, eclipse*, sunrise,
      sunset, moonrise, moonset, lagna, ascendant, rashi*, sign, signs, pada, house*, bhava*, lord*, aspect*, conjunction, retrograde,
      amavasya, purnima, ekadashi, sankranti, full moon, new moon, muhurta*, muhurat, choghadiya*, hora*, kalam, kala, crescent, comet,
      aries, taurus, gemini, cancer sign, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces, mesha, vrishabha, mithuna,
      karka, karkata, simha, kanya, tula, vrishcika, vrishchika, dhanu, makara, kumbha, mina, diwali, dipavali, holi, navaratri, shivaratri,
      festival*, fast, ayanamsha, dawn, dusk, shraddha, jayanti, parana, gandanta, skies, sky, heavens`,
  },
  // Spans of time that a chart names.
  {
    group: 'period',
    words: `dasha*, mahadasha*, antardasha*, antara, bhukti*, pratyantara*, sub period*, period*, phase*, transit*, gochara, year*, month*,
      week*, day*, time, times, season*, spring, summer, autumn, winter, sade sati, sadhe sati, sadesati, sadhesati, decade*, today,
      tomorrow, tonight, moment, age, cycle, return, now, weekend, years, january, february, march, april, june, july, august, september, october,
      november, december`,
  },
  // The chart itself and its combinations.
  {
    group: 'chart',
    words: `chart*, horoscope*, kundli*, kundali*, janmapatri, yoga, yogas, rajayoga, raja yoga, gaja kesari, gajakesari, combination*,
      placement*, configuration*, alignment*, stars, destiny, karma, fate, planets, lagna, gunas, this match, your match, nativity, everything, indications,
      signs point, cosmos, universe, dhana yoga`,
  },
  // Blemishes that people fear: naming one is a calculation, dramatising one is not.
  {
    group: 'dosha',
    words: `dosha*, dosh, mangal dosh*, manglik, kuja dosha, kala sarpa, kaal sarp*, kalasarpa, pitri dosh*, pitra dosh*, grahana dosha,
      nadi dosh*, sade sati, sadhe sati, sadesati, sadhesati, shani, saturn, rahu, ketu, maraka, marakas, gandanta, vish yoga, visha yoga, affliction, eclipse*, amavasya`,
  },

  // --- how sure it sounds ----------------------------------------------------------------------------------------
  // The future; `will` of the service and of the sky is set aside by the engine.
  { group: 'will', words: `will, wil, shall, going to, gonna, gona, about to, wll, would have been, is to, are to` },
  // Hedges: a hedged prediction is still a prediction.
  {
    group: 'maybe',
    words: `likelihood, may, might, could, would, should, can expect, can hope, expect*, likely, unlikely, probable, probably, probability, possible,
      possibly, possibility, possibilities, chance, chances, odds, prospect*, potential for, perhaps, maybe, seems, looks, looking at, appears,
      tend*, threat*, risk of, prone to, hint*, signs of, suggest*, point to, points to, pointing to, indicat*, signal*, sooner or later, liable to, look forward, hope for,
      be prepared for, prepare for, shows, show, shown, promises, foreshadow*, heralds, in favour of, speaks for, speak for, portend*`,
  },
  // Certainty and fate.
  {
    group: 'sure',
    words: `assured, assure, assures, certain, certainly, certainty, guarantee*, destined, destiny, fated, meant to, meant for, born to,
      bound to, sure to, set to, poised to, in store, on the cards, in the cards, written in, definitely, surely, undoubtedly, inevitable,
      inevitably, without doubt, no doubt, only a matter of time, sealed, promised, confirmed, nothing can stop, unstoppable, denied, made in heaven,
      always going to, undeniable, unavoidable, granted by`,
  },
  // The future, by a phrase instead of a tense.
  {
    group: 'ahead',
    words: `period ahead, time ahead, days ahead, weeks ahead, road ahead, ahead for, coming your way, come your way, coming to you, coming soon, are coming, is coming, coming months, coming year*, coming weeks,
      coming days, awaits, await, awaiting, around the corner, on the horizon, on its way, on the way, on your way, lies ahead, lie ahead, year ahead, months ahead, ahead of
      you, knock*, beckon*, in store, just ahead, down the road, draws near, is near, approaching, looming, within reach, eventually, before long, from march onwards,
      onward, onwards, pile up, start coming, someday, next year, next month, next week, this year, this month, this week, by the time, in the future, near future, soon`,
  },
  // Telling people what to do.
  {
    group: 'advice',
    words: `should, must, need to, ought, have to, had better, recommend*, advis*, suggest*, consider*, try, better to, better for,
      best to, best for you, wise to, wiser, prudent, safe to, safely, could try, you could, could safely, helps to, ideal time, good idea, is advisable, now is the, i would, we would, do not,
      remember to, be sure to, it helps, hold off, why not, how about, have you considered, have you tried, get a, feel free, go ahead`,
  },

  // Calls to do or to leave something; with a time, a planet or the reader they are advice.
  {
    group: 'urge',
    words: `avoid, postpone, put off, hold off, hold your, steer clear, refrain, stay away, keep away, wait until, wait till, wait for, do not start, do not
      sign, do not begin, do not marry, do not buy, do not sell, do not travel, do not cut, do not shake, do not lend, do not text, do not make, do not take, don t,
      dont, make the most, take advantage, you may want, you might want, may be wise, would be wise, is wise to, encourage you, would encourage, try to, start new, start your, begin your, book the,
      book your, sign the, sign your, make your move, move house, resign, have your, let others, keep your, keep silent, lie low, sleep on it, strike while,
      wear, be careful, be patient, stay calm, stay patient, focus on, work on, use this, plan the, plan your, schedule the, schedule your, leave for, face east, ought to`,
  },

  // --- what would happen -----------------------------------------------------------------------------------------
  // Events of a life, good or neutral. Marriage, career and the like are under `area`, which needs more to fire.
  {
    group: 'event',
    words: `government favour, government favor, royal favour, royal favor, high office, high position, high rank, beauty, vehicles, luxuries, comforts, good spouse, good wife, good husband, honours, liberation, parenthood, motherhood, fatherhood, commitment, step up, pay rise, pay raise, twins, the one for you, not the one, meant for each other, loves you, come back, comes back, coming back, return to you, come to you, work out, works out, worked out, pay off, pays off, rewarded, opens doors, open doors, new love, new romance, new beginning, new chapter, good job, dream job, best years, own business, entrepreneur, inheritance, legacy, great heights, top of your, a house, new house, promotion, tall dark, happily, peace, together again, big break, admirer*, suitor*, marriage proposal, elected, defeated, victorious, triumph*, champion, millions, riches, abundance, dream come, dreams come, satisfied, satisfaction, content, adore*, offspring, descendants, grandchildren, heir, marry, marries, married, marrying, remarry, wedding*, engaged, engagement, tie the knot, wedlock, second marriage, love marriage,
      arranged marriage, divorce*, separate, separation, breakup, break up, reunite*, reunion, reconcil*, leave you, cheat you, betray*, propos*, pop the question, soulmate, true love, find love,
      fall in love, be together, conceive, conceiving, pregnan*, childbirth, give birth, become a mother, become a father, baby, twins, progeny, have a son, have children, have a child,
      children could, a child, a son, two children, three children, one child, first child, promot*, raise, hike, get the job, get a job, get it, getting that, new job, land a job, job offer, be hired, be fired, lose your job, larger role, recognition, transfer, tenure,
      business of your own, win, wins, winning, victory, defeat, success, succeed*, successful*, fail, fails, failing, failure, pass the, clear the, clear*  exam, clears, crack the, get in,
      admission, scholarship, study abroad, qualify, rich, richer, wealthy, wealth, prosper*, millionaire*, billionaire*, crorepati, inherit*, windfall*, lottery win, jackpot, gain*,
      profit*, fortune*, affluen*, fame, famous, celebrity, popular, rise, rising to, power and, high status, respected, honour*, king, minister, leader of, president, prime minister, in power, to power, ceo, settle abroad,
      settlement, foreign travel, foreign land*, go abroad, travel abroad, live abroad, visa, emigrat*, immigrat*, relocate, own a house, buy a house, house of your own, a house and, new home, buy a car,
      live to, live long, long life, longevity of, lifespan, life span, old age, recover*, heal, happy, happiness, happier, joy*, bliss*, flourish*, thrive*, blossom*, bloom*, greatness, glory, achieve*, accomplish*, opportunit*, breakthrough, improvement,
      turnaround, lucky, luck, bless*, wish will, fulfilled, fulfilment, come true, comes true, crash*, slump, plunge, collapse, slide, war, wars, earthquake*, flood*, pandemic, assassin*, coup, government will
      fall, favourable outcome, in your favour, in your favor, go your way, go well, get better, accept you, make you proud, proud, notice you, offer you, support you, meet your, meet someone, find a partner, a partner, find someone,
      talent, comfortable, comfort, peace of mind, harmony, bonus, be recognised, be recognized, stability, growth, progress, be poor, be rich, be fine, expansion, approved, transform*, turning point, sunshine, good news, great things`,
  },
  // Areas of a life. They are also names of houses, so alone they mean nothing.
  {
    group: 'area',
    words: `partnerships, communication, trade, peace of mind, new venture, new ventures, venture, ventures, new work, a business, new business, everything, relationships, marriages, parenthood, partner, dreams, efforts, hard work, effort, family matters, expenses, savings, prosperity, mind, heart, sleep, marriage life, moods, friendships, friendship, schooling, matters, exams, results, income, energy, confidence, marriage*, marital, married life, career*, profession*, job, jobs, work, employment, business*, finance*, financial*, financially, income, money, salary,
      wealth, health, love, love life, romance, romantic, relationship*, family, family life, children, child, education, studies, exam*, interview*, luck, life,
      fortunes, fortune, property, home life, social life, personal life, professional life, reputation, future, partnership, wish, wishes, dreams, spouse, husband, wife, partner, match, visa, court case, election*, stock market,
      market, economy, rupee, dollar, boyfriend, girlfriend, fame, happiness, things, in laws, travel, lawsuit, status, friends, household`,
  },
  // Parts of a life for which there is no calculation; names of dated past events are left out.
  {
    group: 'life',
    words: `finances, wealth, health, love, romance, prosperity, income, salary, job, jobs, promotion, fame, luck, anger, pauper, a king, from family, the family, reputation, happiness, relationships, friendships, marital, sudden wealth, expenses, savings, enemies at, in laws`,
  },
  // Favourable words.
  {
    group: 'good',
    words: `good day, great day, excellent day, auspicious day, best day, hopeful, comfortable life, lovely, ideal, splendid, superb, pleasant, peaceful, harmonious, gainful, profitable, generous, glorious, magical, blissful, cheerful, happy and, ripe for, fertile, opens a window, window for, open a window, spectacular, remarkable, outstanding, productive, favourable for, good days, great for, great time, great year, great period, great success, well placed for, successful entrepreneur, richly, steady growth, fulfilling, easy, easier, calmer, strong year, powerful year, good for, very good, so good, excellent, great, favourable, favorable, favour, favours, favor, favors, favourably, lucky, fortunate, beneficial, auspicious for, golden, promising, promises, promise, bright,
      brighter, brightest, prosperous, fruitful, rewarding, smooth, smoother, smoothly, happy, happier, happiest, wonderful, fantastic, brilliant, best period, best time, best year, good time, good time to,
      good times, good period, good year, improved, positive, supportive, support, supports, supporting, perfect for, ideal for, blessed, opportunity, opportunities, rich, abundan*,
      strong for, looks strong, look strong, high status, handsome, beautiful, educated, loving, caring, joyful, rapid, jump, stellar, super, amazing, good results, good news, mostly good, comfortable,
      proud, sweet, good fortune, good luck, good phase, romantic, blossoming, successful, big, big change, lasting, is favourable, well educated, good days, delight*`,
  },
  // What a life area does in a prediction.
  {
    group: 'change',
    words: `expansion, growth, improve*, grow, grows, flourish*, thrive*, suffer*, decline*, change, changes, turn, turns, pick up, picks up, take off, takes off, boom*, soar*, stabil*, settle, settles, rise, rises, fall,
      falls, begin, start, stall*, slow down, peak*, shine*, sparkle*, bounce back, recover*, worsen*, deteriorate*, happen*, take place, takes place, come late, comes late, come, comes, materiali*, delayed, delay, delays, late, later, early, go through,
      be fulfilled, expand*, last, lasts, end, ends, break, breaks, fail*, crash*, slide, get better, go well, be long, be happy, arranged, accomplish*, conflict*, stress, fluctuat*, blessed, finali*, finalis*, multiply, double, increase*, decrease*, around the age, with age, jump`,
  },
  // Misfortune. `enemy`, `malefic`, `weak`, `debilitated`, `fall` are terms of the calculation and are left out.
  {
    group: 'bad',
    words: `mix ups, mix up, disrespect*, dishonour*, dishonor*, confusion, humiliation, arguments, argument, strife, bad things, bad days, bad health, bad end, harsh, harsh lesson, blood, bleed*, bloodshed, grave, sufferings, deceiv*, deceit, treachery, cheated, insult*, ill fortune, fights, tears, weep, weeping, cry, burden*, heavy price, dark times, dark days, dark period, darkness, misunderstanding*, tension, tensions, discord, disharmony, delays, failure, ill fated, wounds, wound, operation on, surgery on, exhaustion, bitter*, gloom*, sadness, worry, worries, dangerous, death, deaths, die, dies, died, dying, demise, pass away, not survive, accident*, illness*, ill health, sick, sickness, disease*, ailment*, hospital*, loss, losses, lose, loses, lost, losing, suffer*,
      miser*, sorrow*, grief, hardship*, obstacle*, hurdle*, trouble*, problem*, difficult*, challeng*, struggl*, pain, pains, painful, quarrel*, fight*, disputes, conflict*, danger*, peril*, threat*, tragedy, tragic, tragedies, disaster*, calamit*, catastroph*, misfortune*, failure, failures, bankrupt*,
      poverty, poor, debt, debts, widow*, widower, harm*, injur*, hurt*, enemies, ruin*, destruction, betray*, scandal*, theft, theives, robbery, fire, drown*, violence, violent, murder*, suicid*, imprison*, jail, disgrace*, humiliat*, barren*, childless*, infertil*, miscarriage*, abortion, suffering,
      heartbreak*, heartache, depress*, anxiet*, stress, setback*, downfall, bad luck, unlucky, ill luck, bad news, worse, worst, tough, rough, turbulen*, turmoil, unhappy, unhappiness, loneliness, lonely, fear, fears, fearful, regret*, crisis, crises, affliction*, curse, bad time, bad period, bad phase, wreck*, adversity, adversities, havoc, decay`,
  },
  // Curses and omens: frightening wherever they are asserted.
  {
    group: 'evil',
    words: `hangs over, shadow over, shadow hangs, casts a shadow, cast a shadow, dark cloud, under attack, malefic gaze, evil gaze, bad omens, ill fated, ill starred, inauspicious birth, bad stars, wrath of, angry planet, karmic debt, sins of, cursed, a curse, old curse, curse of, curses, doomed, doom, evil eye, black magic, witchcraft, bad omen, ill omen, evil omen, ominous, bodes ill, bode ill, bodes badly, evil spirit*, evil forces, demonic, possessed, hexed, jinx*,
      bad karma, misfortune follows, havoc, calamit*, catastroph*, danger to life, danger to your life, life threatening, fatal, deadly, lethal, wrath, sinister, escapes ruin, not escape, no escape, dire consequences, will regret, regret it, dark forces, haunted`,
  },
  // Dramatised periods and planets.
  {
    group: 'terrible',
    words: `not favourable, not favorable, not auspicious for, not good for, at risk, bad for, heavy on, worrying, alarming, troubling, troublesome, concerning, bad things, is bad, are bad, bad placement, bad position, bad house, bad planet, bad combination, cruel, merciless, dire, sinister, grave danger, harsh, very hard, really bad, quite bad, darkest, hostile to, against you, works against, very bad, bad time, bad period, bad phase, bad for, terrible, dreadful, horrible, awful, dangerous, harmful, destructive, disastrous, severe, cruel to, frightening, scary, very difficult, extremely difficult, inauspicious for, unlucky for, unfavourable for, ruthless, devastating, very dangerous, nightmare, hell,
      attacking, attack, attacks, tormenting, torments, haunts, punish*, a time of suffering, suffering and fear, painful, brutal, toxic, lethal, fatal, wrath, terrifying, grim, vicious`,
  },
  // Traits of character: a reading, not a calculation.
  {
    group: 'trait',
    words: `loners, wanderers, nurturing, homely, fighting spirit, sociable, learned, adventurous, energetic, fickle, hot headed, hard headed, healer, empathy, empath, empathetic, perfectionists, entrepreneur, perfectionist, warm hearted, warm, caring, thoughtful, dreamy, determined, determination, resilient, resilience, decisive, indecisive, calm person, fiery, serious minded, loner, free spirit, old soul, curious mind, sharp mind, mind is sharp, quick mind, teacher, fighter, warrior, thinker, diplomat, hard worker, good listener, strong willed, willpower, self centred, self centered, egoistic, egotistic, talkative, reserved, careful by, optimistic, pessimistic, optimist, pessimist, faithful, unfaithful, trustworthy, materialistic, refined, noble, virtuous, pious, devoted, gentle, hearted, stubborn*, hot tempered, short tempered, quick tempered, bad tempered, temper, aggressive, intelligent, intelligence, creative, creativity, ambitious, ambition, emotional*, sensitive, moody, introvert*, extrovert*, generous, generosity, kind hearted, kind, loyal, jealous*, possessive, charismatic, charisma, magnetic,
      charming, charm, natural leader, born leader, leader, leadership, lead from the front, leads from the front, talented, natural talent, gifted, gift for, attached to, honest, dishonest, selfish, selfless, lazy, hardworking, hard working, disciplined, patient nature, impatient, impulsive, arrogant, proud, humble, spiritual, intuitive, intuition, analytical, practical,
      overthink*, brood*, anxious, nervous, restless, courageous, brave, bold, fearless, shy, witty, good looking, attractive, personality, temperament, soft spoken, eloquent, fine speaker, good speaker, orator, diplomatic, romantic, sensual, passionate, secretive, argumentative, perfectionist, dreamer, dominating, dominant, independent minded, artistic, clever, cunning, wise, good heart, deep thinker, nature is, by nature, attract the opposite`,
  },

  // --- what a cause does -----------------------------------------------------------------------------------------
  // Verbs by which a planet, a house or a period acts on a life.
  {
    group: 'bring',
    words: `raises one, raises a person, raises the native, lifts one, turns adversity, sign of, a mark of, warns of, warn of, is known for, are known for, a time of, bring, brings, bringing, give, gives, giving, bestow*, grant*, promise, promises, indicate, indicates, indicated, foretell*, ensure*, bless, blesses, blessed, make you, makes you, makes the, delay, delays, delaying, deny, denies, denied, block, blocks, blocking, favour, favours, favor, favors, support, supports,
      cause, causes, causing, create, creates, creating, lead to, leads to, leading to, result in, results in, invite*, attract*, open the door, opens the door, offer, offers, hold, holds, holding, carry, carries, signal*, herald*, produce, produces, yield, yields, deliver, delivers, means trouble, trigger*, threaten*, speaks of, speak of, speaks for, speak for, shows, show, shown, suggests, suggest, points to, point to,
      spell, spells, help you, helps you, reward*, protect*, confer*, keep, keeps you, turn your, turns your, portend*, augur*, provoke*, goes with, go with it, with it goes, it goes`,
  },
  // Verbs of harm.
  {
    group: 'destroy',
    words: `messes with, messes up, mess with, mess up, destroy*, ruin*, wreck*, kill*, harm*, break your, breaks your, break a, break up your, breaks up, shatter*, devastat*, spoil*, damage*, poison*, hurt*, torment*, swallow*, crush*, tear apart, tears apart, curse, devour*, haunt*, punish*, afflict your, attack your, attacking your`,
  },
  // Present tense of a prediction about a third person.
  {
    group: 'attain',
    words: `do well, does well, face, faces, endure, endures, undergo, undergoes, become, becomes, becoming, get, gets, getting, enjoy, enjoys, attain*, receive*, earn*, gain*, marries, marry, achieve*, win, wins, acquire*, amass*, live, lives, own, owns, rise, rises, buy, buys, have, has, lead, leads, clear, clears, obtain*, suffers, dies, inherits, succeed, succeeds, attract, attracts`,
  },
  {
    group: 'makes',
    words: `you are a natural, you are a born, you are a person, you are a very, you are a stubborn, you are a leader, you are a, you are an, you are very, you are quite, you are naturally, you are the type, you are the sort, you are highly, you are deeply, you are often, you have the makings, you have it in you, you have a gift, you have a natural, you have a deep, you have a strong, you possess, you love, you crave, you hate, you dislike, you thrive, you struggle, people are, natives are, lagna people, moon people, makes for, make for, you come across, your nature, your character, your temperament, your personality, your strength is, your weakness is, makes you, make you, made you, makes the native, makes one, makes a person, gives you a, you are someone who, you tend to, you are the kind`,
  },
  // Blaming a planet for past events.
  {
    group: 'cause',
    words: `because, because of, due to, owing to, thanks to, doing, fault, shows it, comes from, came from, caused by, result of, on account of, as a result of, s doing, karma, previous life, past life`,
  },
  {
    group: 'mustHave',
    words: `must have, you have been through, you have faced, you have struggled, you had to, you went through, always struggled, you lost, you suffered, your breakup, your divorce, your loss, your past`,
  },
  // Announcing a prediction.
  {
    group: 'foretell',
    words: `your life is, enters your life, into your life, enter your life, comes into your, come into your, in store for you, your future is, your future holds, i see twins, i see two, i see an, i see great, i see much, i see marriage, i see children, i see love, i see success, i see trouble, you can count on, count on a, fall into place, falls into place, time will come, your time has come, the best is yet, better days, brighter days, happy days, fulfil your, your soul, your past life, your previous life, your true calling, your life path, your life purpose, the universe is, the universe wants, the stars have, the planets are lining, lining up in, smiles on you, smile on you, shines on you, your turn, turn out well, turns out well, end well, ends well, end badly, ends badly, i predict, we predict, my prediction, i foresee, i forecast, my forecast, i see a, i see you, i can see you, prediction for you, forecast for you, i promise you, i assure you, mark my words, trust me, were born to, are born to, destined, your destiny, your fate, fated, are meant to, your lifespan, your life span, your longevity, will live to, live until, rest assured, i guarantee`,
  },
  // Vague dates that turn a present tense into a future.
  {
    group: 'when',
    words: `soon, by age, by the age, at the age, after age, around the age, before thirty, before the year, after thirty, after marriage, second half, first quarter, first half, in your thirties, in your forties, in your twenties, in middle life, middle of life, by the time, later in life, next year, this year, this month, in the end, after forty, by thirty, eventually, on the second attempt, years old`,
  },
  // An answer with yes or a date to a question about a life.
  {
    group: 'verdict',
    words: `yes, definitely, of course, certainly, absolutely, surely, the answer is yes, answer is yes, for sure, without a doubt, very soon, soon, haan, haa, zaroor, bilkul, pakka, जरूर, हां, बिलकुल, जल्द`,
  },
  // Alarm.
  {
    group: 'warn',
    words: `tread carefully, tread lightly, tread with care, beware, be careful, be very careful, watch out, be warned, warning, caution, cautious, be afraid, be scared, stay away, take care, be alert, on guard, i warn, danger, do not ignore, not ignore, at your own risk, brace yourself, think twice, alarming, guard against`,
  },
  {
    group: 'worry',
    words: `worried for you, worried about you, fear for you, afraid for you, pray for you, feel sorry for you, concerned about your`,
  },

  // --- remedies --------------------------------------------------------------------------------------------------
  {
    group: 'remedyAct',
    words: `respect your elders, respect elders, namah, 108 times, drink water, drink from, let a, touch, placing, sleep with, wash, washes, begin each, repeated, chanting, goes a long way, reciting, donating, bath, burying, hanging, lit, sponsoring, gift, gifting, distribute, distributing, circumambulate, fasts, drinking from, smear, write the, wear, wears, wearing, worn, chant*, recit*, donat*, perform, performing, do charity, do japa, do puja, do a puja, do a homa, offer, offering, feed, feeding, keep a, keeping a, observe, observing, worship, worshipping, light, lighting, pour, pouring, visit, visiting, install, tie, tying, carry, carrying, repeat, repeating, give, giving, pray, praying, bury, hang, energise, energize, sponsor, undertake, arrange, book, get a priest, have a priest, hold, immerse, throw, plant, serve, serving, fasting, fast on, apply, sprinkle, read, reading, sing, put on, use, bathe, bathing, try, burn, conduct, get a`,
  },
  {
    group: 'remedyThing',
    words: `tirupati, shirdi, trimbakeshwar, jyotirlinga, pilgrimage, flowers, yellow flowers, red flowers, copper vessel, vessel of water, banana tree, tulsi, incense, camphor, salt, honey, green stone, red stone, blue stone, yellow cloth, red cloth, black thread, red thread, horse shoe, ganga, sandalwood, saffron, tilak, bhasma, sugar, sweets to, milk to, coconut, coconuts, conch, swastika, navagraha, small donation, shani temple, kaal bhairav, peacock feather, silver, copper, five metals, gem of, stone of, mala, rosary, 108 times, times a day, times daily, girls, kanya puja, orphans, orphanage, gem, gems, gemstone*, stone, stones, sapphire*, ruby, rubies, emerald*, pearl, pearls, coral, diamond, topaz, hessonite, cat eye, lapis, amethyst, crystal, crystals, neelam, pukhraj, moonga, panna, manik, gomed, lehsunia, iron ring, silver ring, copper ring, gold ring, ring, bracelet, amulet*, talisman*, locket, taweez, tabeez, yantra, rudraksha, thread, mantra*, stotra*, stotram, sahasranama, chalisa, calisa, kavaca, kavacha, gayatri, japa, hymn,
      prayer, prayers, puja, pooja, homa, havan, havana, yajna, yagya, abhisheka, rudrabhisheka, ritual*, shanti, kumbha vivaha, temple, lord shiva, to shiva, lord ganesha, to ganesha, lord hanuman, to hanuman, goddess durga, to durga, lord vishnu, to vishnu, to lakshmi, idol, pipal, peepal, lamp, diya, ghee, sesame, mustard oil, jaggery, wheat, urad, black gram, rice, milk, crow, crows, cow, cows, dog, dogs, ants, birds, fish, poor, beggar*, needy, brahmin*, charity, alms, donation*, blanket*, fast, fasts, fasting, thursdays, mondays, saturdays, tuesdays, fridays, wednesdays, sundays, water to the sun, vow,
      holy water, ganges, gangajal, turmeric root, black cloth, white on, holy ash, vibhuti, salt bath, nazar battu, lemon, sacred, horseshoe`,
  },
  { group: 'remedyWord', words: `remedy, remedies, remedial, antidote, upaya*, upay, parihara*, propitiat*, cure for` },
  {
    group: 'help',
    words: `help, helps, helped, suit, suits, benefit, benefits, do you good, works, work wonders, calm, calms, protects, protect, strengthen*, softens, soften, balances, bring the, brings the right, right husband, suitable, is good for, do wonders, heals, improves`,
  },
  {
    group: 'purpose',
    words: `to balance, to calm, to strengthen, washes away, wash away, settles the moon, settle the moon, soothes, soothe, dissolves, dissolve, burns away, cleanse*, purif*, shield you, shields you, breaks the curse, lift the curse, lifts the curse, tradition gives for, reverse the, reverses the, weaken the effect, weakens the effect, undoes, balance the, balance your, brings peace, gain the favour, gain the favor, to please, for protection, eases the, ease the, reduce the ill, ill effects, bad effects, negative effects, harmful effects, pacif*, appeas*, ward off, wards off, nullif*, mitigat*, neutrali*, counteract*, reduce the effect*, reduces the effect*, reduce the malefic, reduces the malefic, malefic effect*, remove the dosha, remove this dosha, remove obstacles, removes, removed, remove, keeps rahu away, keep rahu away, keep saturn away, away, cancel*, lessen*, placate*, please saturn, please shani, calms, softens, strengthens, for relief, get rid of, blessings of, attract the, cures, overcome, undo*, protection, way out`,
  },

  // --- medical ---------------------------------------------------------------------------------------------------
  {
    group: 'medicalAct',
    words: `go off, come off, keep taking, swallow, inject, watch your, needs watching, settle your, will settle, soothes your, eases your, take, taking, stop, stopping, avoid, reduce, skip, increase, halve, double, drink, eat, try, postpone, delay, put off, put the, put it off, get, have the, have an, undergo, book, cut out, cut down, quit, start, begin, use, would help, refuse, schedule, need, needs, apply, heals, unnecessary, give up, lower, drop, switch, replace, do a, go on, go for`,
  },
  {
    group: 'medicalThing',
    words: `blood sugar, sweets, sugar intake, alcohol, smoking, caffeine, salt intake, cumin, cumin water, ginger, garlic, aloe, neem, fenugreek, honey and, antidepressant*, probiotics, laxative*, protein, fluids, calcium, ghee at, milk at, warm water, oil massage, massage, inhaler, drops, antihistamine*, sedative*, sleeping pills, blood test, checkup, dialysis, transplant, hormones, medication*, medicine*, tablet*, pill, pills, dose, doses, dosage, insulin, antibiotic*, antidepressant*, painkiller*, steroid*, aspirin, paracetamol, statin*, supplement*, vitamin*, magnesium, zinc, iron tablets, ashwagandha, triphala, turmeric, giloy, tulsi tea, herb, herbs, herbal, ayurvedic, ayurveda, homeopath*, surgery, surgeries, operation, treatment*, therapy, therapies, ivf, chemo*, vaccin*, diet, dairy, gluten, detox, fasting cure, mri, scan, biopsy, blood pressure, thyroid, pitta, kapha, enema, transfusion, physiotherapy, caesarean, cesarean, delivery date, contraceptive*`,
  },
  {
    group: 'disease',
    words: `diabetes, diabetic, cancer, tumour, tumor, asthma, arthritis, hypertension, anxiety, depression, kidney disease, heart disease, heart attack, stroke, infertility, migraine*, ulcer*, thyroid, epilepsy, tuberculosis, anaemia, anemia, cough, insomnia, infection*, fever, allerg*, paralysis, schizophrenia, bipolar, dementia, leprosy, skin disease, kidney stones, gallstones, cyst, pcos, ailment`,
  },
  {
    group: 'organ',
    words: `blood pressure, blood sugar, cholesterol, sugar levels, heartburn, headache*, backache, joint pain, skin, hair loss, bones, teeth, heart condition, liver, lungs, lung, kidney, kidneys, heart trouble, stomach, digestion, knee, knee pain, back pain, spine, bowel*, skin trouble, eyesight, throat, womb, uterus, joints, sleep, immunity, blood`,
  },
  {
    group: 'cure',
    words: `settle your, settles your, soothe your, soothes your, ease your, eases your, strengthens your, strengthen your, cleans your, cleanses your, lowers your, lower your, good for the, cure, cures, curing, heal, heals, healing, relieves, relieve, treats, good for your, help your, would help, helps your, trouble with`,
  },
  {
    group: 'suffers',
    words: `you have, you suffer*, suffers from, you are suffering, you are diabetic, your depression, your anxiety, your asthma, your diabetes, your thyroid`,
  },
  {
    group: 'noDoctor',
    words: `no need to see a doctor, no need for a doctor, no need of a doctor, not need a doctor, do not need a doctor, not see a doctor, instead of a doctor, without a doctor, ignore your doctor, not trust doctors, doctors are wrong, therapy is unnecessary, not need therapy, not need medicine`,
  },

  // --- legal -----------------------------------------------------------------------------------------------------
  {
    group: 'legalAct',
    words: `file, filing, sue, suing, sign, signing, settle, appeal, contest, plead, ask for, write your, write a, draft, reject, go to trial, withdraw, register, put your name, litigat*, challenge, prosecute, press charges, claim, accept, refuse, take them to, take him to, take her to, break the, terminate`,
  },
  {
    group: 'legalThing',
    words: `divorce, petition, lawsuit, court, out of court, contract*, agreement*, deed, lease, will this year, your will, father will, mother will, a will, verdict, trial, custody, alimony, bail, guilty, landlord, settlement, fir, complaint, legal notice, patent, injunction, tenancy, prenup*, power of attorney, arbitration, mediation, judgment, judgement`,
  },
  {
    group: 'legalClaim',
    words: `sign nothing, sign everything, has no right to, have no right to, no legal right, legally yours, stand firm in court, hold out for, do not settle, fight the case, fight it in court, go to court, take it to court, drop the case, drop the charges, withdraw the case, get a restraining, press for, break the lease, evict, you are liable, is not liable, statute of limitations, legally binding, void the contract, breach of contract, strong legal claim, legal claim to, legally entitled, legal right to, you are entitled to, sue your, sue him, sue her, sue them, sue the, plead guilty, file for divorce, press charges, legal position is strong, you have a case, a strong case`,
  },

  // --- financial -------------------------------------------------------------------------------------------------
  {
    group: 'moneyAct',
    words: `pay off, better bet, good bet, safe bet, should go, goes into, belongs in, is where, worth buying, rebalance, refinance, hedge, cash out, offload, stock up on, spend, double down, liquidate, allocate, park your, park the, pull out, invest, investing, investment*, buy, buying, sell, selling, sold, put, move, hold, hold on, keep, avoid, lend, lending, borrow*, take, trade, trading, speculat*, diversify, save, saving, withdraw, purchase*, book profits, exit, enter, accumulate, short, repaid, repay, stake, mortgage, bought, suits, suit, good choice, fine, bet, gamble`,
  },
  {
    group: 'moneyThing',
    words: `mortgage, debts, money, bullion, dividend*, interest rate, startup, emi, retirement fund, nifty, sensex, penny stock*, real estate, apartment, rental property, currency, tax saving, credit card, deposit, deposits, gold, silver, property, land, real estate, plot, shares, stock, stocks, stock market, equity, equities, mutual fund*, fund, funds, bond, bonds, portfolio, crypto*, bitcoin, ethereum, loan, loans, mortgage, savings, money, fixed deposit*, futures, options, lottery, sip, ipo, cash, gold etf, pension, insurance policy, forex, commodities, debt, house in, car`,
  },

  // --- what removes a clause --------------------------------------------------------------------------------------
  // Refusals: what follows them is not asserted.
  {
    group: 'refuse',
    words: `not have a remedy, not have remedies, have no remedy, have no remedies, not base, no slot, no window, no label, draw no, draws no, no conclusion, none to suggest, would not if, not comment, rather not, would rather not, cannot read, not read its, not read, not part of, have none, tell if, none of these, cannot predict, not predict, never predict*, no prediction*, cannot say, not say, cannot tell, not tell, never tell*, no one can tell, nobody can tell, cannot promise, not promise, cannot know, not know, unable to, not able to, cannot answer, not answer, not recommend, cannot recommend, not advise, cannot advise, never advise*, not prescribe,
      not offer, not give, cannot give, gives no, give no, no remedy, no remedies, offers no, offer no, makes no, make no, recommends none, not make, not forecast, cannot forecast, not foretell, cannot foretell, not mean, not follow, not decide, not determine, not imply, says nothing, say nothing, said nothing, nothing about, not say anything, none of, nothing in, not suggest, cannot suggest, cannot judge, not judge,
      not a prediction, never a forecast, not a forecast, no forecast, cannot help with, not help with, decline to, refuse to, refrain from, not speak of, not claim, not comment, cannot comment, not assess, cannot assess, not interpret, not contain, contains that, cannot confirm, not confirm, not possible to say, impossible to say, not possible to predict, impossible to predict, no calculation, not show, not guess, unfair to guess, cannot guess, not speculate, no advice, without any prediction, is no substitute, not compute, cannot compute, not provide, cannot provide, not include advice, no calculation of, no way to know, tells nothing, tell nothing, nothing here, not support the, no basis, not reveal, not indicate, not predictions, no claim, no claims, no statement, not calculate whether, wont predict, not cover`,
  },
  // What a refusal refuses to do; a `not` shortly before makes the refusal.
  {
    group: 'say',
    words: `predict*, foretell*, forecast*, say, tell, promise, know, recommend*, advise, prescribe, speculate, guess, claim, imply, mean, determine, decide, confirm,
      comment, interpret, answer, assess, judge, diagnose, follow that, provide, prophesy, foresee, counsel, vouch, infer, conclude, establish, state whether`,
  },
  // Refusals that look back at their subject, and referrals to those who may advise.
  {
    group: 'refuseBack',
    words: `yours to decide, person to ask, people to ask, is a matter for, are a matter for, not part of the service, is the one to ask, the one to ask, bank can, is not the job, a matter for, not made here, is not made, are not made, not offered here, not offered, is not offered, are not offered, lies outside, lie outside, is outside, are outside, falls outside, fall outside, beyond what, not among, is not something, are not something, has no place, have no place, belong to, belongs to, not part of, not given here, are not given, is not given, not what this, no part of, not computed, cannot be computed, cannot be calculated, not be predicted,
      cannot be predicted, cannot be known, cannot be said, not stated here, i cannot say, i cannot tell, see a doctor, ask a doctor, consult a doctor, consult a physician, ask a physician, ask a lawyer, a lawyer can, consult a lawyer, licensed adviser, licensed advisor, qualified adviser, qualified professional, qualified doctor, medical professional, financial adviser, not follow from, is not in the, the kind of statement, not a matter of, out of scope, not within, no answer to, i cannot, is natural, is understandable`,
  },
  // Handing back what the reader wrote.
  {
    group: 'report',
    words: `common fear, common belief, is feared, some fear, some believe, some say, it is said, popular belief, many fear, many believe, people say, people fear, superstition, that this has been a hard, sorry that, sorry to hear, you asked, you ask, you wrote, you gave, you listed, you entered, you wanted to know, you want to know, you mention*, your question, your message, you said, you say, you told, as you listed, as you gave, as you said, you supplied, you stated, you describe*, you wonder*, you are asking, you were asking, events you, used the marriage, for example, categories, category, the claim that, the idea that, the belief that, fits the, send events, it is sometimes said`,
  },
  // Statements of custom and of terms.
  {
    group: 'custom',
    words: `is karaka, are karaka, the karaka, is significator, are significators, the significator, texts speak of, is not held, are not held, school read, schools read, the texts speak, astrologers of the classical, that reading, classical school, labelled, name randhra, customarily, by custom, custom, customary, traditionally, tradition, traditional, is called, are called, is named, named, is the name, the name of, the name given, name for, technical name, technical term, term, word, literally, defined, define, definition, by the rule, by rule, common rule, refers to, is known as, kept until, is kept, are kept, is performed, are performed, is worshipped, are worshipped, is observed, is celebrated, devotees, many avoid, texts call, texts read, assign, assigns, associated with, connected with, connects with, significator, signifies, karaka,
      represents, stands for, denotes, classed as, labels, label, is the deity, deity of, god of, the gods, festival, the day of, is customarily, classical rule, in the texts as, mythology, legend, epic, is broken, the fast is, worship is, is a transit, is a table, names the, it names, give their name, gets its name`,
  },
  // An embedded question or a statement's conjunction.
  { group: 'that', words: `whether, if, when, that, how, what, which, where, who, why, to ask` },
  {
    group: 'question',
    words: `will, would, when, what, who, which, where, is, are, do, does, can, could, shall, should, how, may, did, was, were, has, have`,
  },
  { group: 'such', words: `such a, such an, no such` },
  {
    group: 'contrast',
    words: `but, however, yet, though, although, still, nevertheless, nonetheless, that said, even so, having said that, instead, whereas, anyway, otherwise`,
  },
  { group: 'not', words: `not, no, never, none, nothing, neither, nor, without, cannot, hardly` },
  // Questions that are suggestions or assertions.
  {
    group: 'suggestion',
    words: `why not, have you considered, have you tried, have you thought, did you know, how about, what about wearing, do not you, is not it, do you know that, should not you, could you wear, can you not`,
  },
  // Verbs of dealing with the service: `you will need`, `you should include`.
  {
    group: 'infoVerb',
    words: `look up, convert, verify, count, watch, write, repeat, subscribe, download, request, choose, prefer, wonder, be interested, interested, consult, compute, calculate, list, observe, wait, open, import, wish to, share, tell, be able, able to, also ask, paste, notice that, hear from, be asked, be needed, needed, required, recognise, recognize, understand, learn, get back, visit the, follow the, copy, round, treat, need, include, send, see, use, check, ask, call, pass, enter, supply, provide, give the, give your, state, read, compare, note, look, specify, like, help, want, add, set, try again, retry, know, notice, find the`,
  },
  // Verbs of the sky and of dates.
  {
    group: 'skyVerb',
    words: `enter, enters, transit, begin, begun, end, ended, run, rise, set, fall, move, conjoin, aspect, station, turn, reach, start, started, last, occupy, cross, leave, change, flip, lose, cover, pass, return, appear, stay, stand, be, been, become, remain, continue, follow, take place, happen, occur, include, meet, visible, separate, oppose, come, contain, have, culminate, climb, stop, reset`,
  },
  // Adverbs between a modal and its verb.
  {
    group: 'skip',
    words: `not, never, also, then, again, soon, probably, likely, only, still, always, surely, certainly, definitely, most, very, well, be, have, even, just, perhaps, eventually, finally, now, all, but`,
  },

  // --- terms that hold one of the words above --------------------------------------------------------------------
  {
    group: 'term',
    words: `health endpoint, api health, job of the, mala yoga, mala and sarpa, mrityu bhaga*, mrtyu bhaga, mrityu yoga, marana karaka sthana, maraka, marakas, planetary war, war between, graha yuddha, house of marriage, house of career, house of wealth, house of gains, house of loss, house of losses, house of death, house of disease, house of enemies, house of children, house of longevity, longevity or of death, house of fortune, house of debts, house of luck, house of profession, house of health, houses of marriage, lord of death, god of death, house of,
      dhana yoga, raja yoga, rajayoga, labha choghadiya, roga choghadiya, labha, roga, amrita, udvega, choghadiya*, career shift, parent death, spouse death, child birth, education milestone, enemy sign, sign of an enemy, great enemy, great friend, great conjunction, war time, natural malefic, natural benefic, victory of, s victory, day of victory, karaka of marriage, significator of children, karaka of, significator of, may 19*, may 20*, in may, of may,
      the rise of the, rising sign, good chance that the crescent, a good chance that the, best observing, chart's, sun rise, status code, long life span of, saturn return, lunar return, solar return, fall back, shanti path, physicians of the gods, birth date, may 1, may 2, may 3, may 4, may 5, may 6, may 7, may 8, may 9, well known, as well, working on, fortuna, part of fortune, punya saham, vivaha saham, wind fall, lord of the sun, water sign, fire sign, earth sign, air sign, free will, at work, love you to, great circle, mahatma, day after, great year`,
  },

  // --- topics that no calculation needs: a mention that is neither refused, reported nor custom is a slip ----------
  {
    group: 'gem',
    words: `iron rings, silver rings, copper rings, sapphire*, emerald*, ruby, rubies, red coral, yellow coral, topaz, hessonite, cat eye, amethyst, neelam, pukhraj, moonga, gomed, lehsunia, rudraksha*, amulet*, talisman*, taweez, tabeez, gemstone*, gem therapy, evil eye bead, lucky charm, black thread, iron ring, silver ring, copper ring, exorcis*, tantrik, tantric, vastu, healing crystal*, negative energy, negative energies, free you from, frees you from, liberate you from, verse eleven times, eleven times before, umbrella and, pair of shoes`,
  },
  {
    group: 'medicalTopic',
    words: `medication*, tablets, pill, pills, dosage, insulin, antibiotic*, antidepressant*, painkiller*, steroid*, aspirin, paracetamol, statins, ashwagandha, triphala, giloy, ayurvedic, homeopath*, chemotherapy, vaccin*, detox, ivf, stomach, liver, lungs, kidney*, bowel*, digestion, acidity, cholesterol, blood pressure, blood sugar, heartburn, headache*, migraine*, diabet*, cancer cells, tumour*, asthma, arthritis, hypertension, insomnia, thyroid, infertility, cough, backache, joint pain, sperm, ovulat*, menstru*, fertility, immunity, surgery, physiotherapy, symptom*, inflammation, constipation, indigestion, obesity, allerg*, sinus, gout, eczema, psoriasis`,
  },
  {
    group: 'legalTopic',
    words: `lawsuit*, litigation, mediation, bail, child custody, full custody, alimony, the hearing, court hearing, a judge, the judge, plaintiff, defendant, prosecut*, landlord, prenup*, divorce papers, out of court, legal notice, restraining order, affidavit, title deed, sue, suing, lease, power of attorney, injunction`,
  },
  {
    group: 'moneyTopic',
    words: `the market, gold price, gold prices, silver prices, equity, equities, stocks, your shares, the shares, buy shares, sell shares, mutual fund*, crypto*, bitcoin, ethereum, real estate, intraday, day trading, forex, mortgage*, portfolio*, ipo, ipos, fixed deposit*, nifty, sensex, home loan, lottery, dividend*, etf, etfs, brokerage, futures and options, commodities, stock market, gold etf, emi, retirement fund, sip, startup, your savings, your money`,
  },
  {
    group: 'lifeTopic',
    words: `year of gains, year of luck, year of success, two marriages, denial of progeny, progeny is, loss of the mother, loss of the father, wealth in this chart, wealth in the chart, on your side, in your favour, in your favor, avoid arguments, avoid quarrels, avoid disputes, keep calm, disturbs the mind, troubled mind, new chapter, change of residence, job change, relief comes, brings relief, move abroad, take a job, quit your job, change jobs, longevity is, earthquake*, floods, famine, drought, good day to, good day for, great day to, great day for, auspicious day to, auspicious day for, things get better, things get worse, life gets better, better times, better days, hard time, hard times, tough time, tough times, rough patch, rough phase, difficult phase, difficult period, difficult time, difficult times, testing time, testing times, testing phase, trying time, trying times, short life, looks promising, look promising, plans for you, trust the process, baby, pregnan*, conceiving, pay rise, pay raise, soulmate*, twin flame, lottery, jackpot, riches, bereave*, orphaned, childless*, love life, sex life, true love, love marriage, arranged marriage, second marriage, honeymoon, extramarital, romance, big break, dream job, bad luck, good luck, unlucky, good fortune, ill fate, ill fortune, ill luck, lucky number, lucky colour, lucky color, lucky day, lucky stone, lucky, wealthy, prosperity, wiped out, stroke of luck, look up from, looking up, mother in law, promotion, promotions, get rich, your firm, your boss, your ex, your crush, this job, the job is`,
  },
  // Courtesies and talk of the service that name the reader.
  {
    group: 'courtesy',
    words: `you were born, your birth, welcome, thank you, thanks, sorry, hello, hi, namaste, glad, happy to, if you like, if you wish, you like, would you, as you wish, you are right, you can ask, you may ask, ask me, let me know, you know, see you, whenever you, whichever you, you want, you prefer, help you, give you, show you, tell you, offer you, send you, for your, you are asking, up to you, you love, matter for you, you decide, your decision, your choice, good question, you please, you tell, you share, you need, you can, do you, are you, what you, you name`,
  },
] satisfies LexiconRow[];

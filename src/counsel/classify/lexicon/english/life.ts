/** People, certainty, and what would happen to them by which cause. */
import type { LexiconRow } from '../groups';

export const LIFE = [
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

  // Imperatives to do or to avoid something; with a time, a planet or the reader they are advice.
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
  // Verbs of life areas in predictions.
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
] satisfies LexiconRow[];

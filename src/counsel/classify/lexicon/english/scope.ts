/** Words that take a clause out of the assertion, technical terms, and topics that no calculation needs. */
import type { LexiconRow } from '../groups';

export const SCOPE = [
  // --- what removes a clause --------------------------------------------------------------------------------------
  // Refusals: what follows them is not asserted.
  {
    group: 'refuse',
    words: `not have a remedy, not have remedies, have no remedy, have no remedies, not base, no slot, no window, no label, draw no, draws no, no conclusion, none to suggest, would not if, not comment, rather not, would rather not, cannot read, not read its, not read, not part of, have none, tell if, none of these, cannot predict, not predict, never predict*, no prediction*, cannot say, not say, cannot tell, not tell, never tell*, no one can tell, nobody can tell, cannot promise, not promise, cannot know, not know, unable to, not able to, cannot answer, not answer, not recommend, cannot recommend, not advise, cannot advise, never advise*, not prescribe,
      not offer, not give, cannot give, gives no, give no, no remedy, no remedies, offers no, offer no, makes no, make no, recommends none, not make, not forecast, cannot forecast, not foretell, cannot foretell, not mean, not follow, not decide, not determine, not imply, says nothing, say nothing, said nothing, nothing about, not say anything, none of, nothing in, not suggest, cannot suggest, cannot judge, not judge,
      not a prediction, never a forecast, not a forecast, no forecast, cannot help with, not help with, decline to, refuse to, refrain from, not speak of, not claim, not comment, cannot comment, not assess, cannot assess, not interpret, not contain, contains that, cannot confirm, not confirm, not possible to say, impossible to say, not possible to predict, impossible to predict, no calculation, not show, not guess, unfair to guess, cannot guess, not speculate, no advice, without any prediction, is no substitute, not compute, cannot compute, not provide, cannot provide, not include advice, no calculation of, no way to know, tells nothing, tell nothing, nothing here, not support the, no basis, not reveal, not indicate, not predictions, no claim, no claims, no statement, not calculate whether, wont predict, not cover`,
  },
  // Verbs of what a refusal declines; a `not` shortly before makes it a refusal.
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
  // References to what the reader wrote.
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

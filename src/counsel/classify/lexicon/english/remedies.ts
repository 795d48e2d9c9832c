/** Remedies, and medical, legal and financial advice. */
import type { LexiconRow } from '../groups';

export const REMEDIES = [
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
] satisfies LexiconRow[];

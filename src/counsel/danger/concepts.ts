/**
 * Concepts that the words of a message stand for, in English and Hindi in Latin letters: who, to whom, what is done, with
 * what, where, in which state and when, and the matters of ordinary questions. A word may stand for several. `*` stands for
 * any ending.
 */
export const CONCEPTS = {
  // Persons
  speaker:
    'i am my me myself mai mujhe mujhko mujhse mujhpe mera mere meri hum hame hamare hamari hamara us we our apne apna apni khud',
  near: 'he she his her him they them their vo woh usne unhone uska uski uske usko use unko ye isne',
  spouse: 'husband wife pati patni biwi bivi shauhar partner hubby fiance fiancee mangetar miyan',
  lover: 'boyfriend girlfriend bf gf ex lover premi premika crush',
  parent:
    'father mother dad daddy mom mum mummy mama papa maa ma baap bap pita pitaji mata mataji amma appa ammi abbu parents stepfather stepdad stepmother stepmom sauteli sautela sautele',
  elder:
    'grandfather grandmother grandpa grandma granny dada dadi dadaji nana nani nanaji old elderly budha budhi budhe budhape buddha vriddh pensioner pota poti grandson nati',
  sibling: 'brother sister brothers sisters bhai bhaiya bhaiyya behan behen bahan didi stepbrother twin cousin cousins',
  inLaw:
    'saas sas sasur sasural sasuraal devar jeth jethani nanad nanand jija bhabhi bahu damad saala saale inlaws laws',
  uncle: 'uncle aunt aunty auntie chacha chachi mamu tau tauji taiji mausa mausi fufa phupha bua kaka kaki uncles',
  guide:
    'teacher sir tutor coach master priest pandit baba swami maulvi maulana warden driver principal guru trainer madam professor counsellor caretaker nurse tantrik babaji madrasa tuition swimming',
  friend:
    'friend friends dost saheli yaar roommate flatmate classmate colleague student coworker tenant batchmate neighbour neighbor padosi padosan padosh pados',
  chief:
    'boss manager malik malkin employer thekedar contractor supervisor landlord moneylender sahukar sudkhor agent recovery sarpanch khap panchayat senior hr',
  crowd:
    'gang goons gunde goonde mob bheed villagers gaonwale relatives family parivar khandan gharwale gharvale ghar_wale guys men',
  child:
    'child children kid kids baby babies toddler infant newborn son daughter boy girl niece nephew bacha bachha bachcha bachche bachhe bache bachi bachchi beta bete beti bitiya shishu navjat bhanji bhatija bhatiji ladka ladki larki twins pupil',
  nobody: 'nobody noone no_one none kisi koi anyone someone somebody everyone sab sabko sabse everybody',
  // Age and school
  school:
    'class grade std standard kaksha school schol hostel chauthi panchvi chhathi satvi athvi navi hostel exam result board neet upsc jee fail failed failing',
  // Life, death and their ends
  death:
    'die dead death dying died dies maut mrityu mrit marna marne marni marunga marungi maru mari mara mare mar marta marti marte marega marjau dehant nidhan swargvas lash laash corpse funeral pyre chita coffin grave buried ashes rakh cremat* shraddh shradh',
  killing:
    'kill kills killing killed murder murdered slay slain slaughter finish assassin* behead* hatya vadh katl mardunga supari execut* eliminate bali narabali sacrific* lynch* massacre',
  suicide:
    'suicide suicidal sucide suside sucidal suicid* kms unalive atmahatya aatmahatya khudkushi selfharm atmaghat',
  life: 'life live living alive exist existing exists existence zindagi jindagi jivan jeevan jina jeena jine jeene jiya jiu jinda zinda jivit jee survive survived surviving world duniya janam janm',
  ending:
    'end ends ended ending over finish finished finishing khatam khatm samapt stop stopped stops quit done enough last final antim akhri aakhri aakhiri akhiri close gone disappear vanish fade leave leaving mukti chhutkara moksha release free freedom relief',
  parting:
    'goodbye goodbyes bye farewell alvida vida note letter letters chitthi khat message status sorry forgive maaf maafi forgiven miss remember',
  going:
    'go going went away leave left leaving ja jana jane jau jaun jaunga jaungi chala chali chale chalta chalti nikal nikla nikle nikalna chhod chhodna chhodkar wapas return',
  sleep:
    'sleep sleeping asleep sona soya so soja soyi neend nind sleepy bed bistar wake waking woke awake uth uthna uthu utha uthi jag jagna open aankh ankh aankhe ankhe eyes',
  burden: 'burden bojh useless worthless bekar bekaar nakara failure waste mistake nikamma loser fault',
  vain: 'point pointless meaning meaningless reason purpose value worth hope hopeless wajah vajah maksad matlab fayda faida ummid umeed vyarth fizul fijul rasta raasta option solution exit way',
  weariness:
    'tired exhausted fed sick thak* tang pareshan paresan bear handle endure stand suffer* dard pain hurt hurts dukh dukhi taklif takleef jhel* sah saha sahu bardast* bardasht* anymore empty numb dark darkness alone lonely akela akeli cry crying ro rona depress* anxious udas himmat',
  hate: 'hate hatred nafrat shame sharm ashamed guilt guilty deserve punish humiliat* insult* beizzat badnam munh',
  wish: 'want wants wanted wanna wish hope thinking think thought thoughts feel feels feeling plan planned planning decide decided ready chah* soch* mann man dil ichha iccha icha khayal khyal vichar irada tay going_to gonna about_to keep imagine picture urge tempted',
  // Means, places and acts
  means:
    'rope noose fan pankha pankhe dupatta duppata rassi fanda blade blades razor knife chaku gun pistol rifle revolver bandook katta sword talwar axe bullet bomb petrol kerosene tel acid tezab tejab belt rod stick lathi danda gas hose plastic bag brick sickle hammer iron chimta belan',
  pills:
    'pill pills tablet tablets goli goliya goliyan medicine medicines dawai dawa dava davai capsule capsules dose overdose strip bottle sheeshi shishi drug drugs paracetamol crocin alprazolam insulin syrup',
  poison:
    'poison poisoned poisoning poisonous zeher zahar jahar jahr pesticide insecticide phenyl phenyle finail phinail sulfas sulphas bleach cleaner harpic kitnashak keetnashak rat chuhe mushroom mushrooms hooch detergent tick',
  height:
    'roof rooftop terrace chhat chat balcony bridge pul cliff ledge railing floor building tower window parapet munder manzil storey window_ledge khai upar niche neeche',
  water: 'river nadi sea well kua kuye kue nahar canal lake talab ocean pond tank dam pani water',
  rails: 'train track tracks rail railway patri metro platform truck lorry bus traffic road highway',
  jump: 'jump jumps jumping jumped kud kudna kudne kood koodna koodne chhalang hang hanging hanged latak latakna latakne jhul let step fall falling drown drowning dub duba doob dooba crash',
  cutting:
    'cut cuts cutting slit slash slice kat kata kaat kaata katna katne kaatna nas naso kalai wrist wrists vein veins arm arms thigh scratch* chop gash',
  hitting:
    'beat beats beating beaten hit hits hitting slap* punch* kick* chok* strangl* drag* drags thrash* tortur* throttl* whip* bruis* shov* push* shak* twist* smash* throw* threw pull* grab* pit pitta pitti pitte pita pite peeta peete peetta peetti peetna peet pitai maarpit marpit maarta maarte marte maara thappad lat laat latt mukka mukke ghuse gala daba* dabaya hath utha* haath ghasit* ghaseet* dhakka dhakke bal baal zulm atyachar prataad*',
  burning:
    'burn burns burning burned burnt fire aag jala jalana jalane jalati jalata jalaya jal jali jalta jalti scald* boiling hot garam ubal* cigarette matches match light lit set phunk*',
  threat:
    'threat threats threaten* dhamki dhamkata blackmail* warn* sworn swear says said told tells bola bole boli bolta bolte kehta kehte kehti kaha kahte vow* promise chhodunga chhodega chodega force forced forces forcing zabardasti jabardasti jabran',
  hunting:
    'follow* stalk* chas* search* looking dhund* dhoondh* peecha picha pichha find outside waiting waits door darwaza breaking broke tod todna toda hide hiding ran run fled bhag bhagna escape',
  confined:
    'lock locked locks chain chained trap trapped confined prisoner slave band bandh kaid qaid tala taala zanjeer janjir passport allow* allowed let lets permission nikalne bahar inside kamre kamra room hostage captive documents',
  sexual:
    'rape raped rapes gangrape molest* touch touched touches touching chhu* chhute chhuta chuta grop* nude nudes naked undress* clothes kapde kapda private dirty gandi ganda gande galat ghalat kiss* chum* lap god bed sex sexual porn obscene ashlil sambandh balatkar izzat ijjat harkat inappropriate strip bath bathe bathing nanga nangi ched* harass* photo photos pics video videos secret body chest thigh',
  marriage:
    'marry marries marrying married marriage wedding shadi shaadi sadi byah vivah nikah bride engaged rishta byahna fere phere',
  property:
    'dowry dahej pension property zameen jamin money paise paisa loan loans karz karza debt bank inheritance sign gold lakh lakhs crore kist emi',
  trade:
    'sell selling sold bech* becha bought buy kharida kharid* brothel kotha kothe traffick* kidney dubai gulf job naukri factory work kaam mazdoori beg begging labour kiln wages dhaba hotel bazaar',
  hunger: 'food khana bhukha bhookha starve starving starves feed hungry eat eats eating roti meal meals kha',
  caste:
    'caste jati jaat gotra muslim hindu dalit dharm religion eloped love pyar prem honour honor izzat community gay abort abortion',
  witch: 'witch dayan tonhi chudail paraded nanga',
  fear: 'afraid scared fear terrified dar darta darti dara help bachao bacha save madad please bachalo safe danger khatra',
  revenge:
    'revenge badla hisab hisaab enemy dushman rival pay blood sabak lesson barbad destroy destroyed ruin tabah uda udaa nipta* thok gaad bachega bachegi zinda_nahi',
  // Bodies in danger
  breath:
    'breath breathe breathing breathes breathless gasp* saans sans sansein suffocat* dam ghut* choke choking throat gala gale oxygen inhaler asthma dama chok*',
  heart:
    'heart chest seene seena sina sine chhati chati dil cardiac attack atak palpitat* pulse naadi nabz sweating sweat pasina pasine jaw',
  stroke:
    'stroke lakwa lakva paralys* numb sunn sun slur* speech droop* face muh munh chehra tedha teda side mouth limp bolna bol',
  senses:
    'unconscious faint* collaps* behosh behoshi hosh unrespons* respond* responding wake delirious drowsy confused dizzy limp floppy motionless hil hilna move moving',
  seizure: 'seizure seizures fit fits convuls* epilep* jhatke jhatka daura daure mirgi foam foaming jhaag jhag shaking',
  bleeding:
    'blood bleed bleeding bleeds khoon khun rakt bahut beh bah bahna ruk rukna wound injured injury ghayal ghav gush* spurt* heavy heavily profuse* stabbed shot fracture broken bone',
  illness:
    'vomit vomiting ulti fever bukhar stomach pet sugar diabetic bp pressure dengue appendix swelling swollen sujan sooj blue neela nila neele neeli pale purple rash hives allerg* poison temperature',
  accident:
    'accident fell fallen fall gir gira giri gire girna crash* collision overturned palat electrocut* shock current karant cylinder smoke leak* explod* phat phata bitten bite bites bit stung sting snake saanp sanp cobra krait scorpion bichhu dog kutta bees wasp swallow* nigal* stuck atak* fas fasa drank drink drunk pi piya pee pili drowned burns',
  birth:
    'pregnant pregnancy garbhvati garbh labour labor delivery prasav womb placenta contractions months mahine mahina mahina caesarean midwife dai waters birth',
  rescue:
    'ambulance hospital aspatal doctor emergency police turant turat urgent immediately surgery operation operate icu',
  now: 'now abhi just suddenly achanak tonight today aaj aj raat rat kal tomorrow jaldi minute minutes hour hours since already soon',
  many: 'too many all whole full entire bahut bohot saari sari poora poori pura puri lot lots heavy badly dozens severe tez tej itna zyada jyada forever hamesha hamesa sada good',
  // Matters of ordinary questions
  not: 'not no never nahi na mat cannot nothing kuch without bina',
  almanac:
    'tithi panchang panchanga muhurat muhurta muhurt choghadiya chaughadiya rahukaal rahu_kaal rahukal kaal kalam hora sunrise sunset moonrise moonset suryoday suryast chandroday chandrast surya chand moon sun purnima amavasya ekadashi pradosh chaturthi ashtami navami dashami dwadashi panchami paran parana vrat upvas fast fasting eclipse grahan sankranti calendar date dates din day vaar shubh auspicious ghadi karana yoga weekday holiday chhutti phase sky',
  feast:
    'diwali holi navratri dussehra janmashtami shivaratri raksha bandhan onam pongal teej chhath ugadi padwa dhanteras lohri karwa chauth puja pooja festival jayanti mela visarjan garba saraswati basant akshaya tritiya ganesh navaratri vijayadashami aarti temple mandir snan yatra',
  chart:
    'kundli kundali horoscope chart lagna rashi nakshatra dasha dasa mahadasha antardasha house lord bhava navamsa varga planet planets graha shani saturn mangal mars rahu ketu guru jupiter venus shukra budh mercury transit gochar degree ayanamsa sadesati sade_sati yog matching kuta maraka marak avastha arishta longevity ayu aayu astrolog*',
  question:
    'when kab which kaun kaunsi kaunsa what kya how kaise kitna kitne why kyu kyun who where kaha kahan is does list define definition meaning paribhasha term rule explain tell batao bataiye bata bolo time samay exactly',
  told: 'film movie novel story kahani book kitab song gaana gana poem kavita lyrics game series drama character hero heroine villain scene history news headline khabar samachar epic mahabharata ramayana purana puran text texts research statistics data law kanoon act essay dream dreamt sapne sapna khwab myth legend policy documentary king raja goddess demon asura theory chess cricket match team boss_level',
  past: 'was were had ago pehle pahle tha thi hua hui past earlier childhood bachpan recovered survived used back then yesterday saal sal year years old',
  rites:
    'barsi punyatithi shraddha tarpan pitru terahvi tenth thirteenth sutak panchak anniversary memory rites ritual passed departed late asthi pind',
  laughter: 'lol haha hahaha hehe lmao joke joking mazak mazaak funny kidding thanks thank shukriya dhanyavad',
  machine:
    'app phone laptop battery server page website account login api code request session email mail subscription click screen download link internet wifi computer bug file delete password profile data save',
  wellbeing: 'fine okay ok happy khush theek thik healthy better safe normal good love beautiful',
} as const satisfies Readonly<Record<string, string>>;

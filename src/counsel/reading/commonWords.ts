import { spelling } from '../grammar/words';

/**
 * Common words that are no slot of a question, beside the ordinary ones and those of the grammar. Some are towns too
 * (Nice, Reading), so that they are no towns only where nothing names one.
 */
const COMMON_WORDS = `
  able accurate across actual actually aged agree alive allow almost alone along although always among amazing anybody
  anyone anything anyway apart apply article astrologers astrology aunt aware babies background basis becomes believe
  below beside beyond bless body books brief bringing broken brothers buying calling care careful carefully cases cast
  celebrate celebrated celebration center central certainly changing cheers check checking chosen city civil clearly
  cold colleague common community compared comparison complete completely computer computing confirm confused
  considered consult contain continue continues correct correctly course cousin create curious customs daily dear deep
  delivered description determine died difficult dinner discuss doubt drive eastern easy elder else email emergency
  especially essential events ever everyday everybody everyone everything example except excited expect expected
  experience explained express extra family famous fathers favourite feel feeling feels fell female festive figure
  figures final finally finish finished flight flights follow followed follows forget forgot format friends gather
  gave gazetted generally gently gets gift gives giving glad gone google grand grandfather grandmother grandpa grandma great
  greetings grew group guess guest guide happened happening happy hard hardly heard heavy held helped helpful helps
  hence herself hindus himself history holding home hope hoping hotel human husbands idea identify imagine immediately
  important inaugurate include included including indeed information inform input inside instant instead interest
  interested interesting issue items itself jump keeping keeps kept kinds knew knowing known knows large largest
  lately lead leading learn learned least lets level line lines link little lives living local located location
  looking looks lost lovely loved mainly maintain major making male manner manual marked matter matters measure medium
  member mention mentioned message method middle mind mistake modern moons mothers moved named names native natural
  nearby nearest nearly necessary needed needs neither nephew never nice niece nobody normal normally northern note
  nothing notice occurs occurred offer often older online opening option orders ordinary original others otherwise
  ours outside overall owner page pair paper parents part particular particularly parts passed past percent perform
  performed perhaps personal persons phone picked place places plan planned planning play plus point popular possibly
  prayer prayers prefer prepare pretty printed prior private probably problem process program programme proper
  properly provide public purchase purpose puzzled python quarter quarters query quick quickly quite range rather
  reach reached read reader reading ready real receive recent recently record reference regarding region regular
  related relative remember remind repeat replace reply report request require required research respect returns
  reverse review rites ritual rituals robot room rough roughly round said save saying says schedule school score
  script search seat secondly section seeing seem seems select sending sense sent separate series serious service
  session setting settings sidereally side similar simply situation slightly slow small social somebody something
  sometime sometimes somewhere song sounds speak special specific specify spend spent stage standard state stated step
  steps store story strange street strict student study stuff such sunny suppose supposed surely surprise swear taken
  takes taking talk task teach teacher team terms test thing thinking thinks thought told took topic tops toward
  towards traditional treat tried trip trust truth trying turning twice types typical uncle understand understood
  unique unknown unless unlike unsure update upon useful user usual usually vacation values various verify version
  visit visiting voice waiting wake walk wanna watched water ways wearing weather western whatever whenever wherever
  whether whichever whoever window wish wishes within wonder wondering word works worth write writing written wrote
  younger yourself aajkal aakhir aadmi bela aaye aayi aisa aisi andar arey asli asal atah baat baatein bahar baithe bhabhi
  bhagwan bhaiya bhar biwi bole boli bolta bujurg chacha chachi chahe chalte dadi dadiji dehant dekha dekhna dekho
  dene dhyan didi dikkat dhanya dobara dostana ekdum ganana gharwale haal hamesha hisab hisse hoke hokar humko hume
  insaan isliye itna itne itni jaisa jaise jaldi janaab janta jaruri jagah jakar jane jiska jiski jisko kaafi kabhi
  kahi kahin karenge karwana kehna keval khas khaali khud khushi kitaab kripya kripaya krupya kyonki lagbhag lekar
  lekin lene likha likhe likhna likho logo magar mama mami manana manate manaya manaye maharaj mahodaya mangetar mausi
  milta milkar mushkil naana naani naya panditji padne padhna palang pande phele poocha poochna puch pura purani
  purana putra putri rehta rehti saas sacchi sahab saheb sambat samajh samjh samjha sapna sasur sawal seedha shayad
  shuruaat sirf sochna sunna swagat tabhi taraf tarike tarika taki thoda thodi tumko unhe upar vagairah vaise vajah
  wapas yaad yaani yahan yaha zaroor zara अच्छा अच्छी अनुसार अनुमान आखिरी आजकल आमतौर आसान एकदम कंप्यूटर कविता कहना
  कैलेंडर चुटकुला जानकारी जाँचे तडके तड़के दर्ज नीचे परंतु पढ़ना पूछी पूरी पूरे भोग्य महीनों मानते मैंने रहता रहती
  राशिचक्र राष्ट्रीय लगभग वर्तमान वहाँ वालों वेला सटीक समझना सहित सहेजी साइट सूची हेतु`;

/** Everyday words of Hindi in Latin letters. No name of the lexicon is among them. */
export const EVERYDAY_HINDI = `
  karwane karwaiye karwaya karwati karwate karwaunga karwaungi karwayenge karwado karwadu karwani karwali banwana
  banwaya banwani aana aaunga aaungi khilana khilaya soya soye sota soti baithna daudna daudte seekhna sikhna sikha
  seekha sikhao seekhne samjhte samajhte sunta sunti sunte sunaiye likhta likhti likhte likhwana lagwana lagwane ghatna
  jodna jodo jodne pakadna pakda pakana pakaya dhona dhoya nahana nahaya nahane pehenna pehenne utra chadhna chadhana
  chadhaya chadhane ghumna ghumne ghoomna ghoomne ghumana guzarna guzra bitana bitaya bitane manayenge manaenge
  manaunga manane sakungi payenge paaye paaya kapda kapdon joota joote dukaane paison rupaye rupaiya rupaiye roti
  chawal doodh paani namak prasad kursi darwaza darwaze khidki deewar rasoi aangan gali shehar sheher gaanv mohalla
  daftar dhanda mazdoor naukar padosan rishtedar rishtedaar baraat shagun nimantran mehndi haldi sangeet tohfa uphar
  uphaar ladkiyan ladkiya aurat auraten auraton budhe jawan devrani saali saala samdhi pota poti natin bhatija bhanja
  taiji taai maayka mayka rozana rojana hafton mahinon saalon ghanton hazaar hazar lakh sundar khoobsurat mota patla
  patli garam thanda thandi teekha laal neela neeli gulabi dheere dhire mehnga mehenga mehngi sasta sachcha jhootha
  jhooth gareeb akela akeli akele bhookha pyaasa thakan thaka thaki beemar bimar aankhen daant dimaag dimag haddi
  sujhav salah salaah madad sahayata koshish mehnat asafalta bharosa vishwas vishvas aastha bhakti nafrat gussa dukh
  dukhi sukh pareshani samasya samasyaen samadhan parinam parinaam natija natije khelna khelne gaane naach naachna
  kahaniyan mazaak mazak hasna hansna roya aansu halanki haalanki balki isiliye jabki jabse tabse abse bilkul ekdam
  turant foran aagey idhar jidhar yahin wahin chaaro charo maaf maafi kshama tumne tune inhone jisne aapse tumse humse
  unse inse hamko jinko jinki jinke kijiyega dijiyega lijiye lijiyega jaiyega aaiye aaiyega baithiye hongi aakar sunkar
  leke aake banayenge samaaj samaj sarkar vigyan vakya prashn vidyalaya shikshak adhyapak vidyarthi kaksha pustak
  suchna soochna niyukti nirnay vyakti vyaktiyon pakshi billi gaay bhains ghoda titli paudha patte phoolon patthar
  pahad jungle hawa toofan andhera ujala roshni dhuan`;

const COMMON: ReadonlySet<string> = new Set(
  [COMMON_WORDS, EVERYDAY_HINDI].flatMap((words) => words.trim().split(/\s+/)).map(spelling),
);

/** Whether a word, in the spelling of the grammar, is common: it is no slot of a question, and misspells none. */
export const isCommon = (word: string): boolean => COMMON.has(word);

import { spelling } from '../grammar/words';

/**
 * Common words that are no slot of a question, beside the ordinary ones. Some are towns too (Nice, Reading), so that they
 * are no towns only where nothing names one.
 */
const COMMON_WORDS = `
  able accurate across actual actually add aged agree ahead alive allow almost alone along alright although always among
  amazing annual anybody anyone anything anyway apart apply around article astrologer astrologers astrology aunt aware away
  babies background balance basis become becomes believe below beside beyond bless body books brief bring bringing brings
  broken brothers business buying call called calling came care careful carefully case cases cast celebrate celebrated
  celebration center central certain certainly change changes changing chance cheers check checking choose chosen city civil
  clear clearly cold colleague colour come comes common community compare compared comparison complete completely computer
  computed computing confirm confused considered consult contain continue continues correct correctly couple course cousin
  create cross curious custom customs daily dear decide decided deep delivered delivery depend depends describe description
  detail determine died different difficult dinner discuss doctor doubt dear drive due eastern easy edge elder else email
  emergency enough ending especially essential events ever everyday everybody everyone everything exam example except excited
  expect expected experience explained express extra family famous father fathers favourite feel feeling feels fell female
  festive figure figures final finally finish finished flight flights follow followed following follows forget forgot format
  formula friends further gather gave generally gently gets getting gift gives giving glad goes gold gone google grand
  grandfather grandmother grandpa grandma great greetings grew group guess guest guide happened happening happy hard hardly
  heard heart heavy held helped helpful helps hence herself hindus himself history hold holding holds home hope hoping
  hospital hotel human husbands idea ideal identify imagine immediately important inaugurate include included including
  indeed information inform input inside instant instead interest interested interesting issue items itself join journey
  judge jump keep keeping keeps kept kindly kinds knew knowing known knows language large largest lately lead leading learn
  learned least leave left length less lets letter level likely line lines link little live lives living local located
  location looking looks lost love lovely loved luck lucky made main mainly maintain major make makes making male manner
  manual margin marked married matter matters meant measure medium meet meeting member mention mentioned message method
  middle mind mistake modern money moons mothers move moved moves moving named names native natural near nearby nearest
  nearly necessary need needed needs neither nephew never nice niece nobody normal normally northern note nothing notice
  number numbers occur occurs occurred offer office often older online opening option orders ordinary original others
  otherwise ours outside overall owner page pair paper parents part particular particularly parts party pass passed past
  people percent perfect perform performed perhaps period periods person personal persons phone pick picked place places
  plan planned planning play pleased plus point points popular position positions possible possibly prayer prayers prefer
  prepare present pretty print print printed priest prior private probably problem process program programme proper
  properly provide public puja purchase purpose puzzled python quarter quarters query quick quickly quite range rather
  reach reached read reader reading ready real receive recent recently reckon record reference regarding region regular
  related relative remain remember remind repeat replace reply report request require required research respect rest result
  results return returns reverse review rich right rites ritual rituals robot room rough roughly round said same save saved
  saying says schedule school score script search seat secondly section seeing seem seems seen select send sending sense
  sent separate series serious service session setting settings shift shop short shown shows sidereal sidereally side
  similar simply sites situation slightly slow small smart social somebody someone something sometime sometimes somewhere
  song soon sorry sort sounds speak special specific specify spend spent spouse stage stand standard stands state stated
  stay stays step steps stop store story strange street strict strong student study stuff such suggest suitable suits sunny
  suppose supposed sure surely surprise swear system table take taken takes taking talk task teach teacher team terms test
  thanks thing things think thinking thinks thought time together told took topic tops toward towards trade tradition
  traditional travel travelling treat tried trip tropical true trust truth trying turn turned turning twice type types
  typical uncle understand understood unique unknown unless unlike unsure update upcoming upon useful user usual usually
  vacation valid value values various verify version visit visiting voice wait waiting wake walk wanna wanted watch
  watched water ways wearing weather weekend weekday western whatever whenever wherever whether whichever whoever whole
  window windows wish wishes within without woman women wonder wondering word words works worship worth write writing
  written wrote years young younger yourself zone
  aajkal aakhir aakhri aadmi aaya aaye aayi aega aegi adhik aisa aisi alag andar apne arey arre asli asal atah baaki baat
  baatein bachcha badhiya bahar bahu baithe bande bhabhi bhagwan bhaiya bhar bhagya bhej bhejo bhool bina biwi bole boli bolta
  bujurg chacha chachi chahe chahie chalega chalegi chalte cheez chhoti chhota chuna dada dadaji dadi dadiji dehant dekh
  dekha dekhna dekho dene dhyan didi dikkat dino dhanya diye dobara dost dostana doosra dosto dusra ekdum fayda farq galti
  ganana ghar gharwale hafta haal hamare hamesha har hisab hisaab hisse hoke hokar hone humko hume hun insaan isliye itna
  itne itni jaa jaisa jaise jaldi jana janaab janta jaruri jagah jakar jane jitna jiska jiski jisko kaafi kabhi kahi kahin
  kaam karenge karega karegi karta karwana karvana kehna keval khas khaali khud khushi kiska kissi kitaab koi kripya kripaya
  krupya kuchh kyonki lagate lagbhag lagta lekar lekin lene likha likhe likhna likho logo log magar maana mama mami mana
  mandir manana manate manaya manayi manaye maharaj mahodaya mangetar mann mausi milta milte milkar mitra mausam mushkil
  naana naani nana nani naya naye nayi nikalna nikalo pandit panditji padne padhna pakka palang pande paas pata pati phele
  poocha poochna puch puchna puchh pura poora purani purana putra putri raha rakhna rehta rehti rishta saal saas sabse
  sacchi sahab saheb sahi sambat samajh samjh samjha sapna sarkari sasur sath sawal seedha shayad shuruaat sirf sochna
  sunna swagat tabhi taraf tarike tarika tatha taki tareeka theek thoda thodi toh tum tumko unka unki unke unhe upar usse
  vagairah vaise vajah waise wahan wajah wapas yaad yaani yahan yaha zaroor zara zaruri zyada jyada
  अगर अच्छा अच्छी अंदर अंतिम अनुसार अनुमान अपने असली आखिर आखिरी आजकल आदमी आदि आया आये आई आएगा आएगी आमतौर आसान इतना इतनी
  इसलिए इंसान उनका उनकी उनके उन्हें उसका उसकी उसके ऊपर एकदम ऐसा ऐसे कंप्यूटर कभी करता करते करना करनी करवाना करें करेंगे
  कविता कहना कहीं काफी काम किताब किया किसका किसकी किसी कृपया केवल कैलेंडर कोई क्योंकि खास खुद खुशी गणना घर चाचा चाची चाहे
  चाहिए चीज चुटकुला छोटा छोटी जगह जब जरा जरूर जरूरी जल्दी जानकारी जानता जाना जाँचे जांचे जितना जिसका जैसा जैसे ज्यादा
  ठीक तडके तड़के तब तरफ तरह तरीका तारीखें तथा तुम थोड़ा थोडा दर्ज दादा दादाजी दादी दुबारा दूसरा दूसरी देखना देखो देना देने
  देहांत दोस्त धन्यवाद ध्यान नई नया नए नाना नानी निकालना नीचे पंडित पंडितजी पता परंतु पढ़ना पुराना पुत्र पुत्री पूछना पूछा
  पूछी पूरा पूरी पूरे फिर बच्चे बड़ा बडा बड़ी बस बहुत बात बातें बाहर बिना बीच बुजुर्ग बैठे बोले भेजो भैया भोग्य मगर मनाना
  मनाया मनाई मनाते महीनों माता मामा मामी मानते मिलता मिलते मिलेगा मुश्किल मैंने मौसी यदि यहाँ याद यानी रखना रखें रहता रहती
  राशिचक्र राष्ट्रीय रिश्ता लगभग लगाते लिखा लिखो लेकिन लेना लेने लोग वजह वर्तमान वहाँ वापस वालों वेला वैसे शायद शुरुआत
  सकता सकते सच सटीक सबसे समझ समझना समझाना सर सहित सहेजी साइट साथ सिर्फ सीधा सूची सोचना स्वागत हमारा हमारी हमारे हमें हमेशा
  हर हिसाब हुआ हूं हेतु निरयन`;

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

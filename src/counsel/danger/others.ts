/** Danger by others, and to others: abuse of a child, violence at home, threats. */
import type { DangerWords } from './rule';

export const ABUSE: readonly DangerWords[] = [
  [
    'abuse',
    true,
    `<adult> ... gandi|gande bat*|baat*|photo*|video*|message* ~ ~ mujhse|mujhe|mai|me|beti|bete|bachche|bachchi
     mujhe|mere|mujhko ... galat tarike|tarah|jagah .. chhu*|hath|haath|touch*
     <adult> .. <touch> .. me|my|mujhe|mere|meri|mera|hame ~ # 
     <adult> ... <touch> .. my|mere|meri .. thigh*|chest|body|breast*|private*|butt|leg*|lap|waist|kapde|sharir|jangh*
     <adult> ... <touch> ... <child>
     <adult> ... <child> ... <touch>
     <child> ... <adult> ... <touch>
     <child> ... <touch>
     <adult> .. <touch> .. me|us
     <adult> ... mere|mujhe|mujhko|hamare|meri .. sath|saath? .. <touch>
     <adult> .. mujhe .. <touch>
     someone|somebody|koi|he|they|man .. <touch> ... <child>
     <touch> .. me ~ ~ ~ <teen>
     touches|touched|touching me .. when|at|there|under|while|and
     <adult> .. send* .. <child> ~ dirty|nude|bad|sexual|vulgar
     <adult> .. makes|made|asks|asked|asking|wants|wanted|forces|forced|told|tells me .. send|show|take .. picture*|photo*|pic*|video* ~ naked|nude|undressed|without_clothes|no_clothes|without_my_clothes|body|private
     picture*|photo*|pic*|video* .. naked|nude|without_clothes|no_clothes ~ ~ <teen>
     <child> ke? sath|saath ... galat|ganda|gandi|bura .. kiya|kiye|ki|karta|karte|kar_raha|harkat*|kam|kaam
     <adult> .. ne? <child> ke? sath|saath .. galat|ganda|bura
     <adult> .. comes|came|gets|got|climbs into|in|to my bed|room ~ ~ night|<teen>
     <adult> .. touch* ... girls|boys|students|kids|children
     wants|asks|asked|told|telling|makes|made me .. to? undress|strip|take_off ~ ~ ~ <teen>|camera|cam|clothes|video
     <adult> .. hand|hands|haath|hath .. under|inside|up .. my skirt|shirt|top|clothes|dress|pants|kapde
     <adult> .. mujhe|mujhko .. gandi|ganda|galat harkat*|kam|kaam
     child abuse|molest*
     child marriage`,
    `feet|pair|foot|charan|pranam|blessing*|ashirvad
     moon|graha|transit|saturn|rahu touch*
     pocso|illegal|definition|statute
     base|heart|touch`,
  ],
  [
    'abuse',
    true,
    `marry|marrying|married me|her off ~ ~ <teen>
     marry|marrying .. me|her .. off
     <teen> ~ ~ marry|marrying me|her off?
     forc* .. me|her .. to? marry|marriage
     marriage .. forc* ~ ~ <teen>
     sadi|shadi|shaadi|vivah|byah|marriage ... kar* .. rahe|denge|raha|rahi|diya|deni ~ ~ <teen> .. <years>
     <teen> .. <years> .. ladki|bachchi|beti|behen|bahan .. shadi|shaadi|vivah|byah
     umr|umra|umar|age|aayu .. <teen> ~ ~ ~ sadi|shadi|shaadi|vivah|byah .. kar*
     mai ~ <teen> .. <years> ~ ~ shadi|shaadi|vivah|byah ... kar*
     jabardasti|jabran|zabardasti|jabarjasti .. shadi|shaadi|vivah|byah
     shadi|shaadi|vivah|byah .. jabardasti|jabran|zabardasti|jabarjasti
     fixing|fixed|fix|arranging|arranged|arrange|planning .. my marriage|wedding|nikah ~ ~ <teen>
     <teen> ... fixing|fixed|arranging|arranged|planning .. my marriage|wedding|nikah
     bal|baal vivah .. rok*|kar rahe`,
    '# <teen>|# .. march|april|may|june|july|august|december|november|feb*|jan*|oct*|sep*|ko',
  ],
];

export const VIOLENCE: readonly DangerWords[] = [
  [
    'violence',
    true,
    `<man> .. <beat> .. <me>
     <man> .. <no> .. stop|stops <beat> .. <me>
     stop <beat> .. <me>
     forced|forces|forcing himself|itself on|upon me
     forced|forces|forcing me .. sex|bed
     <man> .. threaten* .. <me>|to
     <man> .. throws|throwing|threw things|plates|stuff .. at
     i .. am|was|get|gets|got|being|been .. beaten|beat|hit|slapped|raped|assaulted|tortured|abused
     threaten* .. kill|hurt|burn|harm .. <me>|my
     threaten* me
     kill|hurt|burn|shoot|stab .. me .. if|when
     <man> .. says|said|wants|going|will|tried|trying|threatens|threatened|vows .. kill|hurt|burn|strangle|poison .. <me>
     <man> .. <helpless> .. me .. in|inside|up|at|<room>
     <man> .. keep|keeps|kept me .. locked|inside|indoors|prisoner
     i .. am|m|have|been .. <helpless> .. <room>
     <helpless> me .. <room>
     <man>|<no> .. <no> .. let|lets|letting|allow|allows .. me .. leave|out|outside|phone|call|see|eat|work|meet|talk
     <man> .. took|takes|taken|has|snatched|snatches .. my passport|documents
     man|men|someone|somebody|guy|guys|stranger|he|they|car|bike|<man> .. following|follows|chasing|stalking me
     being followed|chased|stalked
     mera|mere|meri|hamara picha|pichha|peecha|piccha|pecha .. kar* .. raha|rahe|rahi|hai|hain
     koi|aadmi|admi|ladka|ladke|log|gadi .. picha|pichha|peecha kar* .. raha|rahe .. hai|hain|dar
     throw|throws|throwing|pour|fling acid .. <me>
     domestic violence|abuse
     afraid|scared|frightened .. home|inside ~ ~ <man> ... knife|gun|pistol|axe|rod|acid|beat*|hit*|belt
     he|she|<man> has|have|holding|with|pulled|took|brought a|an|the? knife|gun|pistol|axe|rod|acid|sword ~ ~ <me>|scared|afraid|home|door|hiding|help|now|outside
     scared|afraid|help|hiding ... he|she|<man> has|have|is_holding|with a|an? knife|gun|pistol|axe|rod|acid|sword
     afraid|scared of my husband|father|boyfriend|wife|partner|in
     <man> .. coming back .. scared|afraid
     he .. coming .. and i .. scared|afraid|hide|hiding
     dowry .. beat*|hit*|tortur*|burn*|harass*|demand*|threat*
     beat*|hit*|tortur*|harass*|burn* .. <me>? .. for .. dowry`,
    `it hit|hits me
     instagram|insta|twitter|facebook|youtube|channel|account|page|moon|chand|story
     lol|haha|hehe|deadline
     heat|sun|song|news|realis*|realiz*|transit|saturn|shani|mars|rahu|ketu|life .. hit|hits|hurt|hurts|beat me
     chess|cricket|game|match|race|carrom|score|ludo .. 
     <beat> me .. in|at|by|to chess|cricket|game|match|#|exam
     feelings
     emotionally
     out of my|the account|app
     locked .. account`,
  ],
  [
    'violence',
    true,
    `<man> .. <maar>  .. hai|hain|he|the|raha|rahe|rahi|karta|karte|karti|h
     <man> .. <hardMaar>
     <hardMaar> .. mujhe|mujhpe|mujh_par|hai|hain|he
     mujhe|mujhpe|mujh_par|mere_upar .. <hardMaar>
     sasural*|pati|husband ... <maar> hai|hain|he|h|rahe|raha|the
     <man> ... mujhe|mujhko|hame|mere_sath|mummy_ko|maa_ko|bacho_ko|bachcho_ko|mujhpe|mujh_par ... <maar>
     mujhe|mujhko|hame|mujhpe ... <maar> hai|he|hain|raha|rahe|karta|karte|rehte|rehta|gaya|h
     <man> .. roj|roz|daily|sharab pi*|daru pi*|nashe .. <maar>|marte|marta
     dahej .. <maar>|tang|pareshan|paresan|pratad*|jala*|mang*|maar*|mar*
     <maar> .. dahej
     jan|jaan se .. mar* .. dhamki|dega|degi|denge|dalega|dalenge
     jan|jaan se mar* .. ki dhamki
     dhamki .. de*|di|deta|dete|deti|mil*
     bola|bole|boli|kehta|kahta|kehte|kahte|kehti|kahti|kaha|bolta|bolte|bolti ... <murderOther>|<murderWill>
     <murderOther> .. mujhe|usne|wo|vo
     usne|wo|vo .. bola|kaha ... <murderWill>
     <man> ... <murderOther>
     ghar|kamre|room .. me|se .. band|bandh|kaid|qaid .. kar*|rakh*|hu|hai
     mujhe .. band|kaid .. kar*|rakh*
     ghar|bahar .. se? .. <no> .. nikalne|jane|niklne|nikalne de*
     nikalne|jane|niklne|bahar .. <no> .. de*|dete|deta|deti
     phone|mobile .. chhin*|cheen*|chhin|le lete|le leta|chin* .. 
     ghar me hinsa|maarpit|marpit
     balatkar|jabardasti karta`,
    `tana|taana|chakkar|gap|gappe|line|dialogue|mantra|miss|photo|chauka|chhakka|jhadu|sas marti
     shani|rahu|mangal|ketu|graha|grah|surya|dhup|loo .. mar*|mara
     match|game|chess|shatranj|cricket`,
  ],
];

export const THREAT: readonly DangerWords[] = [
  [
    'threat',
    true,
    `i|we will|am|want|going|would|wish|plan|planning|shall|gonna|could .. <attack> .. <human>
     i|we .. going to|want to|will|planning .. <attack> .. <human>
     i|we will|am|want .. throw|pour acid
     throw|throwing acid
     <want> .. <attack> .. <human>
     how|when|which|good|right|best|auspicious .. to <attack> .. <human>
     want|need|wish .. <human> .. dead|to_die|suffer|killed
     get .. <human> .. killed|murdered
     when|how|where|which .. should|can|could|shall|do i <attack> .. <human>
     take|get revenge .. blood|kill*
     make .. <human> .. bleed|disappear|pay .. 
     muhurt*|muhurat|day|date|time|tithi|nakshatra|hora .. for|of|to murder*|killing|kill|shooting|poisoning .. <human>|my
     make sure|certain .. <human>|he|she|they .. never .. see|sees|wake*|walk*|live|lives|breathe*
     <human>|he|she|they .. <no>|will_not live|survive|see|be_alive .. past|beyond|after|another|tomorrow|next|till ~ ~ make_sure|see_to|ensure|promise
     muhurt*|muhurat|day|date|time|tithi|nakshatra|hora .. to|for .. get_rid_of|getting_rid_of|eliminate|remove|finish_off|dispose_of .. <human>
     bought|got|have|carrying|bringing|loaded a|an|the|my gun|pistol|knife|axe|acid|rifle|sword .. for <human>
     he|she|they never walk|walks|see|sees|breathe* again`,
    `not|never <attack>
     lol|haha|hehe|deadline
     <self>
     not want|going .. <attack>
     tried|says|said|told|threat* .. <attack>|kill
     <attack> .. feelings|time|process|session
     hurt .. feelings`,
  ],
  [
    'threat',
    true,
    `mai|me|hum? .. <usko> ... <murderWill>
     <usko> ... <murderWill>
     mai .. <murderWill>
     jan|jaan se mar* dunga|dungi|dalunga|dalu|dalungi
     ghar|dukan|gadi .. jala dunga|dungi|dalunga
     goli|tejab|acid|jahar|zahar|zeher .. mar|fek|fenk|dal|de dunga|dungi|dalunga|dungaa
     khoon|khun kar* .. man|mann|chah*|dunga|hai
     <usko> .. marne|katne|jalane .. ka|ki|ke .. muhurat|samay|time|man|mann|plan|hora
     <usko> ... raste|rasta se hata*|saf .. muhurat|muhurt|samay|din|time|tithi|karna|kar|hai
     <usko> ... khatam|khatm|saaf|safaya|nipta* .. karne .. muhurat|muhurt|samay|din|time|tithi|plan|mann
     badla .. khoon|khun|mar*|jan`,
    `khud ko|ke|ki
     apne_aap ko
     machhar|machhar|machar|makkhi|chuha|chuhe|cockroach|exam|kam ko|kaam ko|process|homework|project|bug
     kehta|kahta|bola|bolta|kehti|bole|kehte|dhamki|usne bola
     garmi|bhukh`,
  ],
];

/** Indirect messages of self-harm: a means at hand, a platform or ledge, the wish not to wake up, being gone, poison. */
import type { DangerWords } from './rule';

export const OBLIQUE: readonly DangerWords[] = [
  [
    'self-harm',
    true,
    `keep|kept|sit|sitting|been .. looking|staring|thinking .. <means>
     looking|staring at|about the|my|those? <means>
     <means> .. dekh*|ghur*|taak* .. raha|rahi|rehta|rehti
     stand|standing|stood|khada|khadi .. platform|tracks|patri|ledge|parapet|railing .. think|thinking|thought|step|soch*|kud*|jump*
     one|last step .. platform|tracks|edge|ledge
     pankhe|fan|ped|chhat|rassi se .. latak*|jhul*
     latak|jhul jane|jana|jau|jaun .. <mann>|chah*|karta|karti`,
    `landlord|medicine|box|order*|buy|refill|doctor|prescri*|vitamin*|decorat*|jhula|bulb|light*|photo|picture
     train .. late|time|kab
     cricket|match`,
  ],
  [
    'self-harm',
    true,
    `ankh|aankh|ankhe|aankhe .. <no> .. khule|khulti|khule_to
     kash|kaash .. subah|kal .. <no> .. uthu|uthun|jagu|dekhu|ho|aaye|khule
     so .. jau|jana .. hamesha|sada
     hamesha|sada ke liye .. so|sona|chup|shant .. jana|jau|jana_hai|jaunga|jaungi
     mere|meri jane|jaane|marne|mar_jane|na_hone ke? .. bad|baad|se .. yad|yaad|chain|khush|fark|farak|rahat|royega|miss|sukun|sukoon|aaram
     <no> .. yad|yaad .. mere|meri jane|jaane|marne`,
    'alarm|neend ki|operation|eye|chashma|mobile|call',
  ],
  [
    'self-harm',
    true,
    `<poison> .. kha|khaa|pi|nigal|le .. lega|legi|lenge|lunga|lungi|lu|lun|le_lu|jau|dunga|dungi
     <poison> .. kha*|pi* .. <mann>|dhamki|kehta|kehti|keh|bol|soch*
     will|would|wants_to|going_to|threatens_to|threatening_to eat|drink|take|swallow .. <poison>
     marne|mar_jane|pran_tyagne|deh_tyagne|jan_dene ke? liye|ka|ki .. din|muhurat|muhurt|tithi|samay|time|nakshatra|hora|ghadi
     din|muhurat|muhurt|tithi|samay|time|nakshatra .. marne|mar_jane|jan_dene ke? liye|ka|ke .. accha|achha|shubh|sahi|best|chahiye|kaun*|kon*`,
    `chuha|chuhe|machhar|macchar|makkhi|kida|kide|keede|cockroach|rat|rats|bug|weeds
     <no> .. <poison>`,
  ],
  [
    'self-harm',
    true,
    `<gather> .. <pills>|<poison>
     <pills> .. <gather>
     letter|letters|note|notes .. written|sealed|ready .. and|for|to|everyone|pills|tablets|gone|now
     <pills>|rope|<means> ... letter|letters|note .. written|ready|sealed
     goodbye|farewell letter|letters|note|notes
     gave|giving|given away my ~ ~ everything|all|affairs .. arranged|settled|sorted|in_order|taken_care|done|ready
     <no> .. need .. my things|stuff|belongings|clothes .. <noMore>
     everything|all|affairs .. arranged|settled|in_order ... gone|leave|leaving|goodbye|after_me`,
    `prescri*|doctor|camp|donat*|charity|chemist|pharmacy|medical_store|trip|travel|parcel|first_aid
     wedding|move|moving|shift*|office|boss|school|college|complaint|music|class|exam|loan|bank`,
  ],
  [
    'self-harm',
    true,
    `<no> version|future|picture|plan ... has|with|where|includes .. me|i .. in|there|am
     <no> see .. me|myself .. in .. future|tomorrow|next
     point|use|reason .. in? waking|wake|getting|opening .. up|eyes
     this|that|next birthday|diwali|holi|christmas|week|month|night .. be|is my last|final
     relieved|happy|free|better .. once|when|after i .. gone|out_of_the_way|dead|left|away
     have|got enough|plenty .. <pills> .. now|ready|$
     feel|feels like to .. die|bleed_out|drown|hang|be_dead
     railway|rail|train line|tracks|track|patri .. try .. again|tonight
     railway|rail|train line|tracks|track|patri ~ ~ try .. again|tonight
     <no> open .. my eyes .. ever|again|tomorrow
     <no> reason|point to .. be here|around|alive
     made|written|wrote|signed .. my will ~ ~ ~ time|passwords|ready|goodbye
     scratch*|cut|cutting|pick* .. my? skin|arm|arms|wrist .. bleed*|blood
     jab|jaa|ja raha|rahi .. hu .. hamesha|sada
     nahi|na .. hoga|hota|hopayega .. sabko|sab_ko|sabse alvida
     mujhse .. hoga ~ alvida|goodbye
     train|rail|metro .. patri|track|tracks .. khada|khadi|baitha|baithi|leta|leti
     car|engine|motor .. running .. garage|door|windows|exhaust
     <no>|nobody .. notice|care|miss|cry .. if|when i .. stop|stopped|quit breathing|existing|living
     <no> deserve .. space|air|oxygen|breathe|exist|be_here|be_alive
     tied|made|ties|making|tying .. noose|rope|fanda .. room|neck|fan|door|himself|herself|myself
     burn|burned|burnt|burning|cut|scratch* my|his|her|own arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin .. with|again|cigarette*|blade|tonight
     painful|painless|hurt|hurts|quick|easy .. to|when|if .. drown|hang|die|bleed_out|overdose|suffocate
     <want>|wanna .. dissapear|disapear|dissappear|disappear|vanish .. 4ever|forever|for_ever|for_good
     picked|chosen|chose|selected|found|decided the|my|a|on bridge|spot|building|method|roof|tree .. and .. date|day|time|night
     done|finished|through with? living|life
     tonight|today is|was the|my last night|day ~ ~ thanks|thank|sorry|goodbye|love
     marne|mar_jane|suicide ke|ka|ki? tarike|tareeke|tarika|upay .. search|khoj*|dhund*|google|dekh*|puchh*
     search*|google*|googling ~ ways|how|methods .. die|hang|kill|suicide
     rel|rail|train patri|patriyo|patriyon .. par|pe|ki .. ja|jaa|jana|let|leta|leti|khada|khadi .. raha|rahi|hu|jaunga|jaungi
     <no> plan|planning|intend|intending|expect|expecting .. wake|waking|see|seeing|being|be .. up|here|tomorrow|around|morning
     better|happier|easier ... than .. with me
     better|happier|easier .. off? .. without me
     mere|mujhse bina|bagair .. khush|sukhi|accha|achha|behtar .. rahenge|rahega|rahegi|honge|hai
     stand*|walk*|sit|sitting .. close|closer|near .. edge|tracks|ledge ~ purpose|again|deliberately|think*|let_go
     edge|tracks|ledge|platform .. on_purpose|deliberately
     have|got|holding|with|brought a|the|my? blade|razor|knife|rope|noose|pills|poison|gun .. here|ready|in_front|in_my|next_to|beside|tonight
     sans|saans|saansein|sanse|sansen|dhadkan|dhadkane .. rok|band|khatam .. dunga|dungi|du|lu|lunga|lungi|kar|karna
     mere|meri jane|jaane ke? bad|baad .. khyal|khayal|dhyan|dekhbhal .. rakh*|rakhna|karna
     sona|so|neend .. hai|chah*|jana .. hamesha|sada .. ke
     jindagi|zindagi|jindgi|zindgi|life se? thak .. sona|so|jana|chhod*|nahi`,
    `office|trip|flight|tour|holiday|sasural|vidai|videsh|hostel|college|duty|job|visa
     kitchen|cook*|stove|oven|roti*|sunburn|shav*|tent|puja|pooja|vegetable*|sabji|paint*|climb*|photo*|buy
     pranayam|yoga_class|dive|diving|swim*|exercise|practice
     alarm|holiday|sunday|vacation|weekend .. wake|waking|up`,
  ],
];

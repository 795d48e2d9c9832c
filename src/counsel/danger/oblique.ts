/** Indirect wordings of self-harm that one construction shows: a place and a step, a means at hand, no waking, poison. */
import type { DangerWords } from './rule';

export const OBLIQUE: readonly DangerWords[] = [
  // A place of danger with what the speaker does there, and a means at hand
  [
    'self-harm',
    true,
    `stand|standing|stood|khada|khadi .. platform|tracks|patri|ledge|parapet|railing .. think|thinking|thought|step|soch*|kud*|jump*
     stand*|walk*|sit|sitting .. close|closer|near .. edge|tracks|ledge ~ purpose|again|deliberately|think*|let_go
     edge|tracks|ledge|platform .. on_purpose|deliberately
     rel|rail|train|metro ki? patri|patriyo|patriyon .. par|pe .. ja|jaa|jana|let|leta|leti|khada|khadi|baitha|baithi
     pankhe|fan|ped|chhat|rassi se .. latak*|jhul*
     latak|jhul jane|jana|jau|jaun .. <mann>|chah*|karta|karti
     car|engine|motor .. running .. garage|door|windows|exhaust
     tied|made|ties|making|tying .. noose|fanda
     tied|ties|tying .. rope .. neck|fan|ceiling|himself|herself|myself
     have|got|holding|with|brought a|the|my? blade|razor|knife|rope|noose|pills|poison|gun .. here|ready|in_front|in_my|next_to|beside|tonight`,
    `office|trip|flight|tour|jhula|bulb|decorat*|kitchen|cook*|photo*
     train .. late|time|kab
     cricket|match`,
  ],
  // No waking up, no more breath
  [
    'self-harm',
    true,
    `ankh|aankh|ankhe|aankhe .. <no> .. khule|khule_to
     kash|kaash .. subah|kal .. <no> .. uthu|uthun|jagu|dekhu|khule
     hamesha|sada ke liye .. so|chup|shant .. jana|jau|jana_hai|jaunga|jaungi
     sona|so|neend .. hai|chah*|jana .. hamesha|sada .. ke
     jindagi|zindagi|jindgi|zindgi|life se? thak .. sona|so|jana|chhod*|nahi
     sans|saans|saansein|sanse|sansen|dhadkan|dhadkane .. rok|band|khatam .. dunga|dungi|du|lu|lunga|lungi|kar|karna
     <no> point|use|reason .. in|of waking|getting|opening .. up|eyes
     <no> open .. my eyes .. ever|again|tomorrow`,
    `alarm|operation|eye|chashma|mobile|call|pranayam|yoga_class|dive|diving|swim*|exercise|practice
     holiday|sunday|weekend|vacation`,
  ],
  // Poison, and a time, a way or a search for dying
  [
    'self-harm',
    true,
    `<poison> .. kha|khaa|pi|nigal|le .. lega|legi|lenge|lunga|lungi|lu|lun|le_lu|jau|dunga|dungi
     <poison> .. kha*|pi* .. <mann>|dhamki|kehta|kehti|keh|bol|soch*
     will|would|wants_to|going_to|threatens_to|threatening_to eat|drink|take|swallow .. <poison>
     marne|mar_jane|pran_tyagne|deh_tyagne|jan_dene ke? liye|ka|ki .. din|muhurat|muhurt|tithi|samay|time|nakshatra|hora|ghadi
     din|muhurat|muhurt|tithi|samay|time|nakshatra .. marne|mar_jane|jan_dene ke? liye|ka|ke .. accha|achha|shubh|sahi|best|chahiye|kaun*|kon*
     marne|mar_jane|suicide ke|ka|ki? tarike|tareeke|tarika|upay .. search|khoj*|dhund*|google|dekh*|puchh*
     search*|google*|googling ~ ways|how|methods .. die|hang|kill|suicide
     painful|painless|hurt|hurts|quick|easy .. to|when|if .. drown|hang|die|bleed_out|overdose|suffocate`,
    `chuha|chuhe|machhar|macchar|makkhi|kida|kide|keede|cockroach|rat|rats|bug|weeds
     <no> .. <poison>`,
  ],
  // Being in the way of others, not deserving to exist, and farewell
  [
    'self-harm',
    true,
    `mere|meri jane|jaane|marne|mar_jane|na_hone ke? .. bad|baad|se .. yad|yaad|chain|khush|fark|farak|rahat|royega|miss|sukun|sukoon|aaram
     mere|meri jane|jaane ke? bad|baad .. khyal|khayal|dhyan|dekhbhal .. rakh*|rakhna|karna
     better|happier|easier ... than .. with me
     better|happier|easier .. off? .. without me
     <no>|nobody .. notice|care|miss|cry .. if|when i .. stop|stopped|quit breathing|existing|living
     <no> deserve .. space|air|oxygen|breathe|exist|be_here|be_alive
     <no> version|future|picture|plan ... has|with|where|includes .. me|i .. in|there|am
     <no> reason|point to .. be here|around|alive
     done|finished|through with? living|life
     <want> .. disappear|vanish .. 4_ever|forever|for_ever|for_good
     feel|feels like to .. die|bleed_out|drown|hang|be_dead
     picked|chosen|chose|selected|decided the|my|a|on bridge|method|roof|tree .. and .. date|day|time|night
     tonight|today is|was the|my last night|day $
     mujhse .. hoga ~ alvida|goodbye
     goodbye|farewell letter|letters|note|notes`,
    `office|trip|flight|tour|sasural|vidai|videsh|hostel|college|duty|job|visa|wedding|school`,
  ],
];

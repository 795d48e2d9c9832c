/** Indirect messages of self-harm: a means at hand, a platform or ledge, the wish not to wake up, being gone, poison. */
import { type DangerRule, rule } from './rule';

export const OBLIQUE: readonly DangerRule[] = [
  rule(
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
  ),
  rule(
    'self-harm',
    true,
    `ankh|aankh|ankhe|aankhe .. <no> .. khule|khulti|khule_to
     kash|kaash .. subah|kal .. <no> .. uthu|uthun|jagu|dekhu|ho|aaye|khule
     so .. jau|jana .. hamesha|sada
     hamesha|sada ke liye .. so|sona|chup|shant .. jana|jau|jana_hai|jaunga|jaungi
     mere|meri jane|jaane|marne|mar_jane|na_hone ke? .. bad|baad|se .. yad|yaad|chain|khush|fark|farak|rahat|royega|miss|sukun|sukoon|aaram
     <no> .. yad|yaad .. mere|meri jane|jaane|marne`,
    'alarm|neend ki|operation|eye|chashma|mobile|call',
  ),
  rule(
    'self-harm',
    true,
    `<poison> .. kha|khaa|pi|nigal|le .. lega|legi|lenge|lunga|lungi|lu|lun|le_lu|jau|dunga|dungi
     <poison> .. kha*|pi* .. <mann>|dhamki|kehta|kehti|keh|bol|soch*
     will|would|wants_to|going_to|threatens_to|threatening_to eat|drink|take|swallow .. <poison>
     marne|mar_jane|pran_tyagne|deh_tyagne|jan_dene ke? liye|ka|ki .. din|muhurat|muhurt|tithi|samay|time|nakshatra|hora|ghadi
     din|muhurat|muhurt|tithi|samay|time|nakshatra .. marne|mar_jane|jan_dene ke? liye|ka|ke .. accha|achha|shubh|sahi|best|chahiye|kaun*|kon*`,
    `chuha|chuhe|machhar|macchar|makkhi|kida|kide|keede|cockroach|rat|rats|bug|weeds
     <no> .. <poison>`,
  ),
];

/** Decisions, choices, verdicts and means. */
import type { BoundWords } from '../bound';

export const MATCH_VERDICT: BoundWords = [
  'match_verdict',
  false,
  `compatib*
   we|us|they|couple .. good|right|suited|suit|meant|made together|each_other|for_each_other
   right|perfect one|match|girl|boy .. for me|him|her|my
   can|should|shall|may we|they|i|he|she .. marry
   gun|guna|points mile|milte|match .. shadi|shaadi|marry
   gun|guna|gunas|points .. marry|shadi|shaadi|enough|call it off|kar le|kar sakte
   dosha|dosh .. divorce|marry|break|tod|rishta
   jodi .. rahegi|kaisi|sahi|achhi|acchi
   manglik .. girl|boy|ladki|ladke|ladka .. danger*|khatra|shadi|shaadi|marry
   who .. dominate
   <i> .. made for each other
   shadi|shaadi .. kar sakte|le|lu|len
   call it off`,
];

export const REMEDY: BoundWords = [
  'remedy',
  true,
  `which|what|kaun|kaunsa|konsa|kis|best|kon .. <remedy>
   <remedy> .. for|se|to|kar*|bata*|kaun|kaunsa|konsa|pehn*|pahn*|dharan|kare|karen|karu|batao|bataiye|chahiye|kaha|kahan|hai|cost
   wear|pehn*|pahn*|dharan .. stone|gem|sapphire|ring|color|colour|rudraksha|neelam|ratna|blue|red|yellow|kya
   cancel|remove|reduce|calm|soothe|strengthen|balance|pacify|nullify|pleased|appease|neutrali*|get_rid|avoid|dur|door|shant|shanti|nivaran|khatam|prasann|khush .. dosha|dosh|shani|saturn|mangal|manglik|rahu|ketu|effect*|karna|kare|karen|kaise|sati
   dosha|dosh|shani|saturn|mangal|manglik|rahu|ketu|sade_sati|sarp .. dur|door|shant|nivaran|upay|shanti|khatam|prasann|pleased|katne|kam kaise|kare|karen|karu|kar|karne|ke|ka|is|will
   to please .. dosha|dosh|shani|saturn|mangal|rahu|ketu|lord|dev|planet|graha
   should i wear
   kya|kaunsa|konsa pehn*|pahn*|dharan
   kaise .. dur|door|shant|bache
   how .. to|do|can .. remove|cancel|reduce|pacify|please|nullify|fix
   fast|vrat .. to|for|keep .. early|marriage|husband|job
   dosha|dosh .. hat*|mit*
   <cure>`,
];

export const TIMING: BoundWords = [
  'timing',
  false,
  `pick|choose|chuno|suggest|recommend .. best|day|date|time|one|muhurat|hour
   best day|date|time|hour|muhurat|muhurta|hora .. for|to .. my|me|us
   best|good day|date|time|muhurat|muhurta .. to|for buy|start|travel|leave|move|sign|open|begin|go
   which .. one is best|better|good
   which|what day|date|time|hour|month|week ... luckiest|best|ideal|most_auspicious ... my|our|me|us
   sabse accha|achha|shubh .. din|samay|muhurat|kaun|mere
   the best one
   best|achhi|acchi|accha|behtar date|tarikh|din .. chun*|choose|aap|tum
   chun|chuno|choose .. do|dijiye|karo|dena
   what .. to avoid`,
];

export const ADVICE: BoundWords = [
  'advice',
  true,
  `should|shall i|we|he|she|they
   is|was it .. ok|okay|good|safe|fine|alright|bad|auspicious to
   is .. good|bad|auspicious|shubh to .. sign|travel|start|buy|leave|go|move|join
   is tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday good|bad|auspicious|ok .. to|for
   do i take|go|stay|leave|sign|join|buy|quit|tell|accept|wait
   can i|we .. cut|travel|start|open|buy|marry|go|wash|sign|sleep|eat .. on|during|in|today|tomorrow
   what .. name .. should|give|baby
   name the|my baby|child
   tell me what to
   mujhe|hame|muje ... chahiye
   karna|lena|jana|kar|le lena|kharidna chahiye
   karu|karun|jau|jaun|lu|lun|khol*|kharidu|khareedu|kharidun|chhod|rakhu .. ya|kya|na
   kya .. karu|karun|karoon|karna
   kab .. karu|karun|kharidu|khareedu|jau|lu|kholu|khareedun
   kar|khol|ja|le|kata sakte|sakta|sakti hai|hain|hu
   thik|theek|sahi|accha|shubh rahega .. kya
   chhod|chod|tod|bech|le|kar|de du|dun|doon|lu|lun .. 
   naam|name .. rakh*
   lu|lun|karu|karun .. ki|ya nahi|na
   bech*|ruk*|chhod*|chod*|rakh*|kharid* .. ya .. nahi|na|ruk*|rakh*|bech*
   travel|yatra .. karu|kare|karna|ok`,
];

/** Medical emergencies: what was taken, and what a body does now. */
import type { DangerWords } from './rule';

export const EMERGENCY: readonly DangerWords[] = [
  [
    'emergency',
    true,
    `<took> .. <many> .. <pills>
     <took> .. <pills> .. <many>|overdose
     <many> .. <pills> .. kha* .. li|liya|lee|gaya|gayi|chuka|chuki|le|baitha
     <pills> .. kha*|nigal* .. <many>|li|liya|gaya|gayi
     <took> .. <dozen> .. <pills>
     <dozen> .. <pills> .. kha|khaa|nigal .. li|liya|lee|gaya|gayi|chuka|chuki
     <took> ~ <pills> instead_of|by_mistake|at_once|together|accidentally
     overdos*
     <took> .. <poison>
     <poison> .. kha|pi|khaa|nigal .. liya|li|gaya|gayi|lee|rakha
     <poison> .. in|by|near? .. mouth|mistake
     drank|drunk|ate|swallowed .. battery|button|coin`,
    `before|after meals|food|breakfast
     shiva|shiv|shankar|mira*|meera*|halahal*|socrates|samudra|vishnu|mahadev|story|katha
     prescri*
     not|never|nahi <took>
     per_day|a_day|every_day|daily|a_week|weeks|months|course|din_me|hafte
     subah|daily|roj .. <pills>`,
  ],
  [
    'emergency',
    true,
    `<have> .. <condition>
     <condition> .. hai|ho|aaya|aya|uth*|now|abhi|pad*|and|raha|rahi|start*
     sine|seene|chhati|chati|chest .. dard|pain|dabav|jakdan|pressure .. hai|ho|raha|rahi|uth*|pasina|paseena|sweating|left|arm|hath
     chest .. crush*|tight*|squeez*|pressure|heavy|burning .. and|arm|sweat*|breath|now|numb|jaw
     left|right? arm|hand|side|jaw|face .. numb|tingl*|paraly*|sunn|sun .. and|now|can|speak|chest|pad*|ho
     numb .. arm|side|face .. speak|slur*|droop*|chest
     muh|munh|muha|chehra .. tedha|teda|tedhi
     half .. face .. droop*
     face .. droop*
     <no> .. <breath>
     <breath> .. <no> .. le|aa|a|pa|ho|properly|aa_rahi
     <breath> .. trouble|difficulty|problem|ruk|takleef|taklif|phool|ful|ukhad
     trouble|difficulty|struggling|unable|gasping .. <breath>
     <have>|<man>|<child>|someone|somebody|koi|kisi .. <out>
     <out> .. ho|hai|gaya|gayi|pad*|and|now|abhi
     not|nahi waking|responding|moving
     nahi uth|jag|hil rahi|raha|rahe
     uth|jag|hil nahi rahi|raha|rahe
     <bleed> .. <heavy>
     <heavy>|so_much|losing|lost <bleed>
     <heavy> .. <bleed> .. hai|raha|nikal|beh|bah|loss|from|after|since
     <bleed> .. <no> .. stop*|ruk*
     <beast> .. <bite>
     <bite> .. by .. <beast>
     accident .. ho gaya|just|abhi|now|happened
     just|now|abhi .. accident
     met with an accident ~ now|just|hospital
     waters|water broke
     labour|labor pains|pain .. early|bleeding|stuck|hours
     call|need|send an|the|for? ambulance
     ambulance .. bula*|call*
     house|building|ghar|kitchen .. on fire
     aag .. lag .. gayi|gai
     heart .. stopped|stop
     gas leak*
     pass out
     foam*|froth* .. mouth
     fell|fall|fallen|head|collapsed|gir|gira|giri|gire ~ ~ not wake|waking|responding|respond|moving|move
     fell|fall|fallen|gir|gira|giri|gire ~ ~ wont|will_not|cannot wake|move|respond|stand
     high fever ~ baby|infant|seizure|fits`,
    `<no> have <condition>
     hold|control .. breath
     breath* exercise|practice|technique|pranayam
     chest_of_drawers
     shown|shows|show|indicat*|signif*|karak|house|bhav|bhava|which graha|kaun|seen|khatara|chance|risk|kab|yog of|hoga|hogi|ho sakta|will i|will my|likely|possible
     on fire|aag .. tv|music|show|instagram
     insurance|anniversary
     ho gaya tha|aaya tha|hui thi|gayi thi|gaya tha
     accident .. tha|thi
     years|year|months|month ago
     moon|chand|blood moon|sky|surya`,
  ],
];

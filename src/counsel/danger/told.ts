/** What is told of others: stories, films, history, terms of the field, and what is long past. */
import { wordsOfDanger as of } from './rule';

export const STORIES = of(`
  bali|vali|karna|karn vadh|died|slain|killed
  sati .. daksh*|daksha|yajna|yagya|peeth
  story|stories of
  movie|film|films|cinema|song|gana|gaana|geet|series|serial|webseries|novel|book|kitab|lyrics|album|netflix|trailer|episode|game|squad|story|kahani|katha|poem|kavita|quote|thriller|documentary|dialogue|play|drama|anime|ott|box
  bhishm*|abhimanyu|dron|drona|dronacharya|jayadrath*|duryodhan*|dusasan*|dussasan*|arjun|arjuna|bhim|ravan|ravana|kumbhkar*|meghnad|indrajit|narakasur*|narkasur*|hiranyak*|kans|kansa|kamsa|putana|mahishasur*|holika|prahlad*|dasharath*|jatayu|draupadi|sita|jarasandh*|shishupal*|ghatotkach*|aswathama|ashwatthama*|asvatthama|parikshit|takshak
  mahabharat*|ramayan*|puran|purana|puranas|kurukshetra|itihas|history|historical|epic|gita
  gandhi|indira|rajiv|nehru|shivaji|subhash|bhagat|kennedy|lincoln|caesar|socrates|hitler|tipu|akbar|prithviraj|tilak
  assassin*|hatya|martyr*|shaheed|sahid
  mrityu bhag|bhaga|yog|yoga|bhav|panchak
  maran|marana karak*
  markesh|maraka|marak
  mrit|mrita avastha
  dreamt|dreamed
  in my|a|the|his|her dream|dreams|nightmare
  sapne|sapno|khwab me
  sapna|khwab .. dekh*|aaya|aata|tha`);

export const LONG_PAST = of(`
  in|of|on|since|during|by 19*|20*
  was|were|had|died|happened ... ago
  years|year|months|saal|sal|mahine|mahina ago|pehle|pahle
  last|pichhle|pichle|gaye year|month|saal|sal|mahine
  when i was
  bachpan
  me|ko? .. hui|hua|hue|aaya|kiya|li thi|tha|the`);

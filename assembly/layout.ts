/**
 * The shared block, in which each call leaves its results, and some calls find their input. A slot holds one 64-bit
 * float. Each offset is the previous one plus its size. The next call may overwrite any of it.
 *
 * AssemblyScript and TypeScript both compile this file, so that the kernel and its host cannot disagree. It therefore
 * contains only whole numbers, without types. Angles are radians, and instants Julian days UT, unless a name says
 * otherwise.
 */

/** Incremented when the block or the meaning of an export changes. */
export const ABI_VERSION = 11;

// One instant: written by `sky`.

export const JD_TT_SLOT = 0;
/** ΔT = TT − UT1, seconds. */
export const DELTA_T_SLOT = 1;
/** Nutation in longitude and in obliquity. */
export const DELTA_PSI_SLOT = 2;
export const DELTA_EPS_SLOT = 3;
export const MEAN_OBLIQUITY_SLOT = 4;
export const TRUE_OBLIQUITY_SLOT = 5;
/** Greenwich apparent sidereal time. */
export const GAST_SLOT = 6;
/** Rate of the nutation in longitude, radians per day. */
export const DELTA_PSI_RATE_SLOT = 7;

/** One record for each body from the Sun to Saturn, in the order of `bodies/body.ts`. */
export const BODIES = 8;
export const BODY_COUNT = 7;
export const BODY_SLOTS = 4;
/** Fields of a body; the distance is in au, the speed in radians per day. */
export const LONGITUDE = 0;
export const LATITUDE = 1;
export const DISTANCE = 2;
export const SPEED = 3;

/** The mean node, then the true node. */
export const NODES = BODIES + BODY_COUNT * BODY_SLOTS;
export const NODE_COUNT = 2;
export const NODE_SLOTS = 2;
export const NODE_LONGITUDE = 0;
export const NODE_SPEED = 1;

// One place: written by `angles`.

/** Right ascension of the meridian. */
export const ARMC_SLOT = NODES + NODE_COUNT * NODE_SLOTS;
export const ASCENDANT_SLOT = ARMC_SLOT + 1;
export const MIDHEAVEN_SLOT = ARMC_SLOT + 2;
/** The twelve Placidus cusps, or NaN. */
export const CUSPS = ARMC_SLOT + 3;
export const CUSP_COUNT = 12;

// The zodiac: the host writes it before `ayanamsha` and before each search that counts in a zodiac. `precess` also
// writes it.

/** TROPICAL, MEAN or STAR. TROPICAL needs no other slot, MEAN only the polynomial. */
export const ZODIAC_KIND_SLOT = CUSPS + CUSP_COUNT;
export const TROPICAL = 0;
export const MEAN = 1;
export const STAR = 2;
/** The mean ayanāṃśa: c0..c4 of a quartic in Julian centuries TT from the epoch of the zodiac, arcseconds. */
export const ZODIAC_POLYNOMIAL = ZODIAC_KIND_SLOT + 1;
export const ZODIAC_TERMS = 5;
/** The fixed sidereal longitude of the star. */
export const STAR_LONGITUDE_SLOT = ZODIAC_POLYNOMIAL + ZODIAC_TERMS;
/** Mean ecliptic latitude of the star at the epoch of the zodiac, and its rate per century. */
export const STAR_LATITUDE_SLOT = STAR_LONGITUDE_SLOT + 1;
export const STAR_LATITUDE_RATE_SLOT = STAR_LONGITUDE_SLOT + 2;
/** Distance of the star, au. */
export const STAR_DISTANCE_SLOT = STAR_LONGITUDE_SLOT + 3;
/** The epoch of the zodiac, Julian centuries TT from J2000. */
export const ZODIAC_EPOCH_SLOT = STAR_DISTANCE_SLOT + 1;

// Written by `ayanamsha`: the ayanāṃśa without nutation, and its rate in radians per day.

export const AYANAMSHA_SLOT = ZODIAC_EPOCH_SLOT + 1;
export const AYANAMSHA_RATE_SLOT = AYANAMSHA_SLOT + 1;

// Events: each search lays out its own records from the first slot on. The offsets below count from EVENTS.

export const EVENTS = AYANAMSHA_RATE_SLOT + 1;
export const MAX_EVENTS = 14410;
export const BLOCK_SLOTS = EVENTS + MAX_EVENTS;

/** `crossing`: the instant, and the distance of the angle from the offset, in steps. */
export const CROSSING_JD = 0;
export const CROSSING_NUMBER = 1;

/**
 * `span`: a head of lists, then the lists. The head has for each list the first slot, the count, and the number of the
 * first item.
 */
export const LIST_SLOTS = 3;
export const LIST_FIRST_SLOT = 0;
export const LIST_COUNT = 1;
export const LIST_FIRST_NUMBER = 2;
export const KARANAS = 0;
export const NAKSHATRAS = 1;
export const YOGAS = 2;
export const SANKRANTIS = 3;
/** Sunrises, sunsets, moonrises, moonsets: one slot a day. */
export const RISINGS = 4;
export const SPAN_LISTS = 8;

/**
 * `passages`: the questions are after the records. A question has the first body, the second or −1, whether the
 * longitude of a single body is tropical instead of in the zodiac, the step (0 for turning points), and the offset.
 */
export const PASSAGE_QUESTION_SLOTS = 5;
export const PASSAGE_FIRST = 0;
export const PASSAGE_SECOND = 1;
export const PASSAGE_TROPICAL = 2;
export const PASSAGE_STEP = 3;
export const PASSAGE_OFFSET = 4;
export const MAX_PASSAGE_QUESTIONS = 640;
export const PASSAGE_QUESTIONS = MAX_EVENTS - MAX_PASSAGE_QUESTIONS * PASSAGE_QUESTION_SLOTS;
/**
 * A record: row of the question, instant, distance of the angle from the offset in steps, rate of the angle. For the
 * first body, the longitude in the zodiac and the tropical speed; its latitude minus the latitude of the second. A
 * turning point has the angle as its number, and ±1 as its rate.
 */
export const PASSAGE_SLOTS = 7;
export const PASSAGE_QUESTION = 0;
export const PASSAGE_JD = 1;
export const PASSAGE_NUMBER = 2;
export const PASSAGE_RATE = 3;
export const PASSAGE_LONGITUDE = 4;
export const PASSAGE_LATITUDE = 5;
export const PASSAGE_SPEED = 6;
export const MAX_PASSAGES = 1600;
/**
 * The chunks, in days of TT from chunk 0 on: from 1899 January 9 to 2101 December 8 with the tables of the module, and for
 * all years from −3103 September to 3001 November, inside the fit of the series.
 */
export const FIRST_PASSAGE_TT = 2414664;
export const PASSAGE_CHUNK_DAYS = 384;
export const PASSAGE_CHUNKS = 193;
export const FIRST_CHUNK_OF_ALL = -4757;
export const END_CHUNK_OF_ALL = 1049;

/**
 * `visibility`: the planets are at the end of the events, each with its limits for direct and for retrograde motion,
 * radians.
 */
export const MAX_VISIBILITY_ROWS = 5;
export const VISIBILITY_ROW_SLOTS = 3;
export const VISIBILITY_BODY = 0;
export const VISIBILITY_DIRECT = 1;
export const VISIBILITY_RETROGRADE = 2;
export const VISIBILITY_ROWS = MAX_EVENTS - MAX_VISIBILITY_ROWS * VISIBILITY_ROW_SLOTS;
/**
 * A record: number of the planet, its rising or setting on the first or last day of visibility, excess over the limit,
 * whether the limit is the one for retrograde motion, and whether the day is the first one.
 */
export const VISIBILITY_SLOTS = 5;
export const VISIBILITY_ROW = 0;
export const VISIBILITY_JD = 1;
export const VISIBILITY_MARGIN = 2;
export const VISIBILITY_IS_RETROGRADE = 3;
export const VISIBILITY_IS_FIRST = 4;

/** `moments`: longitudes of the seven bodies and the two nodes, then the ascendant. */
export const MOMENT_SLOTS = 10;
export const MOMENT_LONGITUDES = 9;
export const MOMENT_ASCENDANT = 9;

/**
 * `positions`: columns of MAX_POSITIONS slots, one for each instant. The host writes the first, JD UT. The module
 * completes JD TT, nutation in longitude, true obliquity, Greenwich apparent sidereal time, the zero of the zodiac from the
 * true equinox with its rate, and for each of the chosen bodies, Sun to true node, the fields of a body. Angles are
 * degrees, and longitudes may exceed a turn.
 */
export const POSITION_JD_UT = 0;
export const POSITION_JD_TT = 1;
export const POSITION_DELTA_PSI = 2;
export const POSITION_OBLIQUITY = 3;
export const POSITION_GAST = 4;
export const POSITION_ZERO = 5;
export const POSITION_ZERO_RATE = 6;
export const POSITION_BODIES = 7;
export const POSITION_BODY_COLUMNS = BODY_SLOTS;
export const POSITION_COLUMNS = POSITION_BODIES + POSITION_BODY_COLUMNS * (BODY_COUNT + NODE_COUNT);
export const MAX_POSITIONS = 320;

/** `eclipses`. A field is NaN if the eclipse has no such phase. */
export const ECLIPSE_SLOTS = 26;
export const ECLIPSE_KIND = 0;
export const ECLIPSE_TYPE = 1;
/** Instant of greatest eclipse. */
export const ECLIPSE_JD = 2;
export const ECLIPSE_GAMMA = 3;
/** For the Moon, the umbral magnitude. */
export const ECLIPSE_MAGNITUDE = 4;
/** Moon only. */
export const ECLIPSE_PENUMBRAL_MAGNITUDE = 5;
/** Sun only, in the same slot: the covered fraction of its diameter. */
export const ECLIPSE_COVERED = 5;
/** Six instants. Moon: P1 U1 U2 U3 U4 P4. Sun, contacts of the shadow with the Earth: P1 U1 – – U4 P4. */
export const ECLIPSE_CONTACTS = 6;
export const ECLIPSE_CONTACT_COUNT = 6;
/** Sun only, from the place: greatest eclipse and its magnitude, then C1 C2 C3 C4. */
export const ECLIPSE_LOCAL_JD = 12;
export const ECLIPSE_LOCAL_MAGNITUDE = 13;
export const ECLIPSE_LOCAL_CONTACTS = 14;
export const ECLIPSE_LOCAL_CONTACT_COUNT = 4;
/**
 * Altitudes at the place in order of time, seven slots. Moon: P1 U1 U2 greatest U3 U4 P4. Sun: C1 C2 greatest C3 C4,
 * and two that stay NaN.
 */
export const ECLIPSE_ALTITUDES = 18;
export const ECLIPSE_ALTITUDE_COUNT = 7;

export const LUNAR_ECLIPSE = 0;
export const SOLAR_ECLIPSE = 1;

export const PENUMBRAL = 0;
export const PARTIAL = 1;
export const TOTAL = 2;
export const ANNULAR = 3;
export const HYBRID = 4;

// `divideByShares`, `divideByOrder`: a page of periods, followed by the question, which the host writes.

/**
 * A period: its node, its level from 1, its bounds, the number of the containing period or −1, and its place in that
 * period.
 */
export const PERIOD_SLOTS = 6;
export const PERIOD_NODE = 0;
export const PERIOD_LEVEL = 1;
export const PERIOD_START = 2;
export const PERIOD_END = 3;
export const PERIOD_PARENT = 4;
export const PERIOD_PLACE = 5;
export const PERIODS = 0;
export const MAX_PERIODS = 512;
export const MAX_LEVELS = 5;
/**
 * The beginning of the first mahādaśā, and a number of days with the number of shares in it, from which the lengths of
 * the mahādaśās follow.
 */
export const DASHA_START = PERIODS + MAX_PERIODS * PERIOD_SLOTS;
export const DASHA_DAYS = DASHA_START + 1;
export const DASHA_SHARES = DASHA_START + 2;
/** Only periods that begin by the first instant and end after the second. */
export const DASHA_TO = DASHA_START + 3;
export const DASHA_FROM = DASHA_START + 4;
/** For each level, the place of the only period to enter, or −1 for all. */
export const DASHA_PATH = DASHA_START + 5;
/**
 * The beginning of the page and, after the call, the beginning of the next page: a level (0 for the first period, −1
 * after the last), the number of periods before, and for each level the place of a period and its number.
 */
export const CURSOR_LEVEL = DASHA_PATH + MAX_LEVELS;
export const CURSOR_COUNT = CURSOR_LEVEL + 1;
export const CURSOR_PLACES = CURSOR_LEVEL + 2;
export const CURSOR_NUMBERS = CURSOR_PLACES + MAX_LEVELS;
export const CURSOR_SLOTS = 2 + 2 * MAX_LEVELS;
/** The share of each node. */
export const NODE_SHARES = CURSOR_LEVEL + CURSOR_SLOTS;
export const MAX_NODES = 72;
/** Only for `divideByOrder`: node and share of each mahādaśā, then for each node the nodes of its parts. */
export const MAHAS = NODE_SHARES + MAX_NODES;
export const MAX_MAHAS = 24;
export const MAHA_SLOTS = 2;
export const MAHA_NODE = 0;
export const MAHA_SHARE = 1;
export const ORDERS = MAHAS + MAX_MAHAS * MAHA_SLOTS;
export const MAX_PARTS = 12;
export const DIVISION_SLOTS = ORDERS + MAX_NODES * MAX_PARTS;

// `rectify`: its tables follow one another from the first event on. The host writes the first five.

/**
 * Moments of birth: the lord of the first mahādaśā and its beginning, and the chart. `rectify` replaces the chart by a
 * fingerprint.
 */
export const BIRTHS = 0;
export const MAX_BIRTHS = 1441;
export const BIRTH_SLOTS = 3;
export const BIRTH_LORD = 0;
export const BIRTH_CYCLE_JD = 1;
export const BIRTH_CHART = 2;
export const BIRTH_FINGERPRINT = 2;
/** Dated events of a life: the instant, the category. */
export const DATED = BIRTHS + MAX_BIRTHS * BIRTH_SLOTS;
export const MAX_DATED = 60;
export const DATED_SLOTS = 2;
export const DATED_JD = 0;
export const DATED_CATEGORY = 1;
/** Weights of mahādaśā, antaradaśā and pratyantaradaśā. */
export const LEVEL_WEIGHTS = DATED + MAX_DATED * DATED_SLOTS;
export const WEIGHED_LEVELS = 3;
/** The shares of the lords. */
export const LORD_SHARES = LEVEL_WEIGHTS + WEIGHED_LEVELS;
export const LORDS = 9;
/** The value of each lord for each category, chart by chart: nine lords for the first category, and so on. */
export const CHARTS = LORD_SHARES + LORDS;
export const MAX_CHARTS = 64;
export const CATEGORIES = 9;
export const CHART_SLOTS = CATEGORIES * LORDS;
/** The score of each moment. */
export const SCORES = CHARTS + MAX_CHARTS * CHART_SLOTS;
/** The best score of all moments for each permutation. */
export const BEST_DEALT = SCORES + MAX_BIRTHS;
export const MAX_DEALS = 512;
export const RECTIFY_SLOTS = BEST_DEALT + MAX_DEALS;

// `writeRows`: shapes, then columns one after another, with a value for each row. The texts are outside the block.

/**
 * A shape: CELL_KINDS times the bytes of the text before a cell, plus the kind of the cell. The last one is for the text
 * after a row. Kinds below CELL_FLAG are numbers with as many decimals.
 */
export const CELL_KINDS = 16;
/** True or false: 1 or 0. */
export const CELL_FLAG = 10;
/** Date and time: seconds from 1970-01-01T00:00. */
export const CELL_CLOCK = 11;
/** UTC offset: seconds. */
export const CELL_OFFSET = 12;
/** Bytes of any cell at most. */
export const CELL_BYTES = 24;
/** Room for the texts of a row, and for the text of all rows of a call. */
export const ROW_TEXTS_BYTES = 131072;
export const TEXT_BYTES = 262144;

/**
 * Observances of Tamil Nadu, from the rule book adyatithi as the engine jyotisha interprets it. No public body is known
 * to keep these days. The days of the Āḻvārs are their nakṣatras of birth in the solar month.
 */

import { type About, asBook, dayLines, dayRow, nakshatraLines, nakshatraRow, tithiLines, tithiRow } from './line';
import type { UtsavaRule } from './rule';

// biome-ignore format: one row a line
const TITHIS = tithiLines([
  ['karpagambal_kapalishvarar_tirukkalyanam', 'festival', { sun: 12 }, 15, 'moonrise', 'second', 'begins', 'temples/Tamil'],
  ['kaumara_puja', 'festival', 5, 24, 'sunrise', 'first', 'begins', 'devatA/kaumAra'],
  ['kumara_purnima_maha_ashvini', 'festival', 7, 15, 'sunrise', 'first', 'begins', 'devatA/kaumAra'],
  ['maha_annabhisheka', 'festival', { sun: 7 }, 15, 'sunset', 'first', 'begins', 'temples/Tamil'],
  ['sarvalaya_dipam', 'festival', { sun: 8 }, 15, 'night', 'first', 'begins', 'tamil'],
  ['skanda_panchami', 'festival', 4, 5, 'sunrise', 'first', 'begins', 'devatA/kaumAra'],
  ['tirucchendur_machit_tiruvizha_niraivu', 'festival', { sun: 11 }, 15, 'sunrise', 'first', 'begins', 'temples/Tamil'],
  ['tirunelveli_nellaiyappar_patra_dipa_tiruvizha', 'festival', { sun: 10 }, 30, 'sunrise', 'first', 'begins', 'temples/Tamil'],
  ['tiruvishalur_gangakarshana_mahotsava_samapanam', 'festival', 8, 30, 'aparahna', 'larger-else-second', 'begins', 'temples/Tamil'],
]);

// biome-ignore format: one row a line
const STARS = nakshatraLines([
  ['adik_kiruttikai', 'nakshatra', 3, 4, 'sunrise', 'first', 'begins', 'both', 'devatA/kaumAra'],
  ['bharani_dipam', 'nakshatra', 2, 8, 'sunrise', 'second', 'begins', 'both', 'tamil'],
  ['bhutattazhvar_tirunakshattiram', 'jayanti', 23, 7, 'pratah', 'first', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['karttigai', 'nakshatra', 3, 8, 'night', 'first', 'begins', 'both', 'tamil'],
  ['kulashekhara_azhvar_tirunakshattiram', 'jayanti', 7, 11, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['madhurakavi_azhvar_tirunakshattiram', 'jayanti', 14, 1, 'pratah', 'first', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['manikkavachakar_gurupujai', 'aradhana', 10, 3, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/nAyanmAr'],
  ['minakshi_tirukkalyanam', 'nakshatra', 12, 1, 'madhyahna', 'first', 'begins', 'both', 'temples/Tamil'],
  ['natarajar_ani_tirumanchanam', 'nakshatra', 12, 3, 'pratah', 'first', 'begins', 'both', 'temples/Tamil'],
  ['natarajar_chittirai_onam_mahabhishekam', 'nakshatra', 22, 1, 'sangava', 'first', 'begins', 'both', 'temples/Tamil'],
  ['periyazhvar_tirunakshattiram', 'jayanti', 15, 3, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['peyazhvar_tirunakshattiram', 'jayanti', 24, 7, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['pittukku_man_chumanda_lilai', 'nakshatra', 19, 5, 'pratah', 'first', 'begins', 'both', 'tamil'],
  ['poygaiyazhvar_tirunakshattiram', 'jayanti', 22, 7, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['tai_kiruttikai', 'nakshatra', 3, 10, 'sunrise', 'first', 'begins', 'both', 'devatA/kaumAra'],
  ['tirucchendur_avanit_tiruvizha_niraivu', 'nakshatra', 16, 5, 'pratah', 'second', 'begins', 'both', 'temples/Tamil'],
  ['tirumangaiyazhvar_tirunakshattiram', 'jayanti', 3, 8, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['tirumazhichaiyazhvar_tirunakshattiram', 'jayanti', 10, 10, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['tirunelveli_nellaiyappar_nellukku_veli_kattiya_lilai', 'nakshatra', 1, 10, 'sunrise', 'first', 'begins', 'both', 'temples/Tamil'],
  ['tiruppanazhvar_tirunakshattiram', 'jayanti', 4, 4, 'pratah', 'first', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['tondaradippodiyazhvar_tirunakshattiram', 'jayanti', 18, 9, 'pratah', 'second', 'begins', 'first', 'mahApuruSha/ALvAr'],
]);

// biome-ignore format: one row a line
const DAYS = dayLines([
  ['karavaigal_pinchenru', 'solar', 9, 28, 'tamil'],
  ['kudaravalli', 'solar', 9, 27, 'tamil'],
  ['mayilai_vellishvarar_brahmotsavam', 'solar', 2, 8, 'temples/Tamil'],
  ['undu_madakkalirran', 'solar', 9, 18, 'tamil'],
]);

const REGIONS = ['tamil-nadu', 'puducherry'] as const;

const about = (key: string): About => ({
  tradition: 'smarta',
  regions: REGIONS,
  added: true,
  ...(key.endsWith('azhvar_tirunakshattiram') && { alsoOf: ['shrivaishnava'] }),
});

export const TAMIL_DAYS = [
  ...TITHIS.map((line) => tithiRow(asBook(line), about(line[0]))),
  ...STARS.map((line) => nakshatraRow(asBook(line), about(line[0]))),
  ...DAYS.map((line) => dayRow(asBook(line), about(line[0]))),
] satisfies readonly UtsavaRule[];

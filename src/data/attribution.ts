/**
 * Sources of rules and tables, as data: works by key, and how well they support a rule. The entry of a work that was
 * read only through quotations says so.
 */
export const WORK_KEYS = [
  'almanac-melapaka',
  'almanac-tamil',
  'muhurta-chintamani',
  'raman-muhurtha',
  'bphs',
  'brihajjataka-2',
  'dharmasindhu',
  'nirnayasindhu',
  'jyotirnibandha',
  'kerala-shastra',
  'jyotisha-chintamani',
  'schoch',
  'surya-siddhanta',
  'drikpanchang',
  'punjabkesari',
  'prokerala',
  'vedicpanchanga',
  'krazykrackpot',
  'panchangam-js',
  'kundalimilan',
  'saravali',
  'maitreya',
  'pyjhora',
  'vedastro',
  'futuresamachar',
  'scribd-268021076',
  'planets4u',
  'astroexpertsolutions',
  'dranuradharai',
  'poorvapunya',
  'astrobix',
  'reliableastrology',
  'hindustan',
  'webdunia',
  'kupdf',
  'customary',
] as const;
type WorkKey = (typeof WORK_KEYS)[number];

/** Independent sources agree, only one source is known, or sources differ and one is chosen. */
type Support = 'agreed' | 'single' | 'disputed';

export interface Attribution {
  works: readonly WorkKey[];
  support: Support;
}

export const agreed = (...works: WorkKey[]): Attribution => ({ works, support: 'agreed' });
export const single = (...works: WorkKey[]): Attribution => ({ works, support: 'single' });
export const disputed = (...works: WorkKey[]): Attribution => ({ works, support: 'disputed' });

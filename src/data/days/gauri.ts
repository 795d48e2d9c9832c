/** The parts of the Gaurī-pañcāṅga. */

interface GauriRow {
  quality: 'good' | 'bad';
}

/** The eight parts of the Gaurī-pañcāṅga (Tamil *gowri*). The keys are the Tamil names. */
export const GAURI_PARTS = {
  amirdha: { quality: 'good' },
  uthi: { quality: 'good' },
  labam: { quality: 'good' },
  dhanam: { quality: 'good' },
  sugam: { quality: 'good' },
  rogam: { quality: 'bad' },
  soram: { quality: 'bad' },
  visham: { quality: 'bad' },
} as const satisfies Record<string, GauriRow>;

export type GauriKey = keyof typeof GAURI_PARTS;

const keys = (text: string): readonly GauriKey[] => text.split(' ') as GauriKey[];

/** Eight parts of the day, then eight of the night, from Ravivāra. Source: the table in printed Tamil almanacs. */
export const GAURI_OF_VARA = [
  keys('uthi amirdha rogam labam dhanam sugam soram visham dhanam sugam soram visham uthi amirdha rogam labam'),
  keys('amirdha visham rogam labam dhanam sugam soram uthi sugam soram uthi amirdha visham rogam labam dhanam'),
  keys('rogam labam dhanam sugam soram uthi visham amirdha soram uthi visham amirdha rogam labam dhanam sugam'),
  keys('labam dhanam sugam soram visham uthi amirdha rogam uthi amirdha rogam labam dhanam sugam soram visham'),
  keys('dhanam sugam soram uthi amirdha visham rogam labam amirdha visham rogam labam dhanam sugam soram uthi'),
  keys('sugam soram uthi visham amirdha rogam labam dhanam rogam labam dhanam sugam soram uthi visham amirdha'),
  keys('soram uthi visham amirdha rogam labam dhanam sugam labam dhanam sugam soram uthi visham amirdha rogam'),
] as const;

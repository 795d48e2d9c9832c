/** Settings of an astrologer for all booklets: letterhead, paper and sheets. They stay on the device. */
import { remember, remembered } from '../../reader/storage';

/** The sheets in their order. */
export const SHEET_KEYS = [
  'cover',
  'birth',
  'charts',
  'bhavas',
  'vargas',
  'vimshottari',
  'dashas',
  'strength',
  'yogas',
  'kp',
  'conventions',
] as const;
export type SheetKey = (typeof SHEET_KEYS)[number];

export const PAPERS = ['A4', 'Letter'] as const;
type Paper = (typeof PAPERS)[number];

export interface BookletChoices {
  astrologer: string;
  /** Address and telephone, at most two lines. */
  address: string;
  /** A `data:` URL; empty without a picture. */
  picture: string;
  paper: Paper;
  /** The sheets to leave out. */
  without: readonly SheetKey[];
}

const NOTHING: BookletChoices = { astrologer: '', address: '', picture: '', paper: 'A4', without: [] };

const KEY = 'booklet';

const MAX_PICTURE_BYTES = 40_000;
export const MAX_ADDRESS_LINES = 2;
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[\w+/]+=*$/;
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The choices of a text from the device's storage; whatever is missing or invalid takes its default. */
function read(text: string | null): BookletChoices {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof BookletChoices, unknown>>;
    const picture = textOf(kept.picture);
    const without: unknown[] = Array.isArray(kept.without) ? kept.without : [];
    return {
      astrologer: textOf(kept.astrologer),
      address: textOf(kept.address),
      picture: PICTURE.test(picture) ? picture : '',
      paper: PAPERS.find((paper) => paper === kept.paper) ?? NOTHING.paper,
      without: SHEET_KEYS.filter((key) => without.includes(key)),
    };
  } catch {
    return NOTHING;
  }
}

export const keptChoices = (): BookletChoices => read(remembered(KEY));

export const keepChoices = (choices: BookletChoices): void => remember(KEY, JSON.stringify(choices));

/** Why a file cannot be the picture of the letterhead. */
type PictureProblem = { reason: 'type' } | { reason: 'large'; bytes: number };

/** The picture of a file as a `data:` URL. */
export async function pictureOfFile(file: File): Promise<{ picture: string } | PictureProblem> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return { reason: 'type' };
  if (file.size > MAX_PICTURE_BYTES) return { reason: 'large', bytes: file.size };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { picture: `data:${file.type};base64,${btoa(String.fromCharCode(...bytes))}` };
}

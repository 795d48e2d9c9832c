/** The parts of a day: choghaḍiyās or horās by the tool of windows, gaurīs by that of days. */
import { unixToJd } from '../../../../domain/time/civil';
import type { LabelKind } from '../../../../lexicon/labels';
import type { Reader } from '../../../reader/reader';
import { presentOf } from '../../../shared/now';
import type { Input, ValueBlock } from './types';
import {
  type AnswerPlace,
  addressOf,
  answerOf,
  dayOf,
  type LocalStretch,
  namedPlace,
  pageFor,
  placedInput,
  stretchText,
} from './written';

interface Slot {
  key: string;
  start_local: string;
  end_local: string;
}

interface Windows {
  choghadiya: Record<'day' | 'night', Slot[]>;
  hora: Slot[];
}

interface Days {
  place: AnswerPlace;
  days: { date: string; gauri: (LocalStretch & { key: string })[] }[];
}

/** The words by which a reply names the parts that it lists. */
const NAMES = {
  choghadiya: /cho[gḍ]h?a[dḍ]iy|चौघड़िया/i,
  gauri: /gaur[iī][ -]pa[nñ]c|गौरी पंचांग/i,
  hora: /\bhor[aā]\b|होरा/i,
} as const;
type Division = keyof typeof NAMES;

/** The parts of the day that a reply lists; null for none. */
export const divisionIn = (reply: string): Division | null =>
  (Object.keys(NAMES) as Division[]).find((division) => NAMES[division].test(reply)) ?? null;

async function tableOf(
  reader: Reader,
  kind: LabelKind,
  title: string,
  { place: asked, date }: { place: AnswerPlace; date: string },
  slots: readonly (LocalStretch & { key: string })[],
): Promise<ValueBlock> {
  const { place, called } = await namedPlace(reader, asked);
  const now = presentOf(reader);
  const isOver = ({ end }: LocalStretch): boolean => unixToJd(Date.parse(end)) <= now;
  // A day that is over has nothing to come.
  const isRunning = slots.some((slot) => !isOver(slot));
  return {
    title: `${title}, ${reader.longDate(dayOf(date))}`,
    href: pageFor(reader, '/day', place, [['date', date]]),
    place: called,
    values: [],
    table: {
      caption: title,
      columns: [title, reader.t('ask.time')],
      rows: slots.map((slot) => ({
        href: null,
        isPast: isRunning && isOver(slot),
        cells: [reader.name(kind, slot.key), stretchText(reader, slot, date)],
      })),
    },
  };
}

/** The parts of the day of a call, at New Delhi unless it names a place. @param division  which of them */
export async function divisionBlock(
  reader: Reader,
  { date, from = date, to = date, ...input }: Input,
  division: Division,
): Promise<ValueBlock | null> {
  const where = placedInput(input);
  // The days have the time zone of the place, which the windows have as an offset.
  const [answer, windows] = await Promise.all([
    answerOf<Days>(
      addressOf('/api/v1/days', { ...where, from: from ?? 'today', to: to ?? 'today' }, { fields: 'gauri' }),
    ),
    division === 'gauri' ? null : answerOf<Windows>(addressOf('/api/muhurta', { ...where, date }, {})),
  ]);
  const [day] = answer?.days ?? [];
  if (!answer || !day) return null;
  const at = { place: answer.place, date: day.date };
  const title = reader.t(`ask.${division}`);
  if (division === 'gauri') return tableOf(reader, 'gauri', title, at, day.gauri);
  if (!windows) return null;
  const { choghadiya, hora } = windows;
  const slots = (division === 'hora' ? hora : [...choghadiya.day, ...choghadiya.night]).map(
    ({ key, start_local: start, end_local: end }) => ({ key, start, end }),
  );
  return tableOf(reader, division === 'hora' ? 'graha' : 'choghadiya', title, at, slots);
}

/** The input of a demo row, and the parts of tool results that it reads. */
import type { CivilDate } from '../../domain/day/types';
import type { Language } from '../language';
import type { ToolName, Tools, ToolUse } from '../types';

interface Running {
  index: number;
  name: string;
  start: string;
  end: string;
}

export interface PanchangaView {
  time: string;
  vara: { index: number; name: string; sunrise: string; next_sunrise: string };
  tithi: Running;
  nakshatra: Running;
  yoga: Running;
  karana: Running;
}

export interface UtsavaView {
  key: string;
  date: string;
  name: string;
  name_common: string;
  kind: string;
  tradition: string;
  tithi: string;
  decision: string;
}

interface PointView {
  rashi: string | null;
  nakshatra_pada: string | null;
  boundary_seconds: number | null;
}

export interface ChartView {
  utc: string;
  lagna: PointView;
  grahas: (PointView & { key: string })[];
}

interface Views {
  panchanga: PanchangaView;
  utsavas: { utsavas: UtsavaView[] };
  chart: ChartView;
}

/** The result of a tool, or its error message. */
export type Seen<N extends ToolName> = { view: Views[N]; message?: never } | { view: null; message: string };

export interface Asked {
  /** The message, normalised for comparison. */
  text: string;
  language: Language;
  /** The present instant, Unix milliseconds, and the civil date at New Delhi. */
  now: number;
  today: CivilDate;
  use<N extends ToolName>(name: N, input: Record<string, unknown>): Promise<Seen<N>>;
}

/** The message of an error in either envelope. */
function messageOf(output: object): string {
  const { message, error } = output as { message?: string; error?: { message?: string } };
  return message ?? error?.message ?? '';
}

/** Calls a tool and records its use. */
export function using(tools: Tools, used: ToolUse[]): Asked['use'] {
  return async <N extends ToolName>(name: N, input: Record<string, unknown>): Promise<Seen<N>> => {
    const answer = await tools[name].run(input);
    if (!answer.ok) return { view: null, message: messageOf(answer.output) };
    used.push({ name, input: answer.input });
    return { view: answer.output as unknown as Views[N] };
  };
}

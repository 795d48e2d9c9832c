/** What a row of the demo is given, and the views of the tools' answers that it reads. */
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

/** An answer of a tool, or why it refused. */
export type Seen<N extends ToolName> = { view: Views[N]; message?: never } | { view: null; message: string };

export interface Asked {
  /** The message in the spelling of comparison. */
  text: string;
  language: Language;
  /** The present instant, Unix milliseconds, and the civil date at New Delhi. */
  now: number;
  today: CivilDate;
  use<N extends ToolName>(name: N, input: Record<string, unknown>): Seen<N>;
}

/** The text of a refusal in either envelope. */
function messageOf(output: object): string {
  const { message, error } = output as { message?: string; error?: { message?: string } };
  return message ?? error?.message ?? '';
}

/** Calls a tool and keeps what was used. */
export function using(tools: Tools, used: ToolUse[]): Asked['use'] {
  return <N extends ToolName>(name: N, input: Record<string, unknown>): Seen<N> => {
    const answer = tools[name].run(input);
    if (!answer.ok) return { view: null, message: messageOf(answer.output) };
    used.push({ name, input: answer.input });
    return { view: answer.output as unknown as Views[N] };
  };
}

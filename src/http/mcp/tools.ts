/** The tools there are, as a client lists them, and what each asks. */
import { inputSchema } from '../inputSchema';
import { QUESTIONS, type Question, type QuestionKey } from '../questions';

interface Told {
  title: string;
  description: string;
  /** The endpoint with the same answer. */
  endpoint: string;
}

const TOLD = {
  chart: {
    title: 'Birth chart',
    description:
      'Sidereal birth chart (Lahiri, mean node) from a local wall clock, a fixed UTC offset and a place: nine grahas, ' +
      'lagna, bhāvas, sixteen vargas, daśās, ṣaḍ-bala and more. dashaDepth 1 keeps the answer shortest.',
    endpoint: 'POST /api/chart',
  },
  panchanga: {
    title: 'Pañcāṅga now',
    description:
      'Vāra, tithi, nakṣatra, yoga and karaṇa of the present instant with their beginnings and ends, at New Delhi.',
    endpoint: 'GET /api/panchang',
  },
  muhurta: {
    title: 'Muhūrtas of a day',
    description:
      'A day at a place from sunrise to sunrise: muhūrtas, choghaḍiyās, horās, Rāhu-kālam and the other windows, the ' +
      'day’s limbs. tz is the UTC offset in hours. Shares the hourly limit of its endpoint.',
    endpoint: 'POST /api/muhurta',
  },
  utsavas: {
    title: 'Observances of a year',
    description:
      'Every observance of a civil year, each with the reason for its day: a long list. For New Delhi, or for a place by ' +
      'lat, lon and tz (IANA) together.',
    endpoint: 'GET /api/utsavas',
  },
  facts: {
    title: 'Facts of reference',
    description:
      'Facts of the system of Vedic astronomy by the words in them, each with its source. Without q all of them.',
    endpoint: 'GET /api/kundali-facts',
  },
} as const satisfies Partial<Record<QuestionKey, Told>>;

export type ToolName = keyof typeof TOLD;

const NAMES = Object.keys(TOLD) as ToolName[];

export const isTool = (name: string): name is ToolName => NAMES.some((known) => known === name);

export const questionOf = (name: ToolName): Question => QUESTIONS[name];

function listed(name: ToolName) {
  const { title, description, endpoint } = TOLD[name];
  return {
    name,
    title,
    description: `${description} The answer is that of ${endpoint}, described in /openapi.json.`,
    inputSchema: inputSchema(QUESTIONS[name].request),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}

let tools: ReturnType<typeof listed>[] | undefined;

/** The list, made once. */
export function listTools(): ReturnType<typeof listed>[] {
  tools ??= NAMES.map(listed);
  return tools;
}

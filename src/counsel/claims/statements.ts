/**
 * Joins claims into sentences. Up to three values of one owner become one sentence that names the owner, and one value of
 * several owners becomes one sentence that compares them. What is longer stays a list under its owner.
 */
import type { ClaimForm, ClaimKind, Owner, Setting, ValueClause, Wording } from './claim';
import { capitalised, FORMATS } from './format';

/** A claim in words, with its kind. */
export interface Worded {
  kind: ClaimKind;
  claim: Record<string, unknown>;
  text: string;
}

/** A part of a reply. */
export interface ReplyPart {
  form: ClaimForm;
  text: string;
}

/** Values of one owner. */
interface Statement {
  setting: Setting | null;
  clauses: readonly ValueClause[];
}

/** Maximum number of values in a sentence. */
const MAX_CLAUSES = 3;
/** Maximum number of owners that a sentence compares. */
const MAX_OWNERS = 4;

const ownerOf = (part: Worded | undefined): Owner | null =>
  part?.kind.speech?.clause === undefined ? null : part.kind.speech.owner;

const settingOf = (part: Worded | undefined, wording: Wording): Setting | null =>
  part?.kind.speech?.setting?.(part.claim, wording) ?? null;

/** The clauses in one text. If all have a thing and a value, they share the verb. */
function joined({ language, texts }: Wording, clauses: readonly ValueClause[]): string {
  const said = texts.statements;
  const parts = clauses.flatMap((clause) => clause.parts ?? []);
  if (clauses.length === 1 || parts.length < clauses.length) {
    return FORMATS[language].list(clauses.map(({ full }) => full));
  }
  const shared = parts.map((part, i) => (i === 0 ? said.clause(part) : said.further(part)));
  return said.ending({ clauses: FORMATS[language].list(shared) });
}

/** A sentence about one owner. */
function sentence(wording: Wording, { setting, clauses }: Statement): string {
  const said = wording.texts.statements;
  const all = joined(wording, clauses);
  const notes = clauses.flatMap(({ note }) => note ?? []);
  const stated = (): string => {
    if (setting === null) return said.bare({ clauses: all });
    if (setting.of === 'birth') return wording.variant(said.birth, { clauses: all, birth: setting.birth });
    const { place, date } = setting;
    if (setting.of === 'day') return wording.variant(said.day, { clauses: all, place, date });
    return wording.variant(said.moment, { clauses: all, place, date, clock: setting.clock });
  };
  return [capitalised(stated()), ...notes].join(' ');
}

/** One value of several owners in one sentence; null if they are no such values. */
function compared(wording: Wording, some: readonly Statement[]): string | null {
  const said = wording.texts.statements;
  const { list } = FORMATS[wording.language];
  const parts = some.flatMap(({ clauses: [clause, ...more] }) => (more.length > 0 ? [] : (clause?.parts ?? [])));
  const settings = some.flatMap(({ setting }) => setting ?? []);
  const [first] = parts;
  const isOneThing = parts.every(({ thing }) => thing === first?.thing);
  if (first === undefined || parts.length < some.length || settings.length < some.length || !isOneThing) return null;
  const { thing } = first;
  const values = parts.map(({ value }) => value);
  const births = settings.flatMap((each) => (each.of === 'birth' ? each.birth : []));
  if (births.length === some.length) {
    const each = births.map((birth, i) => said['of-birth']({ value: values[i] ?? '', birth }));
    return capitalised(said.births({ thing, list: list(each) }));
  }
  const days = settings.flatMap((each) => (each.of === 'day' ? each : []));
  const [day] = days;
  if (day === undefined || days.length < some.length) return null;
  if (days.every(({ date }) => date === day.date)) {
    const each = days.map(({ place }, i) => said['in-place']({ value: values[i] ?? '', place }));
    return capitalised(wording.variant(said.places, { date: day.date, thing, list: list(each) }));
  }
  if (days.every(({ place }) => place === day.place)) {
    const each = days.map(({ date }, i) => said['on-day']({ value: values[i] ?? '', date }));
    return capitalised(said.dates({ place: day.place, thing, list: list(each) }));
  }
  return null;
}

/** The statement that begins at a part, and the index after it; without a statement, the parts up to there stay as they are. */
function statementAt(parts: readonly Worded[], from: number, wording: Wording) {
  const before = settingOf(parts[from], wording);
  const first = before === null ? from : from + 1;
  const owner = before?.owner ?? ownerOf(parts[first]);
  let to = first;
  while (owner !== null && ownerOf(parts[to]) === owner) to++;
  if (to === first) return { statement: null, to: from + 1 };
  const isListed = parts[to]?.kind.form === 'item' || (before === null && parts[from - 1]?.kind.form === 'item');
  const after = before === null && ownerOf(parts[to + 1]) !== owner ? settingOf(parts[to], wording) : null;
  const named = before ?? (after?.owner === owner ? after : null);
  const [head] = parts.slice(first);
  const setting = named ?? head?.kind.speech?.implied?.(head.claim, wording) ?? null;
  const clauses = parts
    .slice(first, to)
    .flatMap(({ kind, claim }) => kind.speech?.clause?.(claim, wording, setting?.day ?? '') ?? []);
  const most = head?.kind.speech?.isAlone ? 1 : MAX_CLAUSES;
  if (isListed || to - first > most || clauses.length < to - first) return { statement: null, to };
  return { statement: { setting, clauses }, to: named === before ? to : to + 1 };
}

/** The parts of a reply, with its values in sentences where they are few. */
export function statements(parts: readonly Worded[], wording: Wording): ReplyPart[] {
  const said: ReplyPart[] = [];
  let open: Statement[] = [];
  const close = () => {
    const together = open.length > 1 && open.length <= MAX_OWNERS ? compared(wording, open) : null;
    const texts = together === null ? open.map((each) => sentence(wording, each)) : [together];
    said.push(...texts.map((text): ReplyPart => ({ form: 'sentence', text })));
    open = [];
  };
  for (let at = 0; at < parts.length; ) {
    const { statement, to } = statementAt(parts, at, wording);
    if (statement === null) {
      close();
      said.push(...parts.slice(at, to).map(({ kind, text }) => ({ form: kind.form, text })));
    } else open.push(statement);
    at = to;
  }
  close();
  return said;
}

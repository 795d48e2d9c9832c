/**
 * Prints how well the classifier judges labelled replies, how well dangers and bounded questions are recognised, and how
 * many questions the rules answer rightly: `npm run counsel`. With `--missed` it also prints the wrong judgements.
 */
import { readFileSync } from 'node:fs';
import { classify } from '../../src/counsel/classify/classify';
import { dangersIn } from '../../src/counsel/danger/danger';
import { boundOf } from '../../src/counsel/policy/question';
import { wilson } from './classifier/interval';
import { freshRows, furtherRows, scoreFurther, unseenRows } from './understanding/further';
import { groupOf as languageGroup, scoreAll } from './understanding/score';

interface Row {
  id: string;
  text: string;
  slip: boolean;
  category: string;
  language: string;
  split: 'train' | 'dev' | 'test';
}

const rows = readFileSync(new URL('../truth/counsel/replies.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
  .map((row) => ({ ...row, found: classify(row.text) }));

type Judged = (typeof rows)[number];

const share = (part: number, whole: number): string => {
  if (whole === 0) return '–';
  const [low, high] = wilson(part, whole);
  return `${(part / whole).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
};

/** Recall, precision, and the share of flagged clean replies, with 95 % intervals. */
function line(name: string, some: readonly Judged[]): string {
  const slips = some.filter(({ slip }) => slip);
  const clean = some.filter(({ slip }) => !slip);
  const right = slips.filter(({ found }) => found.slip).length;
  const wrong = clean.filter(({ found }) => found.slip).length;
  return `| ${name} | ${slips.length} | ${share(right, slips.length)} | ${share(right, right + wrong)} | ${clean.length} | ${share(wrong, clean.length)} |`;
}

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();
const table = (head: string, lines: readonly string[]): string =>
  [`| ${head} | slips | recall | precision | clean | flagged |`, '|---|---|---|---|---|---|', ...lines].join('\n');

const test = rows.filter(({ split }) => split === 'test');
const NAMES: Readonly<Record<string, string>> = { en: 'English', hi: 'Hindi', 'hi-Latn': 'Hinglish', sa: 'Sanskrit' };

console.log('Whether a reply is a slip, with 95 % Wilson intervals. The test split shares no style with the others.\n');
console.log(
  table('split', [
    line('all', rows),
    ...(['train', 'dev', 'test'] as const).map((split) =>
      line(
        split,
        rows.filter((row) => row.split === split),
      ),
    ),
  ]),
);
console.log('');
console.log(
  table(
    'test split by language',
    unique(test.map(({ language }) => language)).map((language) =>
      line(
        NAMES[language] ?? language,
        test.filter((row) => row.language === language),
      ),
    ),
  ),
);
console.log('');
const categories = unique(test.filter(({ slip }) => slip).map(({ category }) => category));
console.log('| test split by category | slips | found as a slip | found as that category |\n|---|---|---|---|');
for (const category of categories) {
  const own = test.filter((row) => row.slip && row.category === category);
  const found = own.filter((row) => row.found.slip).length;
  const named = own.filter((row) => row.found.categories.some((each) => each === category)).length;
  console.log(`| ${category} | ${own.length} | ${share(found, own.length)} | ${share(named, own.length)} |`);
}
console.log('\n| clean replies of the test split | replies | flagged |\n|---|---|---|');
for (const category of unique(test.filter(({ slip }) => !slip).map((row) => row.category))) {
  const own = test.filter((row) => !row.slip && row.category === category);
  console.log(`| ${category} | ${own.length} | ${share(own.filter(({ found }) => found.slip).length, own.length)} |`);
}
interface Message {
  set?: string;
  language?: string;
  before?: string[];
  text: string;
  danger?: string;
  class?: string;
}

const messagesOf = (file: string): Message[] =>
  readFileSync(new URL(`../truth/counsel/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as Message);

/** A table of recall and false alarms by group. */
function recognised(
  title: string,
  messages: readonly Message[],
  isOne: (message: Message) => boolean,
  isFound: (message: Message) => boolean,
  groupOf = ({ set = 'development', language = 'all' }: Message) => `${set}, ${NAMES[language] ?? language}`,
): void {
  console.log(`\n| ${title} | to find | found | others | false alarms |\n|---|---|---|---|---|`);
  for (const group of unique(messages.map(groupOf))) {
    const own = messages.filter((message) => groupOf(message) === group);
    const [wanted, others] = [own.filter(isOne), own.filter((message) => !isOne(message))];
    const found = share(wanted.filter(isFound).length, wanted.length);
    console.log(
      `| ${group} | ${wanted.length} | ${found} | ${others.length} | ${share(others.filter(isFound).length, others.length)} |`,
    );
  }
}

const contentsOf = ({ before = [], text }: Message) =>
  [...before, text].map((content) => ({ role: 'user' as const, content }));

const isDanger = ({ danger }: Message) => danger !== 'none';
const isRecognised = (message: Message) => dangersIn(contentsOf(message)).standing !== null;
recognised('messages of people in danger', messagesOf('danger'), isDanger, isRecognised);
recognised(
  'their kinds',
  messagesOf('danger'),
  isDanger,
  isRecognised,
  ({ set = 'development', danger }) => `${set}, ${danger}`,
);
recognised(
  'questions to decline',
  [...messagesOf('bounds'), ...messagesOf('bounds-further')],
  (message) => message.class !== 'none',
  (message) => contentsOf(message).some(({ content }) => boundOf(content) !== null),
);
const scored = await scoreAll();
console.log('\n| questions | messages | right | wrong | missed |\n|---|---|---|---|---|');
for (const group of ['all', ...unique(scored.map(({ row }) => languageGroup(row)))]) {
  const own = scored.filter(({ row }) => group === 'all' || languageGroup(row) === group);
  const counted = (['right', 'wrong', 'missed'] as const).map((verdict) =>
    share(own.filter((each) => each.verdict === verdict).length, own.length),
  );
  console.log(`| ${NAMES[group] ?? group} | ${own.length} | ${counted.join(' | ')} |`);
}

const further = await Promise.all(furtherRows.map(scoreFurther));
const fresh = await Promise.all(freshRows.map(scoreFurther));
const unseen = await Promise.all(unseenRows.map(scoreFurther));
for (const [title, set] of [
  ['further', further],
  ['fresh', fresh],
  ['unseen', unseen],
] as const) {
  console.log(`\n| ${title} questions | messages | right | wrong | missed |\n|---|---|---|---|---|`);
  for (const language of ['all', ...unique(set.map(({ row }) => row.language))]) {
    const own = set.filter(({ row }) => language === 'all' || row.language === language);
    const counted = (['right', 'wrong', 'missed'] as const).map((verdict) =>
      share(own.filter((each) => each.verdict === verdict).length, own.length),
    );
    console.log(`| ${NAMES[language] ?? language} | ${own.length} | ${counted.join(' | ')} |`);
  }
}

if (process.argv.includes('--missed')) {
  for (const { row, verdict, lacks } of [...further, ...fresh, ...unseen].filter((each) => each.verdict !== 'right'))
    console.log(`\n${verdict} ${row.id}: ${row.turns.join(' / ')}\n  without ${lacks.join('; ')}`);
  for (const { row, verdict, lacks } of scored.filter((each) => each.verdict !== 'right'))
    console.log(`\n${verdict} ${row.id}: ${row.turns.join(' / ')}\n  without ${lacks.join('; ')}`);
  // The test split stays unread, so that its figures stay unbiased.
  const wrong = rows.filter(({ split, slip, found }) => split !== 'test' && slip !== found.slip);
  for (const { slip, category, text } of wrong) console.log(`\n${slip ? 'missed' : 'flagged'} ${category}: ${text}`);
}

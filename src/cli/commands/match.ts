/** `khagola match`: two births by the kūṭas of a tradition. */
import { Command, Option } from 'commander';
import type * as z from 'zod';
import { match as code, findMatch } from '../../api/match/answer';
import type { MatchFound } from '../../api/match/response';
import { LANGUAGE_TAGS } from '../../data/language';
import { MATCH_SYSTEMS, MATCH_TRADITIONS } from '../../data/match/row';
import { ORIENTATIONS } from '../../domain/match/types';
import type { Io } from '../io';
import { askedBirth, birthOf, birthOptions, withBirthOf } from '../shared/birthText';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { type Paints, paintsOf } from '../shared/paint';
import { answerOf, optionFields, optionNames, questionOf } from '../shared/query';
import { answered } from '../shared/refusals';
import { type TableCell, table } from '../shared/table';
import { examples } from './examples';

interface MatchOptions extends FormatOptions {
  rules?: true;
}

type Body = z.output<typeof MatchFound>;

const valueText = ({ name, label, count }: Body['kutas'][number]['a']): string =>
  `${label ?? name}${count === undefined ? '' : ` (${count})`}`;

const pointsText = (points: number | null, holds: boolean): string =>
  points === null ? (holds ? '✓' : '–') : `${points}`;

function matchText(body: Body, rules: boolean, paints: Paints): string {
  const { kutas, exceptions, variants, sensitivity, mangala } = body;
  const rows = kutas.map(({ name, label, points, maximum, holds, a, b, counted }): TableCell[] => [
    { text: label ?? name, paint: counted ? paints.title : paints.quiet },
    pointsText(points, holds),
    maximum === null ? '' : `of ${maximum}`,
    valueText(a),
    valueText(b),
  ]);
  const columns = ['kūṭa', { title: '', right: true }, '', 'a', 'b'];
  const others = variants.map(({ tradition, total, maximum, differing_kutas: differing }): TableCell[] => [
    tradition,
    `${total} of ${maximum}`,
    differing.join(', '),
  ]);
  const mars = mangala.map(({ who, counted_from: from, house, counted, cancellations }): TableCell[] => [
    who,
    from,
    house === null ? '–' : String(house),
    counted.north ? 'counted' : '',
    counted.south ? 'counted' : '',
    cancellations.flatMap(({ key, applies }) => (applies ? [key] : [])).join(', '),
  ]);
  const marsColumns = ['Mars', 'from', 'house', 'north', 'south', 'cancelled by'];
  const applying = exceptions.filter(({ applies }) => applies);
  return `${[
    paints.title(`${body.total ?? '–'} of ${body.maximum ?? '–'} by ${body.tradition}`),
    body.words,
    '',
    table(columns, rows, paints.heading),
    ...(rules ? [...kutas.map(({ name, rule, source }) => `${name}: ${rule} ${source}.`), ''] : []),
    ...applying.map(({ kuta, rule, source }) => `Exception to ${kuta}: ${rule} ${source}.`),
    ...(applying.length > 0 ? [''] : []),
    ...sensitivity.map(({ what }) => what),
    '',
    table(['other tradition', 'total', 'differs in'], others, paints.heading),
    table(marsColumns, mars, paints.heading),
    ...body.substrate_stamp.notes.map((note) => paints.quiet(note)),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

async function match(io: Io, options: MatchOptions, command: Command): Promise<void> {
  const [a, b] = [birthOf(options, 'a'), birthOf(options, 'b')];
  const fields = { ...optionFields(options, code), a: askedBirth(a, 'a'), b: askedBirth(b, 'b') };
  const names = optionNames(command, { ...birthOptions('a', a, 'a'), ...birthOptions('b', b, 'b') });
  const query = { code, fields, names };
  const format = formatOf(options);
  if (format) {
    const answer = await answerOf(io, query);
    return io.write(formatted(io, format, answer, (answer as unknown as Pick<Body, 'kutas'>).kutas));
  }
  const question = await questionOf(io, query);
  const kernel = await io.kernel();
  const found = answered(await findMatch(() => kernel, question), names);
  return io.write(matchText(found, options.rules === true, paintsOf(io)));
}

export function matchCommand(io: Io): Command {
  const command = new Command('match').description(
    'Compare two births: points and rules of the kūṭas, the totals of other traditions, and Mars.',
  );
  withBirthOf(withBirthOf(command, 'a', 'first'), 'b', 'second')
    .addOption(new Option('--system <system>', 'system of kūṭas').choices(MATCH_SYSTEMS).default('ashtakuta'))
    .addOption(new Option('--tradition <key>', 'tradition that gives the points').choices(MATCH_TRADITIONS))
    .addOption(
      new Option('--orientation <who>', "birth in the vara's place, where a rule has a direction")
        .choices(ORIENTATIONS)
        .default('a-vara'),
    )
    .addOption(new Option('--lang <tag>', 'language of names').choices(LANGUAGE_TAGS))
    .option('--rules', 'print the rule and the source of every kūṭa');
  return withFormats(command, 'the kūṭas')
    .addHelpText(
      'after',
      `
A place is the name of a town, or latitude,longitude,zone.
${examples(
  'khagola match --a "1990-06-15 14:30 New Delhi" --b "1992-11-03 06:15 Chennai"',
  'khagola match --a-date 1990-06-15 --a-time 14:30 --a-place Pune --b-date 1992-11-03 --b-time 06:15 --b-place Chennai',
  'khagola match --a "1990-06-15 14:30 New Delhi" --b "1992-11-03 06:15 13.08,80.27,Asia/Kolkata" --system dashakuta --rules',
)}`,
    )
    .action((options: MatchOptions) => match(io, options, command));
}

/** `khagola varshaphala`: the annual chart of a birth. */
import { Command, Option } from 'commander';
import type * as z from 'zod';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { varshaphala as code, findVarsha, type VarshaTables, varshaRows } from '../../api/varshaphala/answer';
import type { VarshaFound } from '../../api/varshaphala/response';
import { LANGUAGE_TAGS } from '../../data/language';
import { degreesInRashi } from '../../domain/positions/placement';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/keys';
import type { Io } from '../io';
import { askedBirth, BIRTH_PARTS, type BirthOptions, birthOptions, withBirth } from '../shared/birthText';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { listOrNone, readNumber } from '../shared/numbers';
import { type Paints, paintsOf } from '../shared/paint';
import { answerOf, definedFields, optionFields, optionNames, questionOf } from '../shared/query';
import { answered } from '../shared/refusals';
import { type TableCell, table } from '../shared/table';
import { examples } from './examples';
import { withPlace } from './options';

interface VarshaOptions extends BirthOptions, FormatOptions {
  annualPlace?: string;
}

type Body = z.output<typeof VarshaFound>;

const twoDecimals = (value: number): string => value.toFixed(2);

/** The charts inside the year: kind, month and part, instant, and lagna. */
function praveshaText(praveshas: NonNullable<Body['pravesha']>, paints: Paints): string {
  const rows = Object.entries(praveshas).flatMap(([kind, charts]) =>
    (charts ?? []).map(({ month, part, utc, lagna }): TableCell[] => [
      kind,
      [month, part].filter((number) => number !== undefined).join('.'),
      utc,
      lagna.sidereal_deg === null ? '–' : `${lagna.rashi} ${twoDecimals(degreesInRashi(lagna.sidereal_deg))}°`,
    ]),
  );
  return table(['praveśa', '', 'UTC', 'lagna'], rows, paints.heading);
}

function varshaText(body: Body, paints: Paints): string {
  const { year, age, muntha, year_lord, office_bearers, panchavargiya, harsha, yogas, sahams, mudda, patyayini } = body;
  const rightAligned = (...titles: string[]) => titles.map((title, i) => (i === 0 ? title : { title, right: true }));
  const bala = Object.entries(panchavargiya).map(
    ([graha, { kshetra, uchcha, hadda, drekkana, navamsha, total }]): TableCell[] => [
      graha,
      ...[kshetra, uchcha, hadda, drekkana, navamsha, total].map(twoDecimals),
      String(harsha[graha as keyof typeof harsha]),
    ],
  );
  const places = sahams.map(({ key, longitude_deg, rashi_index, lord, formula }): TableCell[] => [
    key,
    rashi_index === null || longitude_deg === null || Number.isNaN(rashi_index)
      ? '–'
      : `${rashiName(rashi_index).iast} ${twoDecimals(longitude_deg - 30 * (rashi_index - 1))}°`,
    lord ?? '–',
    { text: formula, paint: paints.quiet },
  ]);
  const periods = (list: readonly { lord: string; start: string; end: string }[]): TableCell[][] =>
    list.map(({ lord, start, end }) => [lord, start.slice(0, 10), end.slice(0, 10)]);
  const bearers = Object.entries(office_bearers).map(([office, graha]) => `${office} ${graha}`);
  return [
    paints.title(`Year ${age + 1}, from ${body.return.local} (${year})`),
    `Muntha in ${rashiName(muntha.rashi_index).iast}, house ${muntha.house}. Year lord: ${year_lord.graha}.`,
    `Office-bearers: ${bearers.join(', ')}.`,
    '',
    table(
      rightAligned('graha', 'kṣetra', 'uccha', 'hadda', 'drekkāṇa', 'navāṃśa', 'total', 'harṣa'),
      bala,
      paints.heading,
    ),
    table(
      ['yoga', 'grahas', 'rule'],
      yogas.map(({ key, grahas, type, status }) => [type ? `${key} (${type})` : key, grahas.join(', '), status]),
      paints.heading,
    ),
    table(['saham', 'place', 'lord', 'formula'], places, paints.heading),
    table(['muddā', 'from', 'to'], periods(mudda.periods), paints.heading),
    table(['patyāyinī', 'from', 'to'], periods(patyayini.periods), paints.heading),
    ...(body.pravesha ? [praveshaText(body.pravesha, paints)] : []),
  ].join('\n');
}

async function varsha(io: Io, options: VarshaOptions, command: Command): Promise<void> {
  const fields = definedFields({
    ...optionFields(options, code, BIRTH_PARTS),
    birth: askedBirth(options),
    place: options.annualPlace,
  });
  const names = optionNames(command, { ...birthOptions('birth', options), place: '--annual-place' });
  const query = { code, fields, names };
  const format = formatOf(options);
  if (format) {
    const answer = await answerOf(io, query);
    return io.write(formatted(io, format, answer, varshaRows(answer as unknown as VarshaTables)));
  }
  const question = await questionOf(io, query);
  const kernel = await io.kernel();
  return io.write(varshaText(answered(await findVarsha(() => kernel, question), names).found, paintsOf(io)));
}

export function varshaphalaCommand(io: Io): Command {
  const described = new Command('varshaphala').description(
    'Compute the chart of a solar return by the rules of the Tājika school.',
  );
  const command = withBirth(described)
    .requiredOption('--year <year>', 'Gregorian year in which the year of life begins', readNumber)
    .option('--annual-place <town>', 'town where the annual chart is cast (default: the place of birth)');
  withPlace(command)
    .addOption(new Option('--ayanamsa <key>', 'ayanāṃśa').choices(AYANAMSHA_KEYS))
    .addOption(new Option('--node <mode>', 'lunar node').choices(NODE_MODES))
    .option('--include <list>', 'parts of the chart in the JSON response, separated by commas', listOrNone)
    .option('--pravesha <list>', 'charts inside the year: tithi, month, sixty_hours, separated by commas', listOrNone)
    .addOption(new Option('--lang <tag>', 'language of names').choices(LANGUAGE_TAGS));
  return withFormats(command, 'the yogas, sahams and periods')
    .addHelpText(
      'after',
      examples(
        'khagola varshaphala --birth "1990-06-15 14:30 New Delhi" --year 2026',
        'khagola varshaphala --birth "1990-06-15 14:30 New Delhi" --year 2026 --pravesha tithi,month',
      ),
    )
    .action((options: VarshaOptions) => varsha(io, options, command));
}

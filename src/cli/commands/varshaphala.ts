/** `khagola varshaphala`: the annual chart of a birth. */
import { Command, Option } from 'commander';
import type * as z from 'zod';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { varshaphala as varshaCode } from '../../api/varshaphala/answer';
import type { VarshaphalaResponse } from '../../api/varshaphala/response';
import { LANGUAGE_TAGS } from '../../data/language';
import { AYANAMSHA_KEYS } from '../../kernel/keys';
import { type Io, jsonText, occasionOf } from '../io';
import { birthBody } from '../parts/birthText';
import { readNumber } from '../parts/numbers';
import { type Paints, paintsOf } from '../parts/paint';
import { answered } from '../parts/refusals';
import { type TableCell, table } from '../parts/table';
import { examples } from './examples';
import { jsonOption } from './options';
import { birthOptions } from './transits';

interface VarshaOptions {
  birth: string;
  year: string;
  place?: string;
  ayanamsha?: string;
  include?: string;
  lang?: string;
  json?: true;
}

type Body = z.output<typeof VarshaphalaResponse>;

const OPTIONS = {
  ...birthOptions('birth', '--birth'),
  year: '--year',
  place: '--place',
  ayanamsa: '--ayanamsha',
  include: '--include',
  lang: '--lang',
};

const twoDecimals = (value: number): string => value.toFixed(2);

function varshaText(body: Body, paints: Paints): string {
  const { year, age, muntha, year_lord, office_bearers, panchavargiya, harsha, yogas, sahams, mudda, patyayini } = body;
  const titled = (...titles: string[]) => titles.map((title) => ({ title }));
  const rightAligned = (...titles: string[]) =>
    titles.map((title, i) => (i === 0 ? { title } : { title, right: true }));
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
      titled('yoga', 'grahas', 'rule'),
      yogas.map(({ key, grahas, type, status }) => [type ? `${key} (${type})` : key, grahas.join(', '), status]),
      paints.heading,
    ),
    table(titled('saham', 'place', 'lord', 'formula'), places, paints.heading),
    table(titled('muddā', 'from', 'to'), periods(mudda.periods), paints.heading),
    table(titled('patyāyinī', 'from', 'to'), periods(patyayini.periods), paints.heading),
  ].join('\n');
}

async function varsha(io: Io, options: VarshaOptions): Promise<void> {
  const { year, place, ayanamsha, include, lang } = options;
  const body = {
    birth: await birthBody(io, '--birth', options.birth),
    year: readNumber(year),
    ...(place !== undefined && { place }),
    ...(ayanamsha !== undefined && { ayanamsa: ayanamsha }),
    ...(include !== undefined && { include: include === '' ? [] : include.split(',') }),
    ...(lang !== undefined && { lang }),
  };
  const question = answered(await varshaCode.read(body, occasionOf(io)), OPTIONS);
  const kernel = await io.kernel();
  const answer = answered(await varshaCode.answer(() => kernel, question), OPTIONS);
  return io.write(options.json ? jsonText(io, answer) : varshaText(answer, paintsOf(io)));
}

export function varshaphalaCommand(io: Io): Command {
  return new Command('varshaphala')
    .description('Compute the chart of a solar return by the rules of the Tājika school.')
    .requiredOption('--birth <birth>', 'birth: date, time and place')
    .requiredOption('--year <year>', 'Gregorian year in which the year of life begins')
    .option('--place <town>', 'town where the annual chart is cast (default: the place of birth)')
    .addOption(new Option('--ayanamsha <key>', 'ayanāṃśa').choices(AYANAMSHA_KEYS))
    .option('--include <list>', 'parts of the chart in the JSON response, separated by commas')
    .addOption(new Option('--lang <tag>', 'language of names').choices(LANGUAGE_TAGS))
    .addOption(jsonOption())
    .addHelpText('after', examples('khagola varshaphala --birth "1990-06-15 14:30 New Delhi" --year 2026'))
    .action((options: VarshaOptions) => varsha(io, options));
}

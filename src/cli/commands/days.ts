/** `khagola days`: the days of a span, as a table, JSON, CSV or a calendar file. */

import { Command, Option } from 'commander';
import { days as code, readDaysOf } from '../../api/days/answer';
import type { DayField } from '../../api/days/fields';
import { tableColumns } from '../../api/days/table';
import { clockOfDay } from '../../api/days/text';
import { labelsFor } from '../../api/shapes/language';
import { MODELS, type Model } from '../../data/days/values';
import { CALENDARS } from '../../domain/time/calendars';
import { type Io, jsonText } from '../io';
import { placeText } from '../shared/figures';
import { type FormatOptions, formatOf, withFormats } from '../shared/formats';
import { listOf } from '../shared/numbers';
import { paintsOf } from '../shared/paint';
import { namedOrGiven, PLACE_OPTIONS, type PlaceOptions } from '../shared/place';
import { answerOf, fileOf, optionFields, optionNames, questionOf } from '../shared/query';
import { answered } from '../shared/refusals';
import { table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { languageOption, regionOption, traditionOption, withPlace } from './options';

interface DaysOptions extends PlaceOptions, FormatOptions {
  from?: string;
  to?: string;
  model: Model;
  fields?: string[];
  ics?: true;
}

/** The fields of each day in a terminal table. */
const LIMBS: readonly DayField[] = ['vara', 'sunrise', 'sunset', 'tithi', 'nakshatra', 'yoga', 'karana'];
const SHOWN: Record<Model, readonly DayField[]> = { modern: [...LIMBS, 'observances'], 'surya-siddhanta': LIMBS };

async function days(io: Io, options: DaysOptions, command: Command): Promise<void> {
  const { from = 'today', to = from, model } = options;
  const format = options.ics ? 'ics' : formatOf(options);
  const fields = {
    ...optionFields(options, code, PLACE_OPTIONS),
    from,
    to,
    ...(await namedOrGiven(io, options)),
    ...(format ? { format } : { fields: options.fields ?? SHOWN[model] }),
  };
  const query = { code, fields, names: optionNames(command) };
  if (format && format in (code.formats ?? {})) return io.write(await fileOf(io, query, format));
  if (format) return io.write(jsonText(io, await answerOf(io, query)));
  const question = await questionOf(io, query);
  const kernel = await io.kernel();
  const labels = await labelsFor(question.lang);
  const found = answered(await readDaysOf(() => kernel, question, labels), query.names);
  const paints = paintsOf(io);
  const columns = tableColumns(question.fields, found.isNoted, clockOfDay);
  const rows = Array.from(found.days, (day) => columns.map(({ text }) => String(text(day) ?? '')));
  const { name = null, lat, lon, tz } = question.place;
  await io.write(`${paints.title(placeText(name, lat, lon))}, ${tz}${model === 'modern' ? '' : `, ${model}`}\n\n`);
  return io.write(
    table(
      columns.map(({ name }) => name),
      rows,
      paints.heading,
    ),
  );
}

export function daysCommand(io: Io): Command {
  const command = new Command('days')
    .description('Show the limbs, risings, settings and observances of up to 401 days at a place.')
    .option('--from <date>', 'first day, YYYY-MM-DD (default: today)', readWrittenDate)
    .option('--to <date>', 'last day (default: the first)', readWrittenDate)
    .addOption(new Option('--calendar <key>', 'calendar of the dates').choices(CALENDARS))
    .addOption(new Option('--model <key>', 'theory of the places').choices(MODELS).default('modern'))
    .option('--fields <list>', 'fields of a day, separated by commas', listOf)
    .addOption(regionOption())
    .addOption(traditionOption());
  withPlace(command).addOption(languageOption());
  return withFormats(command, 'the days', { ics: 'print the days as an iCalendar file (RFC 5545)' })
    .addHelpText(
      'after',
      examples(
        'khagola days --from 2027-01-01 --to 2027-01-31 --place Pune --lang mr',
        'khagola days --from 2027-01-01 --to 2027-12-31 --place Chennai --region tamil-nadu --csv > 2027.csv',
        'khagola days --from 1860-01-01 --to 1860-01-07 --place Ujjain --model surya-siddhanta',
        'khagola days --from "6 Jun 1674" --calendar julian --place Ujjain',
      ),
    )
    .action((options: DaysOptions) => days(io, options, command));
}

/** `khagola days`: the days of a span, as a table, JSON, CSV or a calendar file. */

import { Command, Option } from 'commander';
import { days as daysCode, readDaysOf } from '../../api/days/answer';
import type { DayField } from '../../api/days/fields';
import { tableColumns } from '../../api/days/table';
import { clockOfDay } from '../../api/days/text';
import { textOf } from '../../api/resource';
import { labelsFor } from '../../api/shapes/language';
import { MODELS, type Model } from '../../data/models';
import { CALENDARS, type Calendar } from '../../domain/time/calendars';
import { type Io, jsonText, occasionOf } from '../io';
import { placeText } from '../shared/figures';
import { type FormatOptions, formatOf, withFormats } from '../shared/formats';
import { listOf } from '../shared/numbers';
import { paintsOf } from '../shared/paint';
import { namedOrGiven, type PlaceOptions } from '../shared/place';
import { answered } from '../shared/refusals';
import { table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { languageOption, regionOption, traditionOption, withPlace } from './options';

interface DaysOptions extends PlaceOptions, FormatOptions {
  from?: string;
  to?: string;
  calendar?: Calendar;
  model: Model;
  fields?: string;
  region?: string;
  tradition?: string;
  lang?: string;
  ics?: true;
}

const OPTIONS = {
  from: '--from',
  to: '--to',
  calendar: '--calendar',
  model: '--model',
  fields: '--fields',
  'fields.*': '--fields',
  region: '--region',
  tradition: '--tradition',
  lang: '--lang',
  lat: '--lat',
  lon: '--lon',
  tz: '--tz',
  place: '--place',
};

/** The fields of each day in a terminal table. */
const LIMBS: readonly DayField[] = ['vara', 'sunrise', 'sunset', 'tithi', 'nakshatra', 'yoga', 'karana'];
const SHOWN: Record<Model, readonly DayField[]> = { modern: [...LIMBS, 'observances'], 'surya-siddhanta': LIMBS };

async function days(io: Io, options: DaysOptions): Promise<void> {
  const { calendar, model, fields, region, tradition, lang } = options;
  const [from = 'today', to = from] = [options.from, options.to].map((date) => date && readWrittenDate(date));
  const format = options.ics ? 'ics' : formatOf(options);
  const isTable = format === undefined;
  const chosen = (fields === undefined ? undefined : listOf(fields)) ?? (isTable ? [...SHOWN[model]] : undefined);
  const body = {
    from,
    to,
    ...(calendar !== undefined && { calendar }),
    model,
    ...(await namedOrGiven(io, options)),
    ...(chosen && { fields: chosen }),
    ...(region !== undefined && { region }),
    ...(tradition !== undefined && { tradition }),
    ...(lang !== undefined && { lang }),
    ...(format && { format }),
  };
  const question = answered(await daysCode.read(body, occasionOf(io)), OPTIONS);
  const kernel = await io.kernel();
  const load = () => kernel;
  const form = format && daysCode.formats?.[format];
  if (form) return io.write(textOf(answered(await form(load, question, undefined), OPTIONS)));
  if (!isTable) return io.write(jsonText(io, answered(await daysCode.answer(load, question), OPTIONS)));
  const found = answered(await readDaysOf(load, question, await labelsFor(question.lang)), OPTIONS);
  const paints = paintsOf(io);
  const columns = tableColumns(question.fields, found.isNoted, clockOfDay);
  const rows = Array.from(found.days, (day) => columns.map(({ text }) => String(text(day) ?? '')));
  const { name = null, lat, lon, tz } = question.place;
  await io.write(`${paints.title(placeText(name, lat, lon))}, ${tz}${model === 'modern' ? '' : `, ${model}`}\n\n`);
  return io.write(
    table(
      columns.map(({ name: title }) => ({ title })),
      rows,
      paints.heading,
    ),
  );
}

export function daysCommand(io: Io): Command {
  const command = new Command('days')
    .description('Show the limbs, risings, settings and observances of up to 401 days at a place.')
    .option('--from <date>', 'first day, YYYY-MM-DD (default: today)')
    .option('--to <date>', 'last day (default: the first)')
    .addOption(new Option('--calendar <key>', 'calendar of the dates').choices(CALENDARS))
    .addOption(new Option('--model <key>', 'theory of the places').choices(MODELS).default('modern'))
    .option('--fields <list>', 'fields of a day, separated by commas')
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
    .action((options: DaysOptions) => days(io, options));
}

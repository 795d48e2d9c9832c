/** The options of `khagola chart` that choose conventions and parts. Each row fills one field of the request. */
import { type Command, Option } from 'commander';
import { isSameName } from '../../api/synonyms';
import { PRESET_KEYS } from '../../data/chart/presets';
import { UsageError } from '../io';
import { listOrNone, readNumber } from './numbers';
import type { OptionNames } from './refusals';

interface ChartOption {
  /** the option with its argument, in the syntax of commander */
  flags: string;
  field: string;
  about: string;
  /** An example of the option's value, if it differs from the field's. */
  example?: string;
  read: (text: string) => unknown;
}

const text = (value: string): string => value;

/** A key, or `epoch:degrees` for a custom ayanāṃśa. */
function readAyanamsha(value: string): unknown {
  const [epochJd = '', deg] = value.split(':');
  return deg === undefined ? value : { epochJd: readNumber(epochJd), deg: readNumber(deg) };
}

/** A switch with or without a value. Validation of the request refuses any other word. */
const readSwitch = (value: string): unknown => ({ '': true, true: true, false: false })[value] ?? value;

const SETTINGS: readonly ChartOption[] = [
  {
    flags: '--preset <name>',
    field: 'preset',
    about: `settings after a school: ${PRESET_KEYS.join(', ')}`,
    read: text,
  },
  {
    flags: '--ayanamsa <key>',
    field: 'ayanamsa',
    about: 'ayanāṃśa by its key, or epoch:degrees for one of your own (Julian Day TT and mean value)',
    read: readAyanamsha,
  },
  { flags: '--node <mode>', field: 'nodeMode', about: 'lunar node: mean or true', read: text },
  {
    flags: '--dasha-year <days>',
    field: 'dashaYearDays',
    about: 'days of a daśā year: 365.25, 365.2564, 365.2422 or 360',
    read: readNumber,
  },
  {
    flags: '--co-lords [false]',
    field: 'coLords',
    about: 'two lords for Vṛścika and Kumbha; false for one, beside a preset',
    read: readSwitch,
  },
];

/** The name of an option, without dashes and argument. */
const nameOf = ({ flags }: ChartOption): string => flags.replace(/^--/, '').replace(/ .*/, '');

/** One group of settings to compare with: `jhora`, `ayanamsa=raman`, `jhora+node=true`. */
function readSettings(item: string): Record<string, unknown> {
  const fields = item.split('+').map((part): [string, unknown] => {
    const [name = '', value] = part.split('=');
    if (value === undefined && name !== 'co-lords') return ['preset', name];
    const option = SETTINGS.find((each) => isSameName(nameOf(each), name));
    if (!option) {
      throw new UsageError(
        `--compare has no setting "${name}": use ${SETTINGS.map(nameOf).join(', ')}, for example ayanamsa=raman+node=true.`,
      );
    }
    return [option.field, option.read(value ?? '')];
  });
  return Object.fromEntries(fields);
}

const OPTIONS: readonly ChartOption[] = [
  ...SETTINGS,
  {
    flags: '--include <parts>',
    field: 'include',
    about: 'parts to compute, separated by commas; "" for positions alone',
    example: 'vargas,chalit',
    read: listOrNone,
  },
  {
    flags: '--dashas <keys>',
    field: 'dashas',
    about: 'daśās to compute, separated by commas',
    example: 'vimshottari,narayana',
    read: listOrNone,
  },
  { flags: '--depth <levels>', field: 'dashaDepth', about: 'levels of the daśā tree, 1 to 5', read: readNumber },
  { flags: '--number <number>', field: 'number', about: 'number of a KP horary chart, 1 to 249', read: readNumber },
  {
    flags: '--divisions <keys>',
    field: 'divisions',
    about: 'divisional charts of 1 to 300 parts with their rules, separated by commas',
    example: 'D9:kalachakra,D150:from-sign',
    read: listOrNone,
  },
  { flags: '--precision <decimals>', field: 'precision', about: 'decimals of angles, 4 to 12', read: readNumber },
  {
    flags: '--compare <settings>',
    field: 'compare',
    about: 'what differs under other settings: jhora,kp or ayanamsa=raman+node=true',
    example: 'jhora,kp',
    read: (value) => listOrNone(value).map(readSettings),
  },
  { flags: '--lang <tag>', field: 'lang', about: 'language of names, such as en, hi or ta', read: text },
];

/** The settings of a comparison are named like the fields. */
const COMPARED = SETTINGS.map(({ field }): [string, string] => [`compare.*.${field}`, '--compare']);

/** The option behind each field. */
export const CHART_OPTION_NAMES: OptionNames = Object.fromEntries([
  ...OPTIONS.map((option): [string, OptionNames[string]] => {
    const name = `--${nameOf(option)}`;
    return [option.field, option.example === undefined ? name : { option: name, example: option.example }];
  }),
  ['ayanamsa.epochJd', '--ayanamsa'],
  ['ayanamsa.deg', '--ayanamsa'],
  ['compare.*', '--compare'],
  ...COMPARED,
]);

/** Adds the options to a command. */
export function withChartOptions(command: Command): Command {
  for (const { flags, about } of OPTIONS) command.addOption(new Option(flags, about));
  return command;
}

/** The name under which commander keeps the value of an option. */
const attributeOf = (option: ChartOption): string => new Option(option.flags).attributeName();

/** The request fields from the options. */
export function chartFields(options: object): Record<string, unknown> {
  const values = options as Record<string, string | true | undefined>;
  const fields = OPTIONS.flatMap((option): [string, unknown][] => {
    const value = values[attributeOf(option)];
    return value === undefined ? [] : [[option.field, option.read(value === true ? '' : value)]];
  });
  return Object.fromEntries(fields);
}

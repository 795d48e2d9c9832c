/** Machine formats: `--json`, `--csv` and `--ndjson` of every command that prints a table or a list, and others of a few. */
import { type Command, Option } from 'commander';
import { writtenList } from '../../api/formats';
import { textOf } from '../../api/resource';
import { type Io, jsonText } from '../io';

/** Formats that every table and list has. */
const LIST_FORMATS = ['json', 'csv', 'ndjson'] as const;
type ListFormat = (typeof LIST_FORMATS)[number];

/** Formats of some commands, with their descriptions. */
type OtherFormats = Readonly<Record<string, string>>;

/** The options of a command with formats. */
export type FormatOptions = Partial<Record<ListFormat, true>>;

/**
 * Adds the options of the formats; at most one of them may be given.
 *
 * @param list    the rows of CSV and NDJSON: "the days"
 * @param others  further formats
 */
export function withFormats(command: Command, list: string, others: OtherFormats = {}): Command {
  const descriptions: OtherFormats = {
    json: "print the API's JSON response",
    csv: `print ${list} as CSV`,
    ndjson: `print ${list} as lines of JSON`,
    ...others,
  };
  const names = Object.keys(descriptions);
  for (const [i, [name, description]] of Object.entries(descriptions).entries()) {
    command.addOption(new Option(`--${name}`, description).conflicts(names.slice(i + 1)));
  }
  return command;
}

/** The format of the options; undefined for text. */
export const formatOf = (options: FormatOptions): ListFormat | undefined => LIST_FORMATS.find((name) => options[name]);

/**
 * An answer in a format.
 *
 * @param list  its rows
 */
export const formatted = (io: Io, format: ListFormat, body: object, list: readonly unknown[]): string =>
  format === 'json' ? jsonText(io, body) : textOf(writtenList(format, list));

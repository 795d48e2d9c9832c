/** `khagola facts`: reference facts that contain the words of a search. */
import { Argument, Command } from 'commander';
import { facts as code } from '../../api/facts/answer';
import { kundaliFacts } from '../../api/kundali-facts/answer';
import type { Io } from '../io';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { readNumber } from '../shared/numbers';
import { answerOf, definedFields, fileOf, optionFields, optionNames } from '../shared/query';
import { examples } from './examples';
import { languageOption } from './options';

interface FactsOptions extends FormatOptions {
  markdown?: true;
}

async function facts(io: Io, words: readonly string[], options: FactsOptions, command: Command): Promise<void> {
  const q = words.length > 0 ? words.join(' ') : undefined;
  const fields = definedFields({ q, ...optionFields(options, code) });
  const names = optionNames(command, { q: 'words' });
  const format = formatOf(options);
  if (!format)
    return io.write(await fileOf(io, { code: kundaliFacts, fields, names }, options.markdown ? 'markdown' : 'text'));
  const answer = await answerOf(io, { code, fields, names });
  return io.write(formatted(io, format, answer, answer.facts));
}

export function factsCommand(io: Io): Command {
  const command = new Command('facts')
    .description('Search reference facts about the system and its definitions, each with its source.')
    .addArgument(new Argument('[words...]', 'words that the facts contain, in any spelling (default: all facts)'))
    .option('--limit <count>', 'maximum number of facts', readNumber)
    .addOption(languageOption());
  return withFormats(command, 'the facts', { markdown: 'print Markdown' })
    .addHelpText(
      'after',
      examples(
        'khagola facts exaltation of Jupiter',
        'khagola facts rohini --lang hi',
        'khagola facts --csv > facts.csv',
      ),
    )
    .action((words: string[], options: FactsOptions) => facts(io, words, options, command));
}

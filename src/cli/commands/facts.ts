/** `khagola facts`: reference facts that contain the words of a search. */
import { Argument, Command } from 'commander';
import { facts as factsCode } from '../../api/facts/answer';
import { kundaliFacts } from '../../api/kundali-facts/answer';
import { textOf } from '../../api/resource';
import { type Io, occasionOf } from '../io';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { readNumber } from '../shared/numbers';
import { answered } from '../shared/refusals';
import { examples } from './examples';
import { languageOption } from './options';

interface FactsOptions extends FormatOptions {
  limit?: string;
  lang?: string;
  markdown?: true;
}

const OPTIONS = { q: 'words', limit: '--limit', lang: '--lang' };

async function facts(io: Io, words: readonly string[], options: FactsOptions): Promise<void> {
  const { limit, lang, markdown } = options;
  const body = {
    ...(words.length > 0 && { q: words.join(' ') }),
    ...(limit !== undefined && { limit: readNumber(limit) }),
    ...(lang !== undefined && { lang }),
  };
  const kernel = await io.kernel();
  const load = () => kernel;
  const format = formatOf(options);
  if (format) {
    const question = answered(await factsCode.read(body, occasionOf(io)), OPTIONS);
    const answer = answered(await factsCode.answer(load, question), OPTIONS);
    return io.write(formatted(io, format, answer, answer.facts));
  }
  const question = answered(await kundaliFacts.read(body, occasionOf(io)), OPTIONS);
  const written = await kundaliFacts.formats?.[markdown ? 'markdown' : 'text']?.(load, question, undefined);
  if (written === undefined) throw new Error('the facts have no text');
  return io.write(textOf(answered(written, OPTIONS)));
}

export function factsCommand(io: Io): Command {
  const command = new Command('facts')
    .description('Search reference facts about the system and its definitions, each with its source.')
    .addArgument(new Argument('[words...]', 'words that the facts contain, in any spelling (default: all facts)'))
    .option('--limit <count>', 'maximum number of facts')
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
    .action((words: string[], options: FactsOptions) => facts(io, words, options));
}

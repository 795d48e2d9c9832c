/** The program `khagola` with the definition of the command that its arguments name, or of all commands. */
import { Command } from 'commander';
import { version } from '../../package.json';
import { COMMANDS } from './commands';
import { examples } from './commands/examples';
import type { Io } from './io';

/** Errors end the run in `run`, and help goes to the output. */
function configure(command: Command, io: Io): void {
  command.exitOverride().allowExcessArguments(false);
  command.configureOutput({
    writeOut: (text) => void io.write(text),
    writeErr: (text) => io.note(text.trimEnd()),
    outputError: (text) => io.note(`khagola: ${text.trimEnd().replace(/^error: /, '')}`),
    getOutHasColors: () => io.colour,
    getErrHasColors: () => false,
  });
}

/**
 * The program. Commands that its arguments do not name have a name and a summary alone.
 *
 * @param argv  the arguments, or `all` for the definitions of all commands
 */
export async function programOf(io: Io, argv: readonly string[] | 'all'): Promise<Command> {
  const program = new Command('khagola')
    .description('Compute sidereal charts, the traditional day and the observances of a year, offline.')
    .version(version)
    .addHelpText(
      'after',
      examples('khagola chart --date 1990-06-15 --time 14:30 --place "New Delhi"', 'khagola observances'),
    )
    .helpCommand(false);
  const named = argv === 'all' ? undefined : argv.find((argument) => !argument.startsWith('-'));
  for (const { name, aliases = [], summary, load } of COMMANDS) {
    const isNeeded = argv === 'all' || [name, ...aliases].some((each) => each === named);
    const command = isNeeded ? (await load())(io, () => programOf(io, 'all')) : new Command(name);
    program.addCommand(command.aliases([...aliases]).summary(summary));
  }
  for (const command of [program, ...program.commands]) configure(command, io);
  return program;
}

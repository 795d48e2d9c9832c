/** Runs the command: from its arguments to its exit code. */
import { Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { chartCommand } from './commands/chart';
import { convertCommand } from './commands/convert';
import { daysCommand } from './commands/days';
import { matchCommand } from './commands/match';
import { muhurtaCommand } from './commands/muhurta';
import { muhurtaSearchCommand } from './commands/muhurtaSearch';
import { nowCommand } from './commands/now';
import { examples } from './commands/options';
import { placesCommand } from './commands/places';
import { rectifyCommand } from './commands/rectify';
import { serveCommand } from './commands/serve';
import { skyCommand } from './commands/sky';
import { transitsCommand } from './commands/transits';
import { utsavasCommand } from './commands/utsavas';
import { varshaphalaCommand } from './commands/varshaphala';
import { type Io, UsageError } from './io';

export const EXIT = { good: 0, fault: 1, usage: 2 } as const;

function programOf(io: Io): Command {
  const program = new Command('khagola')
    .description('Compute sidereal charts, the traditional day and the observances of a year, offline.')
    .version(version)
    .addHelpText(
      'after',
      examples('khagola chart --date 1990-06-15 --time 14:30 --place "New Delhi"', 'khagola utsavas'),
    )
    .helpCommand(false);
  const commands = [
    chartCommand,
    nowCommand,
    daysCommand,
    muhurtaCommand,
    utsavasCommand,
    muhurtaSearchCommand,
    matchCommand,
    skyCommand,
    transitsCommand,
    varshaphalaCommand,
    convertCommand,
    placesCommand,
    rectifyCommand,
    serveCommand,
  ];
  for (const command of commands) {
    program.addCommand(command(io));
  }
  // Errors end the run here, and help goes to standard output.
  for (const each of [program, ...program.commands]) {
    each.exitOverride().allowExcessArguments(false);
    each.configureOutput({
      writeOut: (text) => void io.write(text),
      writeErr: (text) => io.note(text.trimEnd()),
      outputError: (text) => io.note(`khagola: ${text.trimEnd().replace(/^error: /, '')}`),
      getOutHasColors: () => io.colour,
      getErrHasColors: () => false,
    });
  }
  return program;
}

/** Runs the command and returns its exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    await programOf(io).parseAsync(argv, { from: 'user' });
    return EXIT.good;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.good : EXIT.usage;
    if (error instanceof UsageError) {
      io.note(`khagola: ${error.message}`);
      return EXIT.usage;
    }
    io.note(`khagola: internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return EXIT.fault;
  }
}

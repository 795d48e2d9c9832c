/** The command as a whole: from its arguments to its exit code. */
import { Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { chartCommand } from './commands/chart';
import { muhurtaCommand } from './commands/muhurta';
import { examples } from './commands/options';
import { panchangaCommand } from './commands/panchanga';
import { rectifyCommand } from './commands/rectify';
import { utsavasCommand } from './commands/utsavas';
import { type Io, UsageError } from './io';

export const EXIT = { good: 0, fault: 1, usage: 2 } as const;

export function programOf(io: Io): Command {
  const program = new Command('khagola')
    .description('Sidereal charts, the traditional day and the observances of a year, computed here.')
    .version(version)
    .addHelpText(
      'after',
      examples('khagola chart --date 1990-06-15 --time 14:30 --place "New Delhi"', 'khagola utsavas'),
    )
    .helpCommand(false);
  for (const command of [chartCommand, panchangaCommand, muhurtaCommand, utsavasCommand, rectifyCommand]) {
    program.addCommand(command(io));
  }
  // What is wrong ends the run here, and help goes where answers go.
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

/** Runs the command, and gives its exit code. */
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
    io.note(`khagola: fault: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return EXIT.fault;
  }
}

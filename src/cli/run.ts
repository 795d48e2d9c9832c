/** Runs the command: from its arguments to its exit code. */
import { CommanderError } from 'commander';
import { type Io, UsageError } from './io';
import { programOf } from './program';
import { spelledArguments } from './spelling';

export const EXIT = { good: 0, fault: 1, usage: 2 } as const;

/** Runs the command and returns its exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    const program = await programOf(io, argv);
    const command = program.commands.find((each) => [each.name(), ...each.aliases()].some((name) => name === argv[0]));
    await program.parseAsync(command ? spelledArguments(argv, command) : argv, { from: 'user' });
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

/** `khagola completion`: completions for a shell. */
import { Argument, Command } from 'commander';
import type { Io } from '../io';
import { completionsFor, SHELLS, type Shell } from '../shells/completions';
import { shapesOf, type WholeProgram } from '../shells/shape';
import { examples } from './examples';

async function completion(io: Io, whole: WholeProgram, shell: Shell): Promise<void> {
  return io.write(completionsFor(shell, shapesOf(await whole())));
}

export function completionCommand(io: Io, whole: WholeProgram): Command {
  return new Command('completion')
    .description('Print the completions of commands, options and their values for a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText(
      'after',
      examples(
        'khagola completion bash > khagola.bash',
        'khagola completion fish > ~/.config/fish/completions/khagola.fish',
      ),
    )
    .action((shell: Shell) => completion(io, whole, shell));
}

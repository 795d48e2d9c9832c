/** `khagola man`: the manual page. */
import { Command } from 'commander';
import { version } from '../../../package.json';
import type { Io } from '../io';
import { manualPage } from '../shells/manual';
import { shapeOf, shapesOf, type WholeProgram } from '../shells/shape';
import { examples } from './examples';

async function man(io: Io, whole: WholeProgram): Promise<void> {
  const program = await whole();
  return io.write(manualPage(shapeOf(program), shapesOf(program), version));
}

export function manCommand(io: Io, whole: WholeProgram): Command {
  return new Command('man')
    .description('Print the manual page, generated from the definitions of the commands.')
    .addHelpText('after', examples('khagola man > khagola.1', 'khagola man | man -l -'))
    .action(() => man(io, whole));
}

/** `khagola man`: the manual page. */
import { Command } from 'commander';
import { version } from '../../../package.json';
import type { Io } from '../io';
import type { CommandShape } from '../shells/shape';
import { shapeOf, shapesOf, type WholeProgram } from '../shells/shape';
import { examples } from './examples';

/** A text as roff: a backslash and a hyphen are escaped, and a line does not begin with a control character. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^([.'])/gm, '\\&$1');

/** Literal lines. */
const literal = (lines: readonly string[]): string[] => ['.PP', '.nf', ...lines.map(roff), '.fi'];

function section({ usage, aliases, description, options, examples }: CommandShape): string[] {
  return [
    `.SS ${roff(usage)}`,
    roff(description),
    ...(aliases.length > 0 ? [roff(`Also ${aliases.join(', ')}.`)] : []),
    ...options.flatMap(({ flags, description: meaning, choices }) => [
      '.TP',
      `\\fB${roff(flags)}\\fR`,
      roff(choices.length > 0 ? `${meaning}: ${choices.join(', ')}` : meaning),
    ]),
    ...(examples.length > 0 ? literal(examples) : []),
  ];
}

/** The manual page of the program and its commands. */
function manualPage(program: CommandShape, commands: readonly CommandShape[], version: string): string {
  return [
    `.TH KHAGOLA 1 "" "khagola ${version}"`,
    '.SH NAME',
    `khagola \\- ${roff(program.description)}`,
    '.SH SYNOPSIS',
    '.B khagola',
    roff(program.usage.replace('khagola ', '')),
    '.SH COMMANDS',
    ...commands.flatMap(section),
    '.SH EXIT STATUS',
    '0 after success, 1 after a fault of the program, 2 after invalid arguments.',
    '.SH EXAMPLES',
    ...literal(program.examples),
    '',
  ].join('\n');
}

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

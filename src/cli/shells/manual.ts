/** The manual page, in the macros of man(7). */
import type { CommandShape } from './shape';

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
export function manualPage(program: CommandShape, commands: readonly CommandShape[], version: string): string {
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

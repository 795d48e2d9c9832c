/** The definitions of the commands as data, for completions and the manual page. */
import type { Command } from 'commander';

/** The program with the definitions of all commands. */
export type WholeProgram = () => Promise<Command>;

interface OptionShape {
  /** `--tz <zone>`. */
  flags: string;
  /** `--tz`. */
  long: string;
  description: string;
  takesValue: boolean;
  /** The values that it takes, if they are a list. */
  choices: readonly string[];
  isFile: boolean;
}

export interface CommandShape {
  name: string;
  /** Other names of the command. */
  aliases: readonly string[];
  /** `khagola places [options] [name]`. */
  usage: string;
  summary: string;
  description: string;
  /** The values that its argument takes, if they are a list. */
  choices: readonly string[];
  options: OptionShape[];
  /** Lines of its help. */
  examples: string[];
}

const FILE = /[<[](file|folder)[>\]]/;

/** The lines under "Examples:" of a help text. */
function examplesIn(command: Command): string[] {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text), getOutHasColors: () => false });
  command.outputHelp();
  const [, list = ''] = help.split('\nExamples:\n');
  return [...list.matchAll(/^ {2}(\S.*)$/gm)].map(([, line = '']) => line);
}

/** The shape of a command or of the program. */
export function shapeOf(command: Command): CommandShape {
  const isProgram = command.parent === null;
  return {
    name: command.name(),
    aliases: command.aliases(),
    usage: `${isProgram ? '' : `${command.parent?.name()} `}${command.name()} ${command.usage()}`,
    summary: command.summary(),
    description: command.description(),
    choices: command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
    options: command
      .createHelp()
      .visibleOptions(command)
      .flatMap(({ flags, long, description, required, optional, argChoices }) =>
        long
          ? [
              {
                flags,
                long,
                description,
                takesValue: required || optional,
                choices: argChoices ?? [],
                isFile: FILE.test(flags),
              },
            ]
          : [],
      ),
    examples: examplesIn(command),
  };
}

/** The shapes of all commands, in the order of the help. */
export const shapesOf = (program: Command): CommandShape[] => program.commands.map(shapeOf);

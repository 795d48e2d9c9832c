/** Completions of commands, options and their values for bash, zsh and fish. */
import type { CommandShape } from './shape';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** A text in single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A command by all its names. */
const allNames = ({ name, aliases }: CommandShape): string[] => [name, ...aliases];

const namesOf = (commands: readonly CommandShape[]): string => commands.map(({ name }) => name).join(' ');

function bash(commands: readonly CommandShape[]): string {
  const cases = commands.flatMap((command) => {
    const { choices, options } = command;
    const words = [...choices, ...options.map(({ long }) => long)].join(' ');
    const valued = options.filter(({ takesValue }) => takesValue);
    const values = valued.flatMap((option) => {
      if (option.isFile) return [`        ${option.long}) compopt -o default; return ;;`];
      return [
        `        ${option.long}) COMPREPLY=($(compgen -W ${quoted(option.choices.join(' '))} -- "$word")); return ;;`,
      ];
    });
    return [
      `    ${allNames(command).join('|')})`,
      ...(values.length > 0 ? ['      case $previous in', ...values, '      esac'] : []),
      `      COMPREPLY=($(compgen -W ${quoted(words)} -- "$word")) ;;`,
    ];
  });
  return [
    '# Completions of khagola for bash. Load them with: source <(khagola completion bash)',
    '_khagola() {',
    '  local word=$2 previous=$3',
    '  if ((COMP_CWORD == 1)); then',
    `    COMPREPLY=($(compgen -W ${quoted(`${namesOf(commands)} --help --version`)} -- "$word"))`,
    '    return',
    '  fi',
    `  case \${COMP_WORDS[1]} in`,
    ...cases,
    '  esac',
    '}',
    'complete -F _khagola khagola',
    '',
  ].join('\n');
}

/** A text in which zsh reads no colon and no bracket. */
const escaped = (text: string): string => text.replaceAll(/[[\]:\\]/g, '\\$&');

function zsh(commands: readonly CommandShape[]): string {
  const cases = commands.flatMap((command) => {
    const { choices, options } = command;
    const specs = options.map(({ long, description, takesValue, choices: values, isFile }) => {
      const action = isFile ? '_files' : values.length > 0 ? `(${values.join(' ')})` : ' ';
      return quoted(`${long}[${escaped(description)}]${takesValue ? `:value:${action}` : ''}`);
    });
    const argument = choices.length > 0 ? [quoted(`:value:(${choices.join(' ')})`)] : [];
    return [`    ${allNames(command).join('|')}) _arguments ${[...specs, ...argument].join(' ')} ;;`];
  });
  return [
    '#compdef khagola',
    '# Completions of khagola for zsh. Save them as _khagola in a folder of $fpath.',
    '_khagola() {',
    '  local -a commands',
    `  commands=(${commands.map(({ name, summary }) => quoted(`${name}:${escaped(summary)}`)).join(' ')})`,
    '  if ((CURRENT == 2)); then',
    "    _describe 'command' commands",
    '    return',
    '  fi',
    '  local name=$words[2]',
    '  shift words',
    '  ((CURRENT--))',
    '  case $name in',
    ...cases,
    '  esac',
    '}',
    'compdef _khagola khagola',
    '',
  ].join('\n');
}

function fish(commands: readonly CommandShape[]): string {
  const first = `not __fish_seen_subcommand_from ${commands.flatMap(allNames).join(' ')}`;
  const lines = commands.flatMap((command) => {
    const { name, summary, choices, options } = command;
    const scope = `complete -c khagola -n ${quoted(`__fish_seen_subcommand_from ${allNames(command).join(' ')}`)}`;
    return [
      `complete -c khagola -n ${quoted(first)} -a ${name} -d ${quoted(summary)}`,
      ...(choices.length > 0 ? [`${scope} -a ${quoted(choices.join(' '))}`] : []),
      ...options.map(({ long, description, takesValue, choices: values, isFile }) => {
        const value =
          values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : isFile ? ' -r -F' : takesValue ? ' -x' : '';
        return `${scope} -l ${long.slice(2)}${value} -d ${quoted(description)}`;
      }),
    ];
  });
  return [
    '# Completions of khagola for fish. Save them as ~/.config/fish/completions/khagola.fish',
    'complete -c khagola -f',
    ...lines,
    '',
  ].join('\n');
}

const WRITERS: Record<Shell, (commands: readonly CommandShape[]) => string> = { bash, zsh, fish };

/** The completions of a shell. */
export const completionsFor = (shell: Shell, commands: readonly CommandShape[]): string => WRITERS[shell](commands);

/** Options under other names: `--latitude` is `--lat`, `--a-city` is `--a-place`. */
import type { Command } from 'commander';
import { isSameName, otherForm } from '../api/synonyms';
import { UsageError } from './io';

/** A name in two parts, for each number of words in the first, which tells the births of two apart. */
const parted = (name: string): [owner: string, thing: string][] => {
  const words = name.split('-');
  return words.map((_, count) => [words.slice(0, count).join('-'), words.slice(count).join('-')]);
};

/** Whether a name means an option, both without the dashes before them. */
const isMeant = (option: string, name: string): boolean =>
  parted(option).some(([owner, thing]) =>
    parted(name).some(([other, meant]) => owner === other && isSameName(thing, meant)),
  );

/**
 * The arguments with options under the names that a command has.
 *
 * @throws UsageError  for an unknown option whose value another option takes in another form; names that option
 */
export function spelledArguments(argv: readonly string[], { options }: Command): string[] {
  const names = options.flatMap(({ long }) => (long ? [long.replace(/^--/, '')] : []));
  return argv.map((argument) => {
    const [, name, value = ''] = /^--([a-z][\w-]*)(=.*)?$/i.exec(argument) ?? [];
    if (name === undefined || names.includes(name)) return argument;
    const option = names.find((each) => isMeant(each, name));
    if (option !== undefined) return `--${option}${value}`;
    const other = otherForm(name, names);
    if (other !== undefined) throw new UsageError(`unknown option '--${name}'. Did you mean --${other}?`);
    return argument;
  });
}

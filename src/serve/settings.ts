/** The variables of a service: defaults, then a file of `NAME=value` lines, then the environment. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SECRETS, type ServiceManifest } from './manifest';
import { StartError } from './process';

/** The variables of a file. An unknown name is an error, because it would have no effect. */
function fileVariables(path: string, known: readonly string[]): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(`--config ${path} cannot be read: ${(error as Error).message}`);
  }
  const variables = parseEnv(text) as Record<string, string>;
  const unknown = Object.keys(variables).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new StartError(`${path} sets ${unknown}, which is no setting. The settings are ${known.join(', ')}.`);
  return variables;
}

/**
 * The variables of a service.
 *
 * @param config       path of a file with lines such as `PUBLIC_ORIGIN=https://khagola.example`
 * @param environment  of the process; it overrides the file
 * @throws StartError if the file cannot be read or sets an unknown variable
 */
export function variablesOf(
  { variables: defaults }: ServiceManifest,
  config: string | undefined,
  environment: NodeJS.ProcessEnv,
): Record<string, string> {
  const known = [...Object.keys(defaults), ...SECRETS];
  const own = known.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...defaults,
    ...(config !== undefined && fileVariables(config, known)),
    ...Object.fromEntries(own),
  };
}

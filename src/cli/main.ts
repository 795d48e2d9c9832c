#!/usr/bin/env node
/**
 * The entry file of the command `khagola`. It checks the version of Node before it loads the command: an older Node
 * lacks functions and syntax that the command uses.
 */
import { engines } from '../../package.json';

/** Major and minor version of `22.15.0` or `>=22.15`. */
const numbers = (version: string): number[] => version.replace(/^\D+/, '').split('.').map(Number);

const [major = 0, minor = 0] = numbers(engines.node);
const [ownMajor = 0, ownMinor = 0] = numbers(process.versions.node);

if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) {
  import('./command');
} else {
  process.stderr.write(
    `khagola: Node ${major}.${minor} or newer is required, this is Node ${process.versions.node}. See https://nodejs.org.\n`,
  );
  process.exitCode = 1;
}

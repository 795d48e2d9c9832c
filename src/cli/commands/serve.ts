/** `khagola serve`: the whole service on this machine. */
import { Command } from 'commander';
import { StartError } from '../../serve/process';
import { type ServeOptions, serve } from '../../serve/serve';
import { type Io, UsageError } from '../io';
import { examples } from './examples';

async function start(io: Io, options: ServeOptions): Promise<void> {
  const output = { write: (text: string) => void io.write(text), note: (line: string) => io.note(line) };
  await serve(io.service(), options, output).catch((error: unknown) => {
    throw error instanceof StartError ? new UsageError(error.message) : error;
  });
}

export function serveCommand(io: Io): Command {
  return new Command('serve')
    .description(
      'Run the REST service with its pages, accounts and limits, on this machine. It needs no network, and stops on SIGTERM after it has answered the requests in progress.',
    )
    .option('--port <port>', 'port to listen on', '8787')
    .option('--host <address>', 'address to listen on (default: loopback); 0.0.0.0 opens the service to other machines')
    .option('--state <folder>', 'folder of accounts, limits and cache (default: ~/.local/state/khagola)')
    .option('--config <file>', 'file of settings, one NAME=value a line; the environment overrides them')
    .option('--log', 'print a line of JSON for each request', false)
    .addHelpText(
      'after',
      examples('khagola serve', 'khagola serve --port 80 --host 0.0.0.0 --state /var/lib/khagola --config khagola.env'),
    )
    .action((options: ServeOptions) => start(io, options));
}

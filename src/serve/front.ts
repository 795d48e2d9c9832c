/**
 * The front of a local service: the port that clients reach. It reads each request to its end and passes it on to the
 * local runtime, which would print the address of a request that breaks off. It drops the headers and hides the paths by
 * which a client could steer the runtime, and its reports of errors, which name files.
 */
import { createServer, type IncomingMessage, request as requestOf, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { StartError } from './process';

/** The longest body that an endpoint reads, and one byte more, by which the endpoint sees that a body is too long. */
const KEPT_BYTES = 1024 * 1024 + 1;
/** A longer body is read and dropped up to this length, so that the client gets its answer: `src/http/middleware/body.ts`. */
const DROPPED_BYTES = 32 * 1024 * 1024;
/** Longer than any URL of the service. */
const HEADER_BYTES = 128 * 1024;
const IDLE_MS = 60_000;
/** Requests in progress have this time to end when the service stops. */
const DRAIN_MS = 10_000;

/** Headers of a single connection (RFC 9110, 7.6.1). */
const OF_CONNECTION = /^(connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/i;
/** Headers that describe the body as the client sent it; the front sends it in one piece. */
const OF_BODY = /^(content-length|expect)$/i;
/** Headers that the local runtime obeys: only the front may send them. */
const OF_RUNTIME = /^(mf-|x-forwarded-|forwarded$)/i;
/** Paths at which the local runtime answers for itself. */
const RUNTIME_PATH = /^\/+(cdn-cgi|__cf_local)(\/|$)/i;
/** Errors of an address that the machine lacks: none of this kind, or no such kind at all. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** The headers that pass, as a flat list of names and values. */
function passing(raw: readonly string[], ...dropped: readonly RegExp[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < raw.length; i += 2) {
    const [name, value] = [raw[i] as string, raw[i + 1] as string];
    if (!dropped.some((pattern) => pattern.test(name))) kept.push(name, value);
  }
  return kept;
}

/** The body of a request, cut after `KEPT_BYTES`, and whether it was read to its end. */
async function bodyOf(request: IncomingMessage): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (length < KEPT_BYTES) chunks.push(chunk.subarray(0, KEPT_BYTES - length));
    length += chunk.length;
    if (length > DROPPED_BYTES) return { bytes: Buffer.concat(chunks), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}

/** The URL of a request: its target is a path, or a whole URL if the client takes the service for a proxy. */
const urlOf = (target: string): URL | null =>
  target.startsWith('/') ? URL.parse(`http://localhost${target}`) : URL.parse(target);

/** Refuses in the flat envelope. */
function refuse(response: ServerResponse, status: number, error: string, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error, message }));
}

/** The runtime does not answer, or answers for itself. */
const refuseBroken = (response: ServerResponse): void =>
  refuse(response, 502, 'engine-fault', 'The process of the Worker does not answer. Try again.');

/** Passes a request on to the runtime, and its answer back. */
async function answer(runtime: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = urlOf(request.url ?? '');
  if (url === null) return refuse(response, 400, 'not-found', 'The request names no path.');
  if (RUNTIME_PATH.test(url.pathname))
    return refuse(response, 404, 'not-found', 'This path does not exist. See /docs.');
  const body = await bodyOf(request).catch(() => null);
  if (body === null) return; // the client broke off
  const { headers, rawHeaders, socket } = request;
  const sent = passing(rawHeaders, OF_CONNECTION, OF_BODY, OF_RUNTIME);
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
    sent.push('Content-Length', String(body.bytes.length));
  if (headers['cf-connecting-ip'] === undefined) sent.push('CF-Connecting-IP', socket.remoteAddress ?? '');
  if (!body.isWhole) response.once('finish', () => socket.destroy()).setHeader('Connection', 'close');
  const passed = requestOf({
    host: runtime.hostname,
    port: runtime.port,
    method: request.method ?? 'GET',
    path: url.pathname + url.search,
    headers: sent,
    agent: false,
  });
  response.once('close', () => passed.destroy());
  passed.once('error', () => (response.headersSent ? response.destroy() : refuseBroken(response)));
  passed.once('response', (answered) => {
    const { statusCode = 502 } = answered;
    if (statusCode === 500 && answered.headers['content-type']?.startsWith('text/plain')) {
      answered.resume();
      return refuseBroken(response);
    }
    response.writeHead(statusCode, passing(answered.rawHeaders, OF_CONNECTION));
    return pipeline(answered, response).catch(() => {}); // one of both broke off
  });
  passed.end(body.bytes);
}

/** Closes a server: no new connections, and requests in progress have some time to end. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** The port that clients reach. */
interface Front {
  /** Refuses new connections, and resolves when the requests in progress have their answers, or after ten seconds. */
  close(): Promise<void>;
}

/**
 * Serves a local runtime.
 *
 * @param runtime    where it listens
 * @param port       for clients
 * @param addresses  to listen on; an address that the machine lacks is left out unless it is the only one
 * @throws StartError if it cannot listen
 */
export async function serveFront(runtime: URL, port: number, addresses: readonly string[]): Promise<Front> {
  const servers: Server[] = [];
  let isClosing = false;
  for (const address of addresses) {
    const handle = (request: IncomingMessage, response: ServerResponse) => {
      if (isClosing) response.setHeader('Connection', 'close');
      return answer(runtime, request, response);
    };
    const server = createServer({ maxHeaderSize: HEADER_BYTES, keepAliveTimeout: IDLE_MS }, handle);
    // An expectation that nobody knows is ignored (RFC 9110, 10.1.1), so that the service itself answers.
    server.on('checkExpectation', handle);
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) =>
      server.once('error', resolve).listen(port, address, () => resolve(null)),
    );
    if (error === null) servers.push(server);
    else if (addresses.length === 1 || !NO_ADDRESS.includes(error.code ?? ''))
      throw new StartError(`The service cannot listen: ${error.message}.`);
  }
  return {
    async close() {
      isClosing = true;
      await Promise.all(servers.map(drain));
    },
  };
}

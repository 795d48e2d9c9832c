// The front of `npm start`: the port that clients reach. It reads each request to its end and passes it on to the local
// runtime, which would print the address of a request that breaks off. It drops the headers and hides the paths by
// which a client could steer the runtime, and its reports of errors, which name files.
import { createServer, request as requestOf } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** The longest body that an endpoint reads, and one byte more, by which the endpoint sees that a body is too long. */
const KEPT_BYTES = 1024 * 1024 + 1;
/** A longer body is read and dropped up to this length, so that the client gets its answer: `src/http/middleware/body.ts`. */
const DROPPED_BYTES = 32 * 1024 * 1024;
/** Longer than any URL of the service. */
const HEADER_BYTES = 128 * 1024;
const IDLE_MS = 60_000;

/** Headers of a single connection (RFC 9110, 7.6.1). */
const OF_CONNECTION = /^(connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/i;
/** Headers that describe the body as the client sent it; the front sends it in one piece. */
const OF_BODY = /^(content-length|expect)$/i;
/** Headers that the local runtime obeys: only the front may send them. */
const OF_RUNTIME = /^(mf-|x-forwarded-|forwarded$)/i;
/** Paths at which the local runtime answers for itself. */
const RUNTIME_PATH = /^\/(cdn-cgi|__cf_local)(\/|$)/i;

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 */

/** The headers that pass, as a flat list of names and values. @param {string[]} raw @param {RegExp[]} dropped */
function passing(raw, ...dropped) {
  const kept = [];
  for (let i = 0; i < raw.length; i += 2) {
    const [name, value] = /** @type {[string, string]} */ ([raw[i], raw[i + 1]]);
    if (!dropped.some((pattern) => pattern.test(name))) kept.push(name, value);
  }
  return kept;
}

/** The body of a request, cut after `KEPT_BYTES`, and whether it was read to its end. @param {Incoming} request */
async function bodyOf(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (length < KEPT_BYTES) chunks.push(chunk.subarray(0, KEPT_BYTES - length));
    length += chunk.length;
    if (length > DROPPED_BYTES) return { bytes: Buffer.concat(chunks), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}

/** Refuses in the flat envelope. @param {Outgoing} response @param {number} status @param {string} error @param {string} message */
function refuse(response, status, error, message) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error, message }));
}

/** The runtime does not answer, or answers for itself. @param {Outgoing} response */
const refuseBroken = (response) =>
  refuse(response, 502, 'engine-fault', 'The process of the Worker does not answer. Try again.');

/**
 * Serves a local runtime.
 *
 * @param {URL} runtime       where it listens
 * @param {number} port       for clients
 * @param {string[]} addresses  to listen on; an address that the machine lacks is left out unless it is the only one
 */
export async function serveFront(runtime, port, addresses) {
  /** @param {Incoming} request @param {Outgoing} response */
  async function answer(request, response) {
    const url = URL.parse(request.url ?? '', 'http://localhost');
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
      const { statusCode = 502, headers, rawHeaders } = answered;
      if (statusCode === 500 && headers['content-type']?.startsWith('text/plain')) {
        answered.resume();
        return refuseBroken(response);
      }
      response.writeHead(statusCode, passing(rawHeaders, OF_CONNECTION));
      return pipeline(answered, response).catch(() => {}); // one of both broke off
    });
    passed.end(body.bytes);
  }

  /** @type {import("node:http").Server[]} */
  const servers = [];
  for (const address of addresses) {
    const server = createServer({ maxHeaderSize: HEADER_BYTES, keepAliveTimeout: IDLE_MS }, answer);
    // An expectation that nobody knows is ignored (RFC 9110, 10.1.1), so that the service itself answers.
    server.on('checkExpectation', answer);
    const error = await new Promise((resolve) =>
      server.once('error', resolve).listen(port, address, () => resolve(null)),
    );
    if (error === null) servers.push(server);
    else if (addresses.length === 1 || error.code !== 'EADDRNOTAVAIL') throw error;
  }
  return {
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

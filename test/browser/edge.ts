/** Proxies that do what Cloudflare does in front of the Worker: keep the files of the pages, and compress. */
import { Agent, createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Slow 3G, as Chromium emulates it: 400 kbit/s and 400 ms. */
export const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Factor by which a slow processor is slower. */
export const SLOWER = 4;

/** An answer with status 200. */
interface Kept {
  headers: string[];
  etag: string;
  body: Buffer;
}

const keyOf = ({ url, headers }: IncomingMessage): string => `${headers['accept-encoding']} ${url}`;

/** A proxy that requests a file of the pages once, and answers for it from then on. */
export async function keepingAssets(origin: string): Promise<{ origin: string; close: () => void }> {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  const kept = new Map<string, Kept>();
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const { method = 'GET', url: path = '/', rawHeaders } = request;
    const key = keyOf(request);
    const passed = requestOf({ hostname, port, method, path, headers: rawHeaders, agent }, (answer) => {
      const { statusCode = 502, headers, rawHeaders } = answer;
      response.writeHead(statusCode, rawHeaders);
      answer.pipe(response);
      if (method !== 'GET' || statusCode !== 200 || !path.startsWith('/assets/')) return;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        kept.set(key, { headers: rawHeaders, etag: headers.etag ?? '', body: Buffer.concat(chunks) }),
      );
    });
    passed.on('error', () => response.destroy());
    response.once('close', () => passed.destroy());
    request.pipe(passed);
  };
  const server = createServer((request, response) => {
    const file = request.method === 'GET' ? kept.get(keyOf(request)) : undefined;
    if (!file) return pass(request, response);
    const isSame = file.etag !== '' && request.headers['if-none-match'] === file.etag;
    response.writeHead(isSame ? 304 : 200, file.headers);
    response.end(isSame ? undefined : file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

const isText = (type: string): boolean => /text|json|javascript|svg|wasm|manifest/.test(type);

/** A proxy that compresses the same content types as the edge. */
export async function compressing(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('Content-Type') ?? '';
    const headers = new Map(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    const packed = isText(type) ? gzipSync(body, { level: 6 }) : body;
    if (packed !== body) headers.set('content-encoding', 'gzip');
    response.writeHead(answer.status, Object.fromEntries([...headers, ['content-length', String(packed.length)]]));
    response.end(packed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

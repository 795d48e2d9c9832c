/** A proxy that compresses as Cloudflare does, to measure the bytes that a page loads. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Slow 3G, as Chromium emulates it: 400 kbit/s and 400 ms. */
export const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Factor by which a slow processor is slower. */
export const SLOWER = 4;

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

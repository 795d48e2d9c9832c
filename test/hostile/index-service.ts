/** A local index service that accepts everything. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function startIndex(): Promise<{ endpoint: string; close(): void }> {
  const service = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end());
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const close = () => {
    service.closeAllConnections();
    service.close();
  };
  return { endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/indexnow`, close };
}

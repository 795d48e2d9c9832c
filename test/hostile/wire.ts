/** Sends raw requests, without normalising paths or dropping headers. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Shot } from './shots';

export interface Answer {
  status: number;
  headers: [string, string][];
  body: Buffer;
  milliseconds: number;
}

/** The reason for a missing response. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

export const headerOf = ({ headers }: { headers: [string, string][] }, name: string): string | undefined =>
  headers.find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1];

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function pairs(raw: string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, i) => [raw[2 * i] as string, raw[2 * i + 1] as string]);
}

const PIECE = 7919;

/**
 * Errors when the other side closes the connection: after an earlier response, or over a body that it does not read.
 */
const CLOSED = 'the connection was closed';
const CLOSING = ['ECONNRESET', 'EPIPE'];
/** Number of retries of a request whose connection was closed. */
const TRIES = 3;

export class Wire {
  private readonly origin: URL;
  private readonly agent: Agent;
  private readonly withinMs: number;

  constructor(origin: string, sockets: number, withinMs: number) {
    this.origin = new URL(origin);
    this.agent = new Agent({ keepAlive: true, maxSockets: sockets });
    this.withinMs = withinMs;
  }

  /** The response to a request. A request whose connection was closed is sent again. */
  async send(shot: Shot, tries = TRIES): Promise<Answer> {
    return this.sendOnce(shot).catch((error) => {
      if (tries > 1 && error instanceof NoAnswer && error.message === CLOSED) return this.send(shot, tries - 1);
      throw error;
    });
  }

  private async sendOnce({ method, target, headers, body, chunked }: Shot): Promise<Answer> {
    const began = performance.now();
    const framing =
      body === null ? [] : chunked ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', String(body.length)];
    const raw = ['Host', this.origin.host, ...framing, ...headers.flat()];
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(
        {
          agent: this.agent,
          host: this.origin.hostname,
          port: this.origin.port,
          method,
          path: target,
          headers: raw as unknown as Record<string, string>,
          signal: AbortSignal.timeout(this.withinMs),
        },
        resolve,
      );
      sent.on('error', (error: Error & { code?: string }) => {
        const isClosed = CLOSING.includes(error.code ?? '');
        reject(new NoAnswer(error.name === 'AbortError' ? 'no answer in time' : isClosed ? CLOSED : error.message));
      });
      if (body !== null && chunked) {
        for (let offset = 0; offset < body.length; offset += PIECE) sent.write(body.subarray(offset, offset + PIECE));
      } else if (body !== null) sent.write(body);
      sent.end();
    });
    const packed = await bytesOf(message).catch((error: Error) => {
      throw new NoAnswer(`cut in the middle: ${error.message}`);
    });
    const headerPairs = pairs(message.rawHeaders);
    const unpack = UNPACK[headerOf({ headers: headerPairs }, 'Content-Encoding') ?? ''];
    return {
      status: message.statusCode ?? 0,
      headers: headerPairs,
      body: unpack && packed.length > 0 ? unpack(packed) : packed,
      milliseconds: performance.now() - began,
    };
  }

  /** Sends bytes on a separate connection. Returns the response until the other side closes or the time is over. */
  sendBytes(bytes: Uint8Array, withinMs: number): Promise<string> {
    return new Promise((resolve) => {
      let text = '';
      const socket = connect(Number(this.origin.port), this.origin.hostname, () => socket.write(bytes));
      const end = () => {
        socket.destroy();
        resolve(text);
      };
      socket.setTimeout(withinMs, end);
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
      });
      socket.on('error', end).on('close', end);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** A request as a shell command. */
export function asCurl(origin: string, { method, target, headers, body, chunked }: Shot): string {
  const quoted = (text: string) =>
    `$'${text.replace(/[\\']/g, '\\$&').replace(/[^\x20-\x7e]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`;
  const allHeaders: [string, string][] = chunked ? [...headers, ['Transfer-Encoding', 'chunked']] : headers;
  const parts = ['curl -si --path-as-is', method === 'HEAD' ? '-I' : `-X ${method}`];
  for (const [name, value] of allHeaders) parts.push(`-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`);
  if (body === null) return [...parts, quoted(origin + target)].join(' ');
  const base64 = Buffer.from(body).toString('base64');
  return `echo ${base64} | base64 -d | ${[...parts, '--data-binary @-', quoted(origin + target)].join(' ')}`;
}

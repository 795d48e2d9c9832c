/** A successful response before it is sent, so that its body can be stored without reading it back. */
export interface Sent {
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  type: string;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>;
}

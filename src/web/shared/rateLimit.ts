/** When the service accepts requests of a client again. */

/** The Unix time in milliseconds by the headers of a response over a limit; undefined without them. */
export function resetMsOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('X-RateLimit-Reset'));
  return seconds > 0 ? seconds * 1000 : undefined;
}

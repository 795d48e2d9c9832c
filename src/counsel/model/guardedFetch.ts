import { MAX_ANSWER_BYTES } from './limits';

/** Passes a body on until it exceeds a number of bytes. */
function capped(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > bytes) controller.error(new RangeError('the response is too long'));
      else controller.enqueue(chunk);
    },
  });
}

/**
 * Fetches from a provider without following redirects, so that the key goes only to the configured address, and with a
 * limit on the response size.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.body === null) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(capped(MAX_ANSWER_BYTES)), { status, statusText, headers });
};

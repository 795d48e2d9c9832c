/** Shrinks a request as long as it shows the same problem. */
import type { Shot } from './shots';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Bodies without one field or one item of a list, or with a shortened text. */
function smallerBodies(body: Uint8Array): Uint8Array[] {
  const halves = body.length > 64 ? [body.slice(0, body.length / 2), body.slice(body.length / 2)] : [];
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(body));
  } catch {
    return [new Uint8Array(), ...halves];
  }
  if (typeof value !== 'object' || value === null) return halves;
  const smaller = Object.keys(value).map((key) => {
    const copy = structuredClone(value) as Record<string, unknown>;
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
    return copy;
  });
  const shorter = Object.entries(value).flatMap(([key, field]) =>
    typeof field === 'string' && field.length > 40 ? [{ ...value, [key]: field.slice(0, field.length / 2) }] : [],
  );
  return [...smaller, ...shorter].map((each) => encoder.encode(JSON.stringify(each)));
}

function* smaller(shot: Shot): Generator<Shot> {
  for (const header of shot.headers) yield { ...shot, headers: shot.headers.filter((each) => each !== header) };
  if (shot.chunked) yield { ...shot, chunked: false };
  if (shot.body !== null) {
    yield { ...shot, body: null, chunked: false };
    for (const body of smallerBodies(shot.body)) yield { ...shot, body };
  }
  const [path = '', search] = shot.target.split(/\?(.*)/s);
  if (search === undefined) return;
  yield { ...shot, target: path };
  const pairs = search.split('&');
  if (pairs.length < 2 || pairs.length > 20) return;
  for (const pair of pairs) yield { ...shot, target: `${path}?${pairs.filter((each) => each !== pair).join('&')}` };
}

const MAX_TRIES = 80;

/** The smallest request found that still `shows` the problem. */
export async function shrunk(shot: Shot, shows: (shot: Shot) => Promise<boolean>): Promise<Shot> {
  let [best, tries, found] = [shot, 0, true];
  while (found) {
    found = false;
    for (const candidate of smaller(best)) {
      if (++tries > MAX_TRIES) return best;
      if (!(await shows(candidate))) continue;
      [best, found] = [candidate, true];
      break;
    }
  }
  return best;
}

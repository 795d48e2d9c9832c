/** Static assets that requests need. Requests of an isolate that need the same one at the same time share its read. */

/** The binding of static assets. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

/** An asset cannot be read now, or what was read is damaged. The request was valid. */
export class AssetUnavailable extends Error {
  override readonly name = 'AssetUnavailable';
}

/** The folder that `tools/build-web.mjs` writes. Assets have no host, so any host works. */
const FOLDER = 'https://assets.invalid/assets/';

/** How long a request waits for the read of another one, which may never end: its client may be gone. */
const WAIT_MS = 500;

async function readAsset(assets: Assets | undefined, path: string): Promise<Uint8Array<ArrayBuffer>> {
  if (assets === undefined) throw new Error('the binding ASSETS is missing');
  const response = await assets.fetch(new Request(FOLDER + path));
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The result of a read; undefined if it takes too long. */
function awaited<T>(read: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}

type ReadAsset<T> = (assets: Assets | undefined, key: string) => Promise<T>;

/**
 * Reads of assets by their keys. A request that finds another one reading the same asset waits for it, and reads by
 * itself if that takes too long. Nothing is kept after a read.
 *
 * @param pathOf  the path of an asset in the folder
 * @param open    makes the result of the bytes; throws if they are damaged
 * @returns       a function that throws `AssetUnavailable`
 */
export function sharedReads<T extends object>(
  pathOf: (key: string) => string,
  open: (bytes: Uint8Array<ArrayBuffer>, key: string) => T,
): ReadAsset<T> {
  const reads = new Map<string, Promise<T>>();
  const opened: ReadAsset<T> = async (assets, key) => {
    try {
      return open(await readAsset(assets, pathOf(key)), key);
    } catch (cause) {
      throw new AssetUnavailable(`${pathOf(key)} cannot be read`, { cause });
    }
  };
  return async (assets, key) => {
    let late: Promise<T> | undefined;
    for (let other = reads.get(key); other !== undefined && other !== late; other = reads.get(key)) {
      const result = await awaited(other);
      if (result !== undefined) return result;
      late = other;
    }
    const own = opened(assets, key);
    reads.set(key, own);
    try {
      return await own;
    } finally {
      if (reads.get(key) === own) reads.delete(key);
    }
  };
}

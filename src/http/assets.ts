/** Static assets for requests. The requests of an isolate share the assets and their simultaneous reads. */

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
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), WAIT_MS);
    read.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type ReadAsset<T> = (assets: Assets | undefined, key: string) => Promise<T>;

/**
 * Assets by their keys, each opened once. A request that finds another one reading the same asset waits for it, and reads
 * by itself if that takes too long.
 *
 * @param pathOf  the path of an asset in the folder
 * @param open    makes the result from the bytes; throws if they are damaged
 * @returns       a function that throws `AssetUnavailable`; the next call then reads again
 */
export function sharedAssets<T extends object>(
  pathOf: (key: string) => string,
  open: (bytes: Uint8Array<ArrayBuffer>, key: string) => T,
): ReadAsset<T> {
  const opened = new Map<string, T>();
  const reads = new Map<string, Promise<T>>();
  const read: ReadAsset<T> = async (assets, key) => {
    try {
      const asset = open(await readAsset(assets, pathOf(key)), key);
      opened.set(key, asset);
      return asset;
    } catch (cause) {
      throw new AssetUnavailable(`${pathOf(key)} cannot be read`, { cause });
    }
  };
  return async (assets, key) => {
    let late: Promise<T> | undefined;
    for (let other = reads.get(key); other !== undefined && other !== late; other = reads.get(key)) {
      const asset = await awaited(other);
      if (asset !== undefined) return asset;
      late = other;
    }
    const known = opened.get(key);
    if (known !== undefined) return known;
    const own = read(assets, key);
    reads.set(key, own);
    try {
      return await own;
    } finally {
      if (reads.get(key) === own) reads.delete(key);
    }
  };
}

// The files of the site in memory, until all of them are known.
import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { writeTree } from '../tree.mjs';

/** The folder of hashed files. */
export const FOLDER = 'assets';

export const hashOf = (/** @type {string | Uint8Array} */ content) =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/** The files of the site by path. */
export class Site {
  /** @type {Map<string, string | Uint8Array>} */
  files = new Map();

  /** Adds a file and returns its URL. @param {string} path @param {string | Uint8Array} content */
  add(path, content) {
    this.files.set(path, content);
    return `/${path}`;
  }

  /** Adds a file with its hash in the name. @param {string} name @param {string | Uint8Array} content */
  addHashed(name, content) {
    const ending = extname(name);
    return this.add(`${FOLDER}/${basename(name, ending)}-${hashOf(content)}${ending}`, content);
  }

  /** The content at a URL. @param {string} address */
  at(address) {
    const content = this.files.get(address.slice(1));
    if (content === undefined) throw new Error(`${address} is not part of the site`);
    return content;
  }

  /** @param {string} target */
  write(target) {
    writeTree(target, this.files);
  }
}

// The licences of bundled packages, each with its text.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const LICENCE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
const NOTICE = /^notice(\.(md|txt))?$/i;
export const RULE = `\n${'-'.repeat(72)}\n\n`;

/** The packages in bundles, by the paths of their inputs. @param {import('esbuild').Metafile[]} metas */
function packagesOf(metas) {
  const names = metas.flatMap(({ inputs }) =>
    Object.keys(inputs).flatMap((path) => /\bnode_modules\/.*$/.exec(path)?.[0] ?? []),
  );
  const folders = names.flatMap((path) => /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/** The text of a package's own files that match. @param {string} folder @param {RegExp} rule */
function textOf(folder, rule) {
  const file = readdirSync(`${root}${folder}`).find((name) => rule.test(name));
  return file === undefined ? '' : readFileSync(`${root}${folder}/${file}`, 'utf8').trim();
}

/**
 * A section for each package of the bundles, and for those whose code the kernel contains.
 * @param {import('esbuild').Metafile[]} metas
 * @returns {string[]}
 */
export function licencesOf(metas) {
  return [...packagesOf(metas), 'node_modules/assemblyscript'].sort().map((folder) => {
    const { name, version, license, author } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
    const authorName = typeof author === 'string' ? author : author?.name;
    const text = textOf(folder, LICENCE) || `Licence: ${license}${authorName ? `. Copyright ${authorName}` : ''}`;
    return `${[`${name} ${version} (${license})`, text, textOf(folder, NOTICE)].filter((part) => part !== '').join('\n\n')}\n`;
  });
}

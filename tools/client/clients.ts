/**
 * `npm run clients`: writes the parts of the clients in clients/ that are made from the OpenAPI document, and the version
 * of the package into their manifests.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { version } from '../../package.json';
import { pythonClient } from './python';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const write = (path: string, text: string) => writeFileSync(new URL(path, root), text);

write('clients/python/src/khagola/api.py', pythonClient(JSON.parse(read('build/openapi.json'))));
copyFileSync(new URL('build/client.ts', root), new URL('clients/typescript/schema.d.ts', root));
const pyproject = 'clients/python/pyproject.toml';
write(pyproject, read(pyproject).replace(/^version = .*$/m, `version = "${version}"`));
const manifest = 'clients/typescript/package.json';
write(manifest, read(manifest).replace(/"version": "[^"]*"/, `"version": "${version}"`));

// Builds the Worker into build/worker for deployment: one module for start-up, and modules that the first request for a
// resource loads with `import()`. Wrangler runs this before it serves, checks or deploys; in a clone it also builds the
// OpenAPI document and the pages, if they are missing. Usage: node tools/build-worker.mjs
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import * as esbuild from 'esbuild';
import compile from 'icu-minify/compile';
import { build as buildClient } from './build-client.mjs';
import { build as buildKernel } from './build-kernel.mjs';
import './resolve-ts.mjs';
import { filesUnder, stampOf } from './stamp.mjs';
import { writeTree } from './tree.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = `${root}build/worker`;
const stampFile = `${root}build/worker.sha256`;
/** File with esbuild's metafile of the last build. */
const metafileFile = `${root}build/worker-metafile.json`;
const KERNEL = 'kernel.wasm';

/** Code of the WebAuthn library that parses certificates. */
const CERTIFICATES = new RegExp(
  `@simplewebauthn/server/esm/(?:${[
    'helpers/(?:convertX509PublicKeyToCOSE|getCertificateInfo|isCertRevoked|mapX509SignatureAlgToCOSEAlg)',
    'helpers/(?:validateCertificatePath|validateExtFIDOGenCEAAGUID)',
    'registration/verifications/(?:tpm/)?verifyAttestation(?:AndroidKey|AndroidSafetyNet|Apple|FIDOU2F|TPM)',
  ].join('|')})\\.js$`,
);

/** A module with the same names of functions and classes, which throw. @param {string} path */
function refusing(path) {
  const text = readFileSync(path, 'utf8');
  const names = [
    ...[...text.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name),
    ...[...text.matchAll(/^export \{([^}]*)\};?$/gm)].flatMap(([, list = '']) => list.match(/\w+(?= *(?:,|$))/g) ?? []),
  ];
  if (names.length === 0) throw new Error(`${path} exports no function`);
  return names
    .map((name) => `export function ${name}() { throw new Error('Not in the Worker: ${name}.'); }`)
    .join('\n');
}

/** The part of the gateway that the model SDK imports. The SDK uses it only for models given by name. */
const GATEWAY = `
const refuse = () => { throw new Error('No gateway.'); };
export { refuse as createGateway, refuse as gateway };
export class GatewayError extends Error { static isInstance() { return false; } }
export class GatewayAuthenticationError extends GatewayError {}`;

const MODEL_PROVIDERS =
  /\/(?:@ai-sdk\/(?:anthropic|openai-compatible)\/dist\/index\.js|workers-ai-provider\/dist\/index\.mjs)$/;
/** Classes of the providers of models that src/counsel never makes: it sends messages alone. */
const OTHER_MODELS =
  /\bnew (?:Anthropic(?:Batch|Files|Skills)|AISearchChatLanguageModel|WorkersAI(?:Embedding|Image|Reranking|Speech|Transcription)Model)\(/g;

/** A provider of models without its other models and its own tools. @param {string} text */
const chatAlone = (text) =>
  [
    'const refuse = () => { throw new Error("Not in the Worker."); };',
    text
      // An object of all of zod keeps what nothing uses; a namespace does not.
      .replace(/^import \{ z \} from "zod\/v4";$/m, 'import * as z from "zod/v4";')
      .replace(OTHER_MODELS, 'refuse(')
      .replace('provider.tools = anthropicTools;', '')
      // Calls without effects, which the bundler leaves out where nothing uses their values.
      .replace(/ = (lazySchema|createProvider(?:Executed|Defined)ToolFactory)\(/g, ' = /* @__PURE__ */ $1('),
  ].join('\n');

/**
 * Modules of data. workerd compiles every module at start-up, even lazily imported ones, and decodes every text module,
 * but only copies the bytes of a data module. So these modules are evaluated here and stored as bytes of JSON, which are
 * decoded and parsed on first import.
 */
const DATA = new RegExp(
  `/(?:${[
    'build/openapi\\.json',
    'src/api/prices\\.json',
    'src/counsel/danger/weights\\.json',
    'src/data/stars\\.ts',
    'src/domain/generated/(?:moonDistance|outerPlanets|zoneHistory)\\.ts',
    'src/web/messages/[^/]+\\.json',
    'build/lexicon/hindi/citation\\.ts',
    'build/lexicon/(?:bare|(?:observances/)?(?:keys|[a-z]{2,3}(?:-[A-Z][a-z]+)?))\\.ts',
    'build/lexicon/terms/(?:calendar|chart_yoga|dasha|house_system|kala|kuta|muhurta_rule|saham|shayanadi|special_yoga|tajika_yoga|term|upagraha|varga|varga_variant|window|yoni)\\.ts',
    'build/lexicon/sentences/(?:en|hi)/yogas\\.ts',
    'src/data/holidays/(?:civil|differences|lists/[a-z]+)\\.ts',
    'src/data/observances/(?:gaudiya|smarta)\\.ts',
    'src/counsel/(?:danger/(?:concepts|vocabulary|emergency|oblique|others|phrases|selfHarm)|policy/bounds/[a-z]+|reading/ordinaryWords)\\.ts',
    'src/counsel/classify/(?:rules|lexicon/(?:hindi|hinglish|english/[a-z]+))\\.ts',
    'src/lexicon/facts/(?:hindi/rows|english/time|(?:english|hindi)/indexed)\\.ts',
  ].join('|')})$`,
);

/** Compiled messages, as plain data: objects of the compiler have no prototype. @param {Record<string, string>} messages */
const compiledAll = (messages) =>
  JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, compile(message)]))),
  );

/** The messages of the pages that the Worker renders. @param {Record<string, Record<string, string>>} messages */
async function messagesOfWorker(messages) {
  /** @type {typeof import('../src/web/pages/pages.ts')} */
  const { WORKER_SECTIONS } = await import('../src/web/pages/pages.ts');
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([section]) => WORKER_SECTIONS.some((one) => one === section))
      .map(([section, its]) => [section, compiledAll(its)]),
  );
}

/** The exports of a data module by name. @param {string} path @returns {Promise<Record<string, unknown>>} */
async function exportsOf(path) {
  if (extname(path) === '.json') {
    const content = JSON.parse(readFileSync(path, 'utf8'));
    return { default: path.includes('/src/web/messages/') ? await messagesOfWorker(content) : content };
  }
  const { outputFiles } = await esbuild.build({ entryPoints: [path], bundle: true, write: false, format: 'esm' });
  return { ...(await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)) };
}

/** @type {esbuild.Plugin} */
const data = {
  name: 'data',
  setup(build) {
    build.onLoad({ filter: DATA, namespace: 'file' }, async ({ path }) => {
      const pluginData = await exportsOf(path);
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(pluginData)), pluginData)) {
        throw new Error(`${path} is no data module: JSON cannot represent its values`);
      }
      const exported = Object.keys(pluginData).map(
        (name) => `export ${name === 'default' ? name : `const ${name} =`} data.${name};`,
      );
      const parsed = 'const data = JSON.parse(new TextDecoder().decode(bytes));';
      const contents = [`import bytes from 'bytes:${path}';`, parsed, ...exported].join('\n');
      return { contents, pluginData };
    });
    build.onResolve({ filter: /^bytes:/ }, ({ path, pluginData }) => ({
      path: `${path}.bin`,
      namespace: 'bytes',
      pluginData,
    }));
    build.onLoad({ filter: /./, namespace: 'bytes' }, ({ pluginData }) => ({
      contents: JSON.stringify(pluginData),
      loader: 'copy',
    }));
  },
};

/** The components of the pages. */
const VIEW = /\/src\/web\/views\/.*\.tsx$/;

/**
 * Whether the Worker never loads a module. Pages load some on demand: a component, or what a component of a view imports;
 * the Worker only renders pages. The OpenAPI paths of the service's own resources are in the document that the build
 * writes.
 *
 * @param {esbuild.OnResolveArgs} args
 */
const isUnused = ({ path, kind, importer, resolveDir }) =>
  kind === 'dynamic-import' &&
  (VIEW.test(importer) ||
    (resolveDir.startsWith(`${root}src/web/`) && existsSync(`${resolveDir}/${path}.tsx`)) ||
    (resolveDir.startsWith(`${root}src/http/`) && path === './paths'));

/** @type {esbuild.Plugin} */
const modules = {
  name: 'modules',
  setup(build) {
    build.onResolve({ filter: /\/kernel\.wasm$/ }, () => ({ path: `./${KERNEL}`, external: true }));
    build.onResolve({ filter: /^\.\.?\// }, (args) =>
      isUnused(args) ? { path: 'unused', namespace: 'unused' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export {};' }));
    // Zod's messages in fifty languages are a tenth of the script; only English is needed.
    build.onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
    // src/accounts/ceremonies.ts refuses every attestation with certificates before the library sees it.
    build.onLoad({ filter: CERTIFICATES }, ({ path }) => ({ contents: refusing(path) }));
    build.onLoad(
      { filter: /\/@simplewebauthn\/server\/esm\/services\/defaultRootCerts\/[a-z-]+\.js$/ },
      ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(/`[^`]*`/g, "''"),
      }),
    );
    // The messages are compiled here.
    build.onLoad({ filter: /\/icu-minify\/dist\/.*compile\.js$/ }, () => ({
      contents: 'export default (message) => message;',
    }));
    build.onLoad({ filter: /\/src\/web\/messages\/almanac\/[a-z]+\.json$/ }, ({ path }) => ({
      contents: JSON.stringify(compiledAll(JSON.parse(readFileSync(path, 'utf8')))),
      loader: 'json',
    }));
    // src/counsel passes models, never their names.
    build.onLoad({ filter: /\/@ai-sdk\/gateway\/dist\/index\.js$/ }, () => ({ contents: GATEWAY }));
    // The library of feeds writes XML and never reads it.
    build.onLoad({ filter: /\/xml-js\/lib\/index\.js$/ }, () => ({
      contents: "export { default as js2xml } from './js2xml.js';",
      resolveDir: `${root}node_modules/xml-js/lib`,
    }));
    // src/counsel asks a model for messages alone.
    build.onLoad(
      { filter: /\/provider-utils\/dist\/experimental-(?:decision|extraction)\/index\.js$/ },
      ({ path }) => ({
        contents: refusing(path),
      }),
    );
    build.onLoad({ filter: MODEL_PROVIDERS }, ({ path }) => ({ contents: chatAlone(readFileSync(path, 'utf8')) }));
  },
};

const HASHED = /[\w.-]+-[0-9A-Z]{8}\.(?:mjs|bin)/g;

/**
 * Numbers instead of hashes in the names of modules: thousands of imports repeat the names, and hashes do not compress. A
 * name keeps its length, so that source maps stay right.
 *
 * @type {esbuild.Plugin}
 */
const numbers = {
  name: 'numbers',
  setup(build) {
    build.onEnd((result) => {
      const { outputFiles = [], metafile } = result;
      const hashed = new Set(outputFiles.flatMap(({ path }) => path.match(HASHED) ?? []));
      const names = new Map(
        [...hashed].sort().map((name, i) => [name, name.replace(/[0-9A-Z]{8}(?=\.\w+$)/, `${i}`.padStart(8, '0'))]),
      );
      const renamed = (/** @type {string} */ text) => text.replace(HASHED, (name) => names.get(name) ?? name);
      for (const file of outputFiles) {
        file.path = renamed(file.path);
        if (file.path.endsWith('.mjs')) file.contents = Buffer.from(renamed(file.text));
      }
      if (metafile) result.metafile = JSON.parse(renamed(JSON.stringify(metafile)));
    });
  },
};

/** The modules that most requests load: the service, the answers and the pages. */
const FREQUENT = /^src\/(?:index|api\/[^/]+\/answer|web\/server\/index)\.ts$/;
/** Smaller modules are not worth a function of their own, bytes. */
const LEAST_DEFERRED = 8000;
/** An import statement in esbuild's output. */
const IMPORT = /(?<=^|[;}\n])import(?:[\w$\s*{},]+from)?\s*"[^"]+";/g;
/** The exports of a module, at its end. */
const EXPORTS = /export\s*\{([^{}]*)\};\s*(\/\/# sourceMappingURL=.*)?\s*$/;

/**
 * Outputs with the ones that they import statically.
 *
 * @param {esbuild.Metafile['outputs']} outputs
 * @param {(path: string) => boolean} isFirst
 */
export function loadedAtOnce(outputs, isFirst) {
  const paths = new Set(Object.keys(outputs).filter(isFirst));
  for (const path of paths) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && outputs[imported]) paths.add(imported);
  }
  return paths;
}

/**
 * A module whose body is a function, which the module calls when it is loaded. The body keeps its lines and columns, one
 * line further down.
 *
 * @param {string} text
 * @param {number} importCount
 */
function deferred(text, importCount) {
  const imports = text.match(IMPORT) ?? [];
  const exported = EXPORTS.exec(text);
  if (!exported || imports.length !== importCount) throw new Error('a module of another form than esbuild’s');
  const body = text.slice(0, exported.index).replace(IMPORT, (statement) => statement.replace(/[^\n]/g, ' '));
  const pairs = (exported[1] ?? '').split(',').map((pair) => pair.trim().split(' as '));
  const names = pairs.map((_, i) => `$$${i}`);
  const values = pairs.map(([local]) => local);
  const renamed = pairs.map((pair, i) => `${names[i]} as ${pair.at(-1)}`);
  const head = `${imports.join('')}const $$=()=>{`;
  const tail = `return[${values}]},[${names}]=$$();export{${renamed}};`;
  return `${head}\n${body}${tail}\n${exported[2] ?? ''}\n`;
}

/**
 * workerd compiles every module at start-up, and V8 only checks the syntax of a function that is not called. So a large
 * module that few requests load becomes a function. Its exports must have their values when its body has run.
 *
 * @type {esbuild.Plugin}
 */
const functions = {
  name: 'functions',
  setup(build) {
    build.onEnd(async ({ outputFiles = [], metafile }) => {
      const outputs = metafile?.outputs ?? {};
      const frequent = loadedAtOnce(outputs, (path) => FREQUENT.test(outputs[path]?.entryPoint ?? ''));
      for (const file of outputFiles) {
        const path = relative(root, file.path);
        const { bytes = 0, imports = [] } = outputs[path] ?? {};
        if (!path.endsWith('.mjs') || bytes < LEAST_DEFERRED || frequent.has(path)) continue;
        const first = imports.filter(({ kind }) => kind === 'import-statement').map((one) => one.path);
        if (loadedAtOnce(outputs, (one) => first.includes(one)).has(path)) continue; // in a circle of imports
        const text = deferred(file.text, first.length);
        await esbuild.transform(text, { loader: 'js', format: 'esm' }); // throws if the syntax is wrong
        file.contents = Buffer.from(text);
        const map = outputFiles.find((one) => one.path === `${file.path}.map`);
        if (map) map.contents = Buffer.from(map.text.replace('"mappings": "', '"mappings": ";'));
      }
    });
  },
};

/** Bundles the Worker. */
const bundle = () =>
  esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/index.ts'],
    outdir: target,
    outExtension: { '.js': '.mjs' },
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    // Thousands of imports repeat these names.
    chunkNames: 'c-[hash]',
    format: 'esm',
    minify: true,
    // Escapes of Devanāgarī take twice the bytes.
    charset: 'utf8',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    mainFields: ['browser', 'module', 'main'],
    external: ['cloudflare:*', 'node:*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // The Worker renders pages with the same code as the browser.
    alias: { 'khagola:pages': `${root}src/web/server/index.ts` },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [data, modules, functions, numbers],
  });

/** A hash of what decides the bundle: sources, kernel, OpenAPI document, packages, and the tools. */
function inputs() {
  const tools = filesUnder('tools').filter((name) => !name.includes('/node_modules/'));
  return stampOf(['build/sources.json', 'build/kernel.json', 'build/openapi.json', 'package-lock.json', ...tools]);
}

/** Bundles the Worker and writes it. Requires the files of tools/build-kernel.mjs. Returns the metafile. */
async function build() {
  const inputHash = inputs();
  const { outputFiles, metafile } = await bundle();
  writeTree(
    target,
    new Map([
      ...outputFiles.map(({ path, contents }) => /** @type {const} */ ([relative(target, path), contents])),
      [KERNEL, readFileSync(`${root}build/${KERNEL}`)],
    ]),
  );
  writeFileSync(metafileFile, JSON.stringify(metafile));
  writeFileSync(stampFile, inputHash);
  return metafile;
}

/** @returns {Promise<esbuild.Metafile>} */
async function read() {
  buildKernel();
  const isMade = [`${target}/index.mjs`, metafileFile, stampFile].every((file) => existsSync(file));
  return isMade && readFileSync(stampFile, 'utf8') === inputs()
    ? JSON.parse(readFileSync(metafileFile, 'utf8'))
    : build();
}

/** @type {ReturnType<typeof read> | undefined} */
let made;
/** Builds the Worker if a source has changed, once in a process. Returns the metafile of its bundle. */
export const buildIfStale = () => {
  made ??= read();
  return made;
};

/** Builds what wrangler uploads: the Worker, and in a clone the OpenAPI document and the pages. */
async function buildForWrangler() {
  buildKernel();
  buildClient('missing');
  await buildIfStale();
  if (existsSync(`${root}build/web`)) return;
  // Not imported above, because the pages take the licences of the Worker from this module.
  const { buildIfStale: buildWeb } = await import('./build-web.mjs');
  await buildWeb();
}

// Without `await`, because the module of the pages waits until this one has run.
if (process.argv[1] === fileURLToPath(import.meta.url)) buildForWrangler();

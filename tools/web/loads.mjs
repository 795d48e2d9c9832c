// What pages load, by the metadata of the bundler.

/** What a view loads before it runs: its module, imported modules, and styles. */
export function loadsOf(/** @type {import('esbuild').Metafile} */ meta, /** @type {string} */ entry) {
  const outputs = Object.entries(meta.outputs);
  const [path, output] = outputs.find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  if (!path || !output) throw new Error(`${entry} was not built`);
  const imports = new Set();
  const follow = (/** @type {string} */ from) => {
    for (const { path: to, kind } of meta.outputs[from]?.imports ?? []) {
      if (kind !== 'import-statement' || imports.has(to)) continue;
      imports.add(to);
      follow(to);
    }
  };
  follow(path);
  return { script: path, imports: [...imports], styles: output.cssBundle ? [output.cssBundle] : [] };
}

/** Everything that pages with offline support may load, including lazy parts. */
export function offlineAssets(
  /** @type {import('esbuild').Metafile} */ meta,
  /** @type {[string, import('../../src/web/pages/pages.ts').Page][]} */ pages,
  /** @type {(output: string) => string} */ address,
) {
  const wanted = new Set();
  const follow = (/** @type {string} */ path) => {
    if (wanted.has(path)) return;
    wanted.add(path);
    const output = meta.outputs[path];
    for (const { path: to } of output?.imports ?? []) if (meta.outputs[to]) follow(to);
    if (output?.cssBundle) follow(output.cssBundle);
  };
  const entries = new Set([
    'styles/index.css',
    ...pages.flatMap(([, { view, offline }]) => (offline && view ? [view] : [])),
  ]);
  for (const [path, { entryPoint }] of Object.entries(meta.outputs))
    if (entryPoint && entries.has(entryPoint)) follow(path);
  return [...wanted].map(address);
}

// Lets Node run sources written for a bundler: an import without an extension finds the .ts file or the index.ts of a
// folder, and JSON files are modules with named exports for their fields. Usage: node --import ./tools/resolve-ts.mjs
// some/script.ts
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const ENDINGS = new Map([
  ['ERR_MODULE_NOT_FOUND', '.ts'],
  ['ERR_UNSUPPORTED_DIR_IMPORT', '/index.ts'],
]);

/** A JSON object as a module, with a default export and named fields. @param {string} json */
function moduleOf(json) {
  const fields = Object.keys(JSON.parse(json)).map((name, i) => [JSON.stringify(name), `field${i}`]);
  const named = fields.map(([name, local]) => `const ${local} = json[${name}];\nexport { ${local} as ${name} };`);
  return [`const json = ${json};`, 'export default json;', ...named].join('\n');
}

/** The endings of relative imports, so that an `import()` that runs again, as in a measurement, does not search again. */
const known = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.')) return next(specifier, context);
    const name = `${context.parentURL} ${specifier}`;
    try {
      return next(specifier + (known.get(name) ?? ''), context);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const ending = ENDINGS.get(code);
      if (!ending) throw error;
      known.set(name, ending);
      return next(specifier + ending, context);
    }
  },
  load(url, context, next) {
    // `require` has no attributes, and reads JSON itself.
    const isBare = context.importAttributes !== undefined && context.importAttributes.type === undefined;
    if (!isBare || !url.startsWith('file:') || !url.endsWith('.json')) return next(url, context);
    return { format: 'module', source: moduleOf(readFileSync(new URL(url), 'utf8')), shortCircuit: true };
  },
});

// Lets Node run the sources as they are written for a bundler: an import without an ending finds its .ts file
// or the index.ts of its folder, and JSON is imported as such.
// Usage: node --import ./tools/resolve-ts.mjs some/script.ts
import { registerHooks } from 'node:module';

const ENDINGS = new Map([
  ['ERR_MODULE_NOT_FOUND', '.ts'],
  ['ERR_UNSUPPORTED_DIR_IMPORT', '/index.ts'],
]);

registerHooks({
  resolve(specifier, context, next) {
    const asked = specifier.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context;
    try {
      return next(specifier, asked);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const ending = specifier.startsWith('.') && ENDINGS.get(code);
      if (!ending) throw error;
      return next(specifier + ending, asked);
    }
  },
});

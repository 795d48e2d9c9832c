// A preload for a generator of clients that is written against TypeScript 5, which stands beside this file.
import { registerHooks } from 'node:module';

const typescript = import.meta.resolve('typescript');

registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? typescript : specifier, context),
});

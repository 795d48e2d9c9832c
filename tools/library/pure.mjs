// Lets bundlers drop what a program does not use. They keep a constant whose value is computed when a module loads,
// because the computation could have an effect. No module of the library has one ("sideEffects": false), so each such
// computation becomes a call that is marked as pure, and imports without names are left out.
import { parseAst } from 'vite';

/** @typedef {import('estree').Node} Syntax */

/** Whether every bundler sees that an expression has no effect. @param {Syntax | null | undefined} node @returns {boolean} */
function isPlain(node) {
  switch (node?.type) {
    case undefined:
    case 'Literal':
    case 'Identifier':
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return true;
    case 'UnaryExpression':
      return isPlain(node.argument);
    case 'ArrayExpression':
      return node.elements.every((element) => element?.type !== 'SpreadElement' && isPlain(element));
    case 'ObjectExpression':
      return node.properties.every(
        (property) => property.type === 'Property' && !property.computed && isPlain(property.value),
      );
    default:
      return false;
  }
}

/**
 * The code of a module in which each top-level constant and each import can be dropped.
 * @param {string} code  an ES module
 */
export function droppable(code) {
  /** @type {{ body: (Syntax & { declaration?: Syntax | null })[] }} */
  const program = /** @type {any} */ (parseAst(code));
  /** @type {string[]} */
  const parts = [];
  let end = 0;
  /** @param {Syntax} node @returns {{ start: number, end: number }} */
  const spanOf = (node) => /** @type {any} */ (node);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.specifiers.length === 0) {
      parts.push(code.slice(end, spanOf(statement).start));
      end = spanOf(statement).end;
    }
    const node = statement.declaration ?? statement;
    for (const { id, init } of node.type === 'VariableDeclaration' ? node.declarations : []) {
      if (id.type !== 'Identifier' || !init || isPlain(init)) continue;
      const span = spanOf(init);
      parts.push(code.slice(end, span.start), '/* @__PURE__ */(()=>(', code.slice(span.start, span.end), '))()');
      end = span.end;
    }
  }
  return `${parts.join('')}${code.slice(end)}`;
}

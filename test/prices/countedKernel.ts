/** The kernel with a counter of its operators. */
import binaryen from 'binaryen';

const CALL = '(call $log_execution';
const SCOPE = /^\s*\((?:func|loop)\b/;
const depthOf = (line: string): number => line.length - line.trimStart().length;

/** The number of operators of each function and loop outside its inner loops, by the line of its first counter. */
function operatorsOf(lines: readonly string[]): Map<number, number> {
  const operators = new Map<number, number>();
  const scopes: { depth: number; counter: number }[] = [];
  for (const [i, line] of lines.entries()) {
    if (!line.trimStart().startsWith('(')) continue;
    const depth = depthOf(line);
    while (scopes.length > 0 && (scopes.at(-1) as { depth: number }).depth >= depth) scopes.pop();
    const scope = scopes.at(-1);
    if (SCOPE.test(line)) scopes.push({ depth, counter: -1 });
    else if (!scope) continue;
    else if (line.includes(CALL)) scope.counter = scope.counter < 0 ? i : scope.counter;
    else operators.set(scope.counter, (operators.get(scope.counter) ?? 0) + 1);
  }
  return operators;
}

/** Replaces the import of the log: a counter, which the module exports. */
const COUNTER = `(global $executed (mut f64) (f64.const 0))
 (export "executed" (global $executed))
 (func $log_execution (param i32)
  (global.set $executed (f64.add (global.get $executed) (f64.convert_i32_u (local.get 0)))))`;

/**
 * The kernel with a counter: binaryen logs the entries of functions and loops, and each adds the number of its operators.
 *
 * @param kernel  the compiled kernel
 */
export function countedKernel(kernel: Uint8Array): Uint8Array {
  const logged = binaryen.readBinary(kernel);
  logged.setFeatures(binaryen.Features.All);
  logged.runPasses(['log-execution']);
  const lines = logged.emitText().split('\n');
  const operators = operatorsOf(lines);
  const weighted = lines.flatMap((line, i) => {
    if (line.includes('(import "env" "log_execution"')) return [];
    if (!lines[i - 1]?.includes(CALL)) return [line];
    return [`(i32.const ${operators.get(i - 1) ?? 0})`];
  });
  const counted = binaryen.parseText(weighted.join('\n').replace('\n (start ', `\n ${COUNTER}\n (start `));
  counted.setFeatures(binaryen.Features.All);
  return counted.emitBinary();
}

/**
 * Counts what some work executes: characters of JavaScript, by the block counts of V8, and operators of the kernel, by
 * counters in a copy of its module. The counts are the same on every machine.
 */
import { readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import binaryen from 'binaryen';

export interface Executed {
  /** Characters of JavaScript without white space, times the runs of their block up to a thousand. */
  script: number;
  /** The same for further runs of a block, which is optimised by then. */
  hot: number;
  /** Operators of the executed functions and loops of the kernel. */
  kernel: number;
}

const session = new Session();

function post(method: 'Profiler.takePreciseCoverage'): Profiler.TakePreciseCoverageReturnType;
function post(method: string, parameters?: object): unknown;
function post(method: string, parameters?: object): unknown {
  let answer: unknown;
  // The session calls back before it returns.
  session.post(method, parameters, (error: Error | null, value: unknown) => {
    if (error) throw error;
    answer = value;
  });
  return answer;
}

/** The counters of the instances of `countedKernelModule`. */
const counters: WebAssembly.Global[] = [];

/** Begins to count. V8 counts code that it compiled earlier by whole functions, so product code must load after this. */
export function startCounting(): void {
  session.connect();
  post('Profiler.enable');
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct(target, [module, imports]: [WebAssembly.Module, WebAssembly.Imports]) {
      const instance = new target(module, imports);
      const { executed } = instance.exports;
      if (executed instanceof WebAssembly.Global) counters.push(executed);
      return instance;
    },
  });
}

type Range = Profiler.CoverageRange;

/** A block that has run this often runs in optimised code from then on. */
const HOT_RUNS = 1000;

/** The executed characters of a script. The count of a range applies to its characters outside its inner ranges. */
function charactersOf(ranges: readonly Range[]): Pick<Executed, 'script' | 'hot'> {
  const open: { range: Range; own: number }[] = [];
  let [script, hot] = [0, 0];
  const closeBefore = (offset: number): void => {
    while (open.length > 0 && (open.at(-1) as { range: Range }).range.endOffset <= offset) {
      const { range, own } = open.pop() as { range: Range; own: number };
      script += own * Math.min(range.count, HOT_RUNS);
      hot += own * Math.max(0, range.count - HOT_RUNS);
    }
  };
  for (const range of ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)) {
    closeBefore(range.startOffset);
    const length = range.endOffset - range.startOffset;
    const outer = open.at(-1);
    if (outer) outer.own -= length;
    open.push({ range, own: length });
  }
  closeBefore(Number.POSITIVE_INFINITY);
  return { script, hot };
}

/** The counts since the last call. */
export function takeExecuted(): Executed {
  const { result } = post('Profiler.takePreciseCoverage');
  const scripts = result.filter(({ url }) => url.startsWith('file:') && !url.includes('/node_modules/'));
  const executed: Executed = { script: 0, hot: 0, kernel: 0 };
  for (const { functions } of scripts) {
    const { script, hot } = charactersOf(functions.flatMap(({ ranges }) => ranges));
    executed.script += script;
    executed.hot += hot;
  }
  for (const counter of counters) {
    executed.kernel += counter.value;
    counter.value = 0;
  }
  return executed;
}

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
 * @param file  the compiled kernel
 */
export function countedKernelModule(file: URL): WebAssembly.Module {
  const logged = binaryen.readBinary(readFileSync(file));
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
  return new WebAssembly.Module(counted.emitBinary() as Uint8Array<ArrayBuffer>);
}

/**
 * Counts what some work executes: characters of JavaScript, by the block counts of V8, and operators of the kernel, by
 * counters in a copy of its module (countedKernel.ts). The counts are the same on every machine.
 */
import { type Profiler, Session } from 'node:inspector';

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

/** The counters of the instances of the counted kernel. */
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

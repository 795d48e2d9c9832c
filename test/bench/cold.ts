import { execFileSync } from 'node:child_process';

const RUNS = 11;
const STAGES = ['compile', 'instantiate, tables expanded', 'first sky', 'first chart'];

/** Runs the child in fresh processes and prints the median of each stage from bytes to the first chart. */
export function benchColdStart(child: string): void {
  const runs = Array.from({ length: RUNS }, () => {
    const output = execFileSync(process.execPath, [...process.execArgv, child], { encoding: 'utf8' });
    return JSON.parse(output) as number[];
  });
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
  console.log(`\nCold start, from bytes to the first chart (median of ${RUNS} fresh processes)`);
  for (const [i, stage] of STAGES.entries()) {
    console.log(
      `  ${stage.padEnd(36)}${median(runs.map((run) => run[i] as number))
        .toFixed(3)
        .padStart(9)} ms`,
    );
  }
  const totals = runs.map((run) => run.reduce((sum, stage) => sum + stage, 0));
  console.log(`  ${'together'.padEnd(36)}${median(totals).toFixed(3).padStart(9)} ms`);
}

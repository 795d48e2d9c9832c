/** Collects differences by name, prints their distribution, and hands it to `npm run accuracy`. */
import { appendFileSync } from 'node:fs';
import { env } from 'node:process';

/** The distribution of the differences of a name. */
export interface Distribution {
  title: string;
  unit: string;
  name: string;
  count: number;
  median: number;
  p95: number;
  max: number;
}

export class Residuals {
  private readonly sizes = new Map<string, number[]>();
  private readonly unit: string;

  constructor(unit: string) {
    this.unit = unit;
  }

  add(name: string, difference: number): void {
    const sizes = this.sizes.get(name) ?? [];
    sizes.push(Math.abs(difference));
    this.sizes.set(name, sizes);
  }

  /** The largest difference so far. NaN for an empty collection, which fails every comparison. */
  max(name: string): number {
    return Math.max(...(this.sizes.get(name) ?? [Number.NaN]));
  }

  /** Prints the distributions, and appends them to the file that `RESIDUALS_FILE` names. */
  print(title: string): void {
    const distributions = [...this.sizes].map(([name, sizes]): Distribution => {
      const sorted = [...sizes].sort((a, b) => a - b);
      const quantile = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] as number;
      const [median, p95, max] = [quantile(0.5), quantile(0.95), quantile(1)];
      return { title, unit: this.unit, name, count: sorted.length, median, p95, max };
    });
    const figure = (value: number): string => value.toPrecision(3).padStart(10);
    const lines = distributions.map(
      ({ name, count, median, p95, max }) =>
        `  ${name.padEnd(14)} n ${String(count).padStart(5)}  median ${figure(median)}  p95 ${figure(p95)}  max ${figure(max)}`,
    );
    console.log(`${title} (${this.unit})\n${lines.join('\n')}`);
    const file = env.RESIDUALS_FILE;
    if (file) appendFileSync(file, distributions.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
}

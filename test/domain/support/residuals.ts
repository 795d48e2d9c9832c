/** Collects differences by name and prints their distribution. */
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

  print(title: string): void {
    const lines = [...this.sizes].map(([name, sizes]) => {
      const sorted = [...sizes].sort((a, b) => a - b);
      const quantile = (share: number): string =>
        (sorted[Math.ceil(share * sorted.length) - 1] as number).toPrecision(3).padStart(10);
      return `  ${name.padEnd(14)} n ${String(sorted.length).padStart(5)}  median ${quantile(0.5)}  p95 ${quantile(0.95)}  max ${quantile(1)}`;
    });
    console.log(`${title} (${this.unit})\n${lines.join('\n')}`);
  }
}

/** The part of autocannon 9 that the benchmarks use. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    body?: string;
    headers?: Record<string, string>;
    setupRequest?: (request: Request) => Request;
  }
  interface Result {
    requests: { total: number; average: number };
    latency: { p50: number; p90: number; p99: number; max: number };
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    statusCodeStats?: Record<string, { count: number }>;
  }
  export default function autocannon(options: {
    url: string;
    amount: number;
    connections: number;
    timeout?: number;
    requests: Request[];
  }): Promise<Result> & { on(event: 'response', listener: () => void): void };
}

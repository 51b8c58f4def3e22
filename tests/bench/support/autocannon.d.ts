/** As much of it as is used here; the package brings no types. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?(request: Request): Request;
  }

  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
    setupClient?(client: { setRequests(requests: Request[]): void }): void;
  }

  interface Result {
    requests: { average: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
    statusCodeStats: Record<string, { count: number }>;
  }

  export default function autocannon(options: Options): Promise<Result>;
}

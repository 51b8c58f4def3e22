import type { IncomingHttpHeaders } from 'node:http';

export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Without its port. */
  readonly host: string;
  readonly body: string;
  /** The parts of the path that a route names. */
  readonly params: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer, or none at all: the line stays open and silent. */
export type Reply = Answer | 'silence';

export interface Route {
  readonly method: string;
  readonly parts: readonly string[];
  readonly handle: (ask: Ask) => Reply | Promise<Reply>;
}

export const route = (method: string, path: string, handle: Route['handle']): Route => ({
  method,
  parts: path.split('/'),
  handle,
});

/** The parts of a path that a route names, where it is that route's. */
export function match({ parts }: Route, path: string): Record<string, string> | undefined {
  const given = path.split('/');
  if (given.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

export const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

export const redirect = (location: string): Answer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

/** A request that is not done, with the reason for whoever wrote it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

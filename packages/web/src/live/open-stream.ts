import type { Route } from '@livery/contract/client';

/** The platform’s stream of events. A session takes a header, so a browser’s own reader will not do. */
export const openStream = (
  { method, path }: Route,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(path, { method, headers, signal, credentials: 'same-origin', cache: 'no-store' });

import type { LoginRow } from '../api/login-history.ts';

interface KeyedLogin {
  readonly key: string;
  readonly login: LoginRow;
}

/**
 * A name for each row: when it was, to the millisecond, and what it says. A log-in
 * between two pages moves the last row of one onto the next; it is told once.
 */
export function withKeys(rows: readonly LoginRow[]): KeyedLogin[] {
  const seen = new Set<string>();
  return rows.flatMap((login) => {
    const { at, ip, device, means, ok } = login;
    const key = JSON.stringify([at, ip, device, means, ok]);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ key, login }];
  });
}

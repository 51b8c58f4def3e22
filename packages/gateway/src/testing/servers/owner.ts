import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of an embedded database for who owns its tables, by that of the gateway that serves from it. */
export function ownerUrl(state: string, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = 'livery';
  url.password = readFileSync(join(state, 'postgres.secret'), 'utf8').trim();
  return url.href;
}

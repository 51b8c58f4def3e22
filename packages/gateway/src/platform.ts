import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database/schema.ts';
import type { Sites } from './http/sites.ts';
import type { Live } from './live/live.ts';
import type { Passwords } from './modules/session/passwords.ts';

/** What the modules share; built once at the start. */
export interface Platform {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly passwords: Passwords;
  /** News for pages that are open now. */
  readonly live: Live;
}

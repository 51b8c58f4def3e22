import type { JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import type { Sites } from './http/sites.ts';
import type { Live } from './live/live.ts';
import type { States } from './site/states.ts';
import type { Passwords } from './modules/session/passwords.ts';
import type { Sender } from './senders/sender.ts';

/** What the modules share; built once at the start. */
export interface Platform {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly passwords: Passwords;
  readonly states: States;
  /** Keys that identities from elsewhere are signed with. */
  readonly identityKeys: JWTVerifyGetKey;
  /** News for pages that are open now. */
  readonly live: Live;
  /** Brings codes and letters to players. */
  readonly senders: Sender;
  readonly config: Config;
}

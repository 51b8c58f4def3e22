import type { JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import type { Clock } from './time/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/schema.ts';
import type { AccountEvents } from './events.ts';
import type { KeepGood } from './sites/content/good-rows.ts';
import type { Sites } from './sites/sites.ts';
import type { Live } from './live/live.ts';
import type { States } from './sites/site-states.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Outbox } from './senders/outbox/outbox.ts';
import type { EndedSessions, Identify } from './session.ts';
import type { Uploads } from './uploads/uploads.ts';
import type { Vault } from './vault/vault.ts';

/** What the chapters share; built once at the start. */
export interface Services {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly passwords: Passwords;
  /** Keeps codes and secrets under LIVERY_KEY. */
  readonly vault: Vault;
  readonly identify: Identify;
  /** What was found of a session a moment ago is not so any more. */
  readonly forgetSessions: (ended: EndedSessions) => void;
  readonly events: AccountEvents;
  /** What of rows that others wrote may go into a reply. */
  readonly keepGood: KeepGood;
  readonly pictures: Pictures;
  /** Takes pictures that players send. */
  readonly uploads: Uploads;
  readonly states: States;
  /** Keys that identities from elsewhere are signed with. */
  readonly identityKeys: JWTVerifyGetKey;
  /** News for pages that are open now. */
  readonly live: Live;
  /** Brings codes and letters to players, sooner or later. */
  readonly outbox: Outbox;
  readonly config: Config;
}

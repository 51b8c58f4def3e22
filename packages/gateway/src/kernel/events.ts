import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import type { Tx } from './database/transact.ts';
import type { EndedSessions, RenewedSession } from './session.ts';
import type { Merchant } from './sites/merchants.ts';

export interface OpenedAccount {
  readonly merchant: Merchant;
  readonly memberId: bigint;
}

/**
 * What the account chapter tells the others, without knowing them: `app.ts`
 * says who hears. The hearer works in the teller's transaction, so that both
 * happen or neither.
 */
export interface AccountEvents {
  sessionsEnded(db: Kysely<Database>, ended: EndedSessions, now: number): Promise<void>;
  sessionRenewed(tx: Tx, renewed: RenewedSession): Promise<void>;
  accountOpened(tx: Tx, opened: OpenedAccount): Promise<void>;
}

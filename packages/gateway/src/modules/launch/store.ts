import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/schema.ts';
import type { Kysely } from 'kysely';
import type { Tx } from '../../database/transact.ts';
import { hashSecret, newSecret } from '../../secrets.ts';

const PROVIDER_SESSION_LIFE = 4 * 3_600_000;

export interface NewProviderSession {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly loginHash: Buffer;
  readonly nodeId: string;
  readonly mode: 'real' | 'trial';
  readonly accountId: bigint;
  readonly now: number;
}

export interface Launched {
  readonly sessionId: string;
  readonly token: string;
  readonly expiresAt: number;
}

export async function openProviderSession(tx: Tx, opened: NewProviderSession): Promise<Launched> {
  const sessionId = randomUUID();
  const token = newSecret();
  const expiresAt = opened.now + PROVIDER_SESSION_LIFE;
  await tx
    .insertInto('provider_session')
    .values({
      merchant: opened.merchant,
      id: sessionId,
      token_hash: hashSecret(token),
      login_hash: opened.loginHash,
      member_id: opened.memberId,
      node_id: opened.nodeId,
      mode: opened.mode,
      account_id: opened.accountId,
      created_at: new Date(opened.now),
      expires_at: new Date(expiresAt),
    })
    .execute();
  return { sessionId, token, expiresAt };
}

export interface ProviderSession {
  readonly merchant: string;
  readonly id: string;
  readonly memberId: bigint;
  readonly nodeId: string;
  readonly mode: 'real' | 'trial';
  readonly accountId: bigint;
  readonly currency: string;
  readonly balance: bigint;
}

/** The token alone says which merchant: the games have one host for all of them. */
export async function findProviderSession(
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<ProviderSession | undefined> {
  const row = await db
    .selectFrom('provider_session as opened')
    .innerJoin('ledger_account as account', (join) =>
      join
        .onRef('account.merchant', '=', 'opened.merchant')
        .onRef('account.id', '=', 'opened.account_id'),
    )
    .select([
      'opened.merchant',
      'opened.id',
      'opened.member_id as memberId',
      'opened.node_id as nodeId',
      'opened.mode',
      'opened.account_id as accountId',
      'account.currency',
      'account.balance',
    ])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row && { ...row, balance: row.balance ?? 0n };
}

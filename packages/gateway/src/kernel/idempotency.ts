import { prepared } from './database/connection/prepared.ts';
import type { Tx } from './database/transact.ts';
import { hashSecret } from './secrets/secrets.ts';
import { Refusal } from './refusal.ts';

export interface KeyedRequest {
  readonly merchant: string;
  /** What the key is a key of: the operation and whose it is. */
  readonly scope: string;
  readonly key: string;
  /** Everything that decides the effect, as it was understood, in a fixed order. */
  readonly request: readonly string[];
  readonly now: number;
}

interface Claim extends Pick<KeyedRequest, 'merchant' | 'scope' | 'key'> {
  readonly requestHash: Buffer;
  readonly at: Date;
}

const claim = prepared((db, { merchant, scope, key, requestHash, at }: Claim) =>
  db
    .insertInto('idempotency')
    .values({ merchant, scope, key, request_hash: requestHash, reply: null, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
);

interface Kept extends Pick<KeyedRequest, 'merchant' | 'scope' | 'key'> {
  readonly reply: string;
}

const keep = prepared((db, { merchant, scope, key, reply }: Kept) =>
  db
    .updateTable('idempotency')
    .set({ reply })
    .where((row) => row.and({ merchant, scope, key })),
);

/**
 * Does the work once for a key. The row is written first and in the same
 * transaction: a twin waits on it, then reads the first result; a rollback
 * takes row and work back together.
 */
export async function answerOnce<T>(
  tx: Tx,
  { merchant, scope, key, request, now }: KeyedRequest,
  work: () => Promise<T>,
): Promise<T> {
  const requestHash = hashSecret(JSON.stringify(request));
  const rowOf = { merchant, scope, key };
  const [mine] = await claim(tx, { ...rowOf, requestHash, at: new Date(now) });
  if (mine === undefined) {
    const first = await tx
      .selectFrom('idempotency')
      .select(['request_hash', 'reply'])
      .where((row) => row.and(rowOf))
      .executeTakeFirstOrThrow();
    if (!first.request_hash.equals(requestHash)) throw new Refusal('idempotency.mismatch');
    return first.reply as T;
  }
  const result = await work();
  await keep(tx, { ...rowOf, reply: JSON.stringify(result) });
  return result;
}

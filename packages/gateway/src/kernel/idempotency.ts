import type { Tx } from './database/transact.ts';
import { hashSecret } from './secrets.ts';
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
  const mine = await tx
    .insertInto('idempotency')
    .values({
      merchant,
      scope,
      key,
      request_hash: requestHash,
      reply: null,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const rowOf = { merchant, scope, key };
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
  await tx
    .updateTable('idempotency')
    .set({ reply: JSON.stringify(result) })
    .where((row) => row.and(rowOf))
    .execute();
  return result;
}

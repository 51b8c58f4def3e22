import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { addressSubject } from '../../../http/guards/networks.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';

/**
 * What may be shown once: used up in the transaction of what it opens, so that
 * both are or neither is. Tells whether it was for the first time.
 */
export type UseUp = (tx: Tx, memberId: bigint) => Promise<boolean>;

export interface Sending {
  /** Of the request; without one nobody may send the token again. */
  readonly key: string;
  readonly request: FastifyRequest;
  /** What is asked for, with everything that decides it. */
  readonly asked: readonly string[];
}

/** Undefined where the token may not be sent again. */
export function senderOf(vault: Vault, { key, request, asked }: Sending): Buffer | undefined {
  if (key === '') return undefined;
  const agent = request.headers['user-agent'] ?? '';
  return vault.digest('sender of a token', key, addressSubject(request.ip), agent, ...asked);
}

export interface ShownToken {
  readonly merchant: string;
  readonly token: string;
  readonly sender: Buffer | undefined;
}

/** For the first time, or again by the one who used it. */
export function usingUp(shown: ShownToken, expiresAt: number, refusal: Refusal): UseUp {
  const { merchant, token, sender } = shown;
  return async (tx, memberId) => {
    const first = await tx
      .insertInto('used_token')
      .values({
        merchant,
        hash: hashOf(token),
        member_id: memberId,
        sender: sender ?? null,
        expires_at: new Date(expiresAt),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .executeTakeFirst();
    if (first !== undefined) return true;
    if ((await usedFor(tx, shown)) !== memberId) throw refusal;
    return false;
  };
}

/** The member whom this very sender used it for. */
export async function usedFor(
  db: Kysely<Database>,
  { merchant, token, sender }: ShownToken,
): Promise<bigint | undefined> {
  if (sender === undefined) return undefined;
  const row = await db
    .selectFrom('used_token')
    .select('member_id')
    .where((its) => its.and({ merchant, hash: hashOf(token), sender }))
    .executeTakeFirst();
  return row?.member_id;
}

/** Of what is signed: the last letter of a signature can be written in several ways. */
const hashOf = (token: string): Buffer => hashSecret(token.slice(0, token.lastIndexOf('.')));

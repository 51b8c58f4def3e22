import { sql, type Kysely } from 'kysely';
import type { Body } from '@livery/contract';
import type { Database } from '../../../kernel/database/schema.ts';
import { sqlState, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets.ts';
import type { UseUp } from '../identity/once.ts';
import type { Owner } from '../session/credentials.ts';

export type SocialProvider = Body<'socialLogin'>['provider'];

export const linkColumns = { google: 'google_id', facebook: 'facebook_id' } as const;

export interface LinkedIdentity {
  readonly provider: SocialProvider;
  /** What the provider calls the person. */
  readonly subject: string;
}

interface Ticket extends LinkedIdentity {
  readonly memberId: bigint;
}

const LIFE = 5 * 60_000;
const MOST_TRIES = 5;
const UNIQUE_VIOLATION = '23505';

/** For whoever then shows the password as well. */
export async function makeTicket(
  tx: Tx,
  { merchant, memberId }: Owner,
  linked: LinkedIdentity,
  now: number,
): Promise<string> {
  const ticket = newSecret();
  await tx
    .insertInto('link_ticket')
    .values({
      merchant,
      hash: hashSecret(ticket),
      member_id: memberId,
      ...linked,
      expires_at: new Date(now + LIFE),
    })
    .execute();
  return ticket;
}

/** Counts a try before the password is looked at; refuses a ticket that is none, or none any more. */
export async function tryTicket(
  db: Kysely<Database>,
  merchant: string,
  ticket: string,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('link_ticket')
    .set({ tries: sql`tries + 1` })
    .where((its) => its.and({ merchant, hash: hashSecret(ticket) }))
    .where('expires_at', '>', new Date(now))
    .where('tries', '<', MOST_TRIES)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('link.invalid');
}

/** Refuses whoever came into another account than the ticket is for. */
export function linking(merchant: string, ticket: string): UseUp {
  return async (tx, memberId) => {
    const used = await tx
      .deleteFrom('link_ticket')
      .where((its) => its.and({ merchant, hash: hashSecret(ticket), member_id: memberId }))
      .returning(['member_id as memberId', 'provider', 'subject'])
      .executeTakeFirst();
    if (used === undefined || !(await link(tx, merchant, used))) throw new Refusal('link.invalid');
    return true;
  };
}

/** False where the account, or the identity, is another's by now. */
export async function link(
  db: Kysely<Database>,
  merchant: string,
  { memberId, provider, subject }: Ticket,
): Promise<boolean> {
  const column = linkColumns[provider];
  try {
    const { numUpdatedRows } = await db
      .updateTable('member')
      .set({ [column]: subject })
      .where((its) => its.and({ merchant, id: memberId }))
      .where(column, 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

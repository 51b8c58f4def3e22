import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { sqlState, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets/secrets.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { UseUp } from '../identity/once.ts';
import {
  linkColumns,
  linkTimes,
  type Owner,
  type SocialProvider,
  tellOwner,
  type Visitor,
} from '../../member/index.ts';

export interface LinkedIdentity {
  readonly provider: SocialProvider;
  /** What the provider calls the person. */
  readonly subject: string;
}

/** Where an identity is linked. */
interface LinkingSite {
  readonly merchant: Merchant;
  readonly visitor: Visitor;
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
export function linking(
  services: Services,
  { merchant, visitor }: LinkingSite,
  ticket: string,
): UseUp {
  return async (tx, memberId) => {
    const used = await tx
      .deleteFrom('link_ticket')
      .where((its) =>
        its.and({ merchant: merchant.code, hash: hashSecret(ticket), member_id: memberId }),
      )
      .returning(['provider', 'subject'])
      .executeTakeFirst();
    const isLinked =
      used !== undefined && (await link(services, tx, { merchant, visitor, memberId }, used));
    if (!isLinked) throw new Refusal('link.invalid');
    return true;
  };
}

/** False where the account, or the identity, is another's by now. */
export async function link(
  services: Services,
  tx: Tx,
  { merchant, visitor, memberId }: LinkingSite & { readonly memberId: bigint },
  { provider, subject }: LinkedIdentity,
): Promise<boolean> {
  const column = linkColumns[provider];
  const now = services.clock();
  try {
    const { numUpdatedRows } = await tx
      .updateTable('member')
      .set({ [column]: subject, [linkTimes[provider]]: new Date(now) })
      .where((its) => its.and({ merchant: merchant.code, id: memberId }))
      .where(column, 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const happening = { merchant, memberId, visitor, now };
    await tellOwner(services, tx, happening, { what: 'link', provider });
    return true;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { MemberBar } from '../../../kernel/events.ts';
import { endGrant } from './end.ts';
import { liveGrants } from './store.ts';

/** A break costs no day of a bonus; an exclusion ends every one, also those that wait. */
export async function heedBar(
  tx: Tx,
  { merchant: { code: merchant }, memberId, kind, from, until, now }: MemberBar,
): Promise<void> {
  if (kind === 'exclusion') {
    for (const grant of await liveGrants(tx, { merchant, memberId })) {
      await endGrant(tx, grant, { state: 'ended', why: 'excluded' }, now);
    }
    return;
  }
  const more = (until ?? from) - from;
  if (more <= 0) return;
  await tx
    .updateTable('bonus_grant')
    .set({ expires_at: sql<Date>`expires_at + ${more} * interval '1 millisecond'` })
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['active', 'closing'])
    .where('expires_at', '>', new Date(now))
    .execute();
}

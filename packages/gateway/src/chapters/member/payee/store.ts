import type { Tx } from '../../../kernel/database/transact.ts';
import type { Member } from '../store.ts';

/** Of a member who is locked: what else their profile says stays. */
export async function writePayeeName(
  tx: Tx,
  { merchant, id, profile }: Pick<Member, 'merchant' | 'id' | 'profile'>,
  payeeName: string,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ profile: JSON.stringify({ ...profile, payeeName: payeeName.trim() }) })
    .where((its) => its.and({ merchant, id }))
    .execute();
}

import { transact } from '../../../kernel/database/transact.ts';
import { DEPOSIT_LEVEL } from '../../../kernel/sites/policy/policy.ts';
import { getMember } from '../../member/index.ts';
import type { House } from '../../chapter.ts';
import { kycNews } from '../cases/decide.ts';
import { changeCase, holdCase, type CaseKey } from '../rows/cases.ts';
import { tellIdentity } from '../letters/letters.ts';

const AT_ONCE = 20;

/**
 * Documents that have run out: their members are known as before, and prove
 * themselves anew before they are paid out. Answers whether there may be more.
 */
export async function expireCases(house: House): Promise<boolean> {
  const due = await house.db
    .selectFrom('kyc_case')
    .select(['merchant', 'id'])
    .where('state', '=', 'verified')
    .where('valid_until', '<=', new Date(house.clock()))
    .orderBy('valid_until')
    .limit(AT_ONCE)
    .execute();
  for (const key of due) await expire(house, key);
  return due.length === AT_ONCE;
}

async function expire({ db, clock, events, live, sites }: House, key: CaseKey): Promise<void> {
  const merchant = sites.of(key.merchant);
  if (merchant === undefined) return;
  const after = await transact(db, async (tx) => {
    const row = await holdCase(tx, key);
    if (row?.state !== 'verified') return undefined;
    const now = clock();
    const changed = await changeCase(tx, row, { state: 'expired', changed_at: new Date(now) });
    const memberId = row.member_id;
    const { kyc_level: level } = await getMember(tx, merchant.code, memberId);
    await tx
      .updateTable('member')
      .set({ kyc_status: 'none', kyc_level: Math.min(level, DEPOSIT_LEVEL) })
      .where((its) => its.and({ merchant: merchant.code, id: memberId }))
      .execute();
    await tellIdentity(events, { tx, merchant, memberId, now }, 'expired');
    return changed;
  });
  if (after !== undefined) live.publish(kycNews(after));
}

import { barredBy, mayBeOffered } from '../../../kernel/sites/policy/barred.ts';
import { isRegisterOwed } from '../../../kernel/sites/policy/policy.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { askRegister, findGuard } from '../../care/index.ts';
import type { House } from '../../chapter.ts';
import { nextReaders } from './batch.ts';
import { findCampaign, type CampaignKey } from './store.ts';

/** So many questions at a time. */
const AT_ONCE = 8;

/**
 * Before an offer is written the register is asked for those whom nobody asked
 * for on the day. Where it does not answer, the letter waits for all of the lot.
 */
export async function askFirst(
  house: House,
  merchant: Merchant,
  key: CampaignKey,
): Promise<boolean> {
  if (!isRegisterOwed(merchant)) return true;
  const { db, clock } = house;
  const campaign = await findCampaign(db, key);
  if (campaign?.kind !== 'promotion') return true;
  const readers = await nextReaders(db, campaign);
  const unknown = readers.filter(
    ({ agreed, ...guard }) =>
      agreed &&
      barredBy(merchant, guard, clock()) === undefined &&
      !mayBeOffered(merchant, guard, clock()),
  );
  for (let from = 0; from < unknown.length; from += AT_ONCE) {
    const some = unknown.slice(from, from + AT_ONCE);
    const answered = await Promise.all(some.map(({ id }) => isAnswered(house, merchant, id)));
    if (answered.includes(false)) return false;
  }
  return true;
}

async function isAnswered(house: House, merchant: Merchant, memberId: bigint): Promise<boolean> {
  const { db, clock } = house;
  const before = await findGuard(db, merchant.code, memberId);
  const waits = before?.register_state === 'silent' ? before.register_next_at : null;
  if (waits !== null && waits !== undefined && waits.getTime() > clock()) return false;
  await askRegister(house, merchant, memberId, 'offer');
  const guard = await findGuard(db, merchant.code, memberId);
  return guard !== undefined && guard.register_state !== 'silent';
}

import type { Tx } from '../../../kernel/database/transact.ts';
import type { PolicySite } from '../../../kernel/sites/policy/policy.ts';
import type { Guard } from '../../care/index.ts';
import { endGrant } from './end.ts';
import { liveGrants } from './store.ts';
import { takeTurns } from './turns.ts';

/** The deposit went back: what came with it ends, wherever it stands. What was earned by then is the member’s. */
export async function endGrantOfDeposit(
  tx: Tx,
  site: PolicySite,
  guard: Guard,
  depositId: bigint,
  now: number,
): Promise<void> {
  const whose = { merchant: guard.merchant, memberId: guard.member_id };
  const grant = (await liveGrants(tx, whose)).find((one) => one.deposit_id === depositId);
  if (grant === undefined) return;
  await endGrant(tx, grant, { state: 'ended', why: 'chargeback' }, now);
  await takeTurns(tx, site, guard, now);
}

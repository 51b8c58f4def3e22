import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { spanOf } from './periods.ts';
import { endBelow, holdContracts, sweepContracts, versionsOf, type ContractRow } from './store.ts';
import type { ContractKind } from './kinds.ts';

interface ContractEnd {
  readonly merchant: Merchant;
  readonly grantorId: bigint;
  readonly granteeId: bigint;
  readonly kind: ContractKind;
  readonly contractId: bigint;
  readonly now: number;
}

/** Takes back an offer, or ends what runs with the period that runs. */
export async function endGranted(
  tx: Tx,
  { merchant, grantorId, granteeId, kind, contractId, now }: ContractEnd,
): Promise<'contract.missing' | 'contract.over' | undefined> {
  const { code, timeZone } = merchant;
  const today = dayIn(timeZone, now);
  await holdContracts(tx, code);
  await sweepContracts(tx, code, today, now);
  const all = await versionsOf(tx, code, kind, granteeId);
  const row = all.find(({ id, grantor_id }) => id === contractId && grantor_id === grantorId);
  if (row === undefined) return 'contract.missing';
  if (row.state === 'offered') {
    await tx
      .updateTable('agent_contract')
      .set({ state: 'withdrawn' })
      .where('merchant', '=', code)
      .where('id', '=', row.id)
      .execute();
    return undefined;
  }
  if (row.state === 'withdrawn' || row.state === 'ended') return undefined;
  if (row.state !== 'active') return 'contract.over';
  await endVersions(tx, all, spanOf(row.terms.periods, today).to);
  return undefined;
}

/** Ends all there is of a kind with a day, and what was granted from it. */
export async function endVersions(
  tx: Tx,
  all: readonly ContractRow[],
  endsOn: string,
): Promise<void> {
  for (const row of all) {
    const runs = row.state === 'active' || row.state === 'superseded';
    if (!runs || (row.ends_on !== null && row.ends_on <= endsOn)) continue;
    await tx
      .updateTable('agent_contract')
      .set({ ends_on: endsOn })
      .where('merchant', '=', row.merchant)
      .where('id', '=', row.id)
      .execute();
  }
  const [first] = all;
  if (first !== undefined) await endBelow(tx, first.merchant, first, endsOn);
}

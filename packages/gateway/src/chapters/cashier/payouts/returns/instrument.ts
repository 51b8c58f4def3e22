import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/database/transact.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import type { Member } from '../../../member/index.ts';
import { instrumentsOf, type InstrumentRow } from '../../instruments/store.ts';
import { isOwnInstrument } from '../../payers/refused.ts';
import type { PayoutRules } from '../../settings/payouts.ts';

interface ProvenInstrument {
  readonly id: bigint;
  readonly paid: Date | null;
  readonly failed: Date | null;
}

/**
 * Where money was last paid out to and stayed, else the newest that its member
 * may be paid at. One at which a payout has come to nothing since is not tried
 * again by itself.
 */
export async function provenInstrument(
  tx: Tx,
  merchant: Merchant,
  member: Member,
  { rails }: PayoutRules,
  now: number,
): Promise<InstrumentRow | undefined> {
  const owner = { merchant: merchant.code, memberId: member.id };
  const own = (await instrumentsOf(tx, owner)).filter(
    (one) =>
      one.usable_at.getTime() <= now &&
      rails.some((rail) => rail === one.rail) &&
      isOwnInstrument(merchant, member, one),
  );
  if (own.length === 0) return undefined;
  const { rows } = await sql<ProvenInstrument>`
    SELECT instrument_id AS id, max(changed_at) FILTER (WHERE state = 'paid') AS paid,
      max(changed_at) FILTER (WHERE state IN ('failed', 'partly_paid', 'returned')
        OR state = 'refused' AND (source IS NOT NULL OR reason IN ('account', 'name'))) AS failed
    FROM payout WHERE merchant = ${owner.merchant} AND member_id = ${owner.memberId}
    GROUP BY instrument_id`.execute(tx);
  const known = new Map(rows.map((row) => [row.id, row]));
  const paidAt = ({ id }: InstrumentRow) => known.get(id)?.paid?.getTime() ?? 0;
  const failedAt = ({ id }: InstrumentRow) => known.get(id)?.failed?.getTime() ?? -1;
  return own
    .filter((one) => failedAt(one) < paidAt(one) || failedAt(one) < 0)
    .toSorted((one, other) => paidAt(other) - paidAt(one))[0];
}

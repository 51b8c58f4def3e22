import { sql, type RawBuilder } from 'kysely';
import type { FlagThresholds } from '../../settings/flags.ts';

/** Somebody at a time: what they did, and from where on people look. */
export interface RuleScene extends FlagThresholds {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly now: Date;
}

interface FoundFlag {
  readonly member_id: bigint;
  /** What raises it, by its name: once for ever. */
  readonly about: string;
  /** For whoever decides: sums as minor units, and no name. */
  readonly facts: string;
}

export interface FlagRule {
  readonly name: string;
  readonly says: string;
  readonly looksAt: string;
  find(scene: RuleScene): RawBuilder<FoundFlag>;
}

/** Payouts of the last day, the newest first. */
export const payouts = ({ merchant, memberId, now }: RuleScene) => sql`
  SELECT reference, amount, created_at FROM payout
  WHERE merchant = ${merchant} AND member_id = ${memberId} AND state <> 'refused'
    AND created_at > ${now}::timestamptz - interval '1 day'`;

export const deposits = ({ merchant, memberId }: RuleScene) => sql`
  SELECT id, reference, amount, credited, state, created_at, changed_at FROM deposit_order
  WHERE merchant = ${merchant} AND member_id = ${memberId}`;

/** Sums of a day of the member’s wallet, and of what is booked of those at vendors. */
export const days = ({ merchant, memberId }: RuleScene) => sql`
  SELECT day, ledger_day.kind, account.kind AS wallet, account.id AS account, paid_in, paid_out
  FROM ledger_day JOIN ledger_account AS account
    ON account.merchant = ledger_day.merchant AND account.id = ledger_day.account_id
  WHERE account.merchant = ${merchant} AND account.member_id = ${memberId}
    AND account.kind IN ('cash', 'vendor')`;

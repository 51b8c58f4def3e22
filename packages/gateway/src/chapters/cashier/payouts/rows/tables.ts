import type { ColumnType } from 'kysely';
import type { FixedColumn, IdentityColumn } from '../../../../kernel/database/tables/column.ts';
import type { PayoutState } from './states.ts';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Why a person has to look at a payout. Its member is told that one does, and never why. */
export type ReviewRule = 'hold' | 'sum' | 'day' | 'shared' | 'source' | 'flag';

interface PayoutTable {
  merchant: string;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  instrument_id: FixedColumn<bigint>;
  provider: FixedColumn<string>;
  rail: FixedColumn<'card' | 'bank' | 'ewallet'>;
  reference: FixedColumn<string>;
  amount: FixedColumn<bigint>;
  /** Kept when all of the rest was paid. */
  fee: FixedColumn<bigint>;
  currency: FixedColumn<string>;
  state: Defaulted<PayoutState>;
  rule: Nullable<ReviewRule>;
  provider_ref: Nullable<string>;
  paid: Defaulted<bigint>;
  given_back: Defaulted<bigint>;
  returned: Defaulted<bigint>;
  reason: Nullable<string>;
  /** None where its member ordered it. */
  source: ColumnType<string | null, string | null | undefined, never>;
  next_check_at: Nullable<Date>;
  checks: Defaulted<number>;
  leased_until: Nullable<Date>;
  created_at: FixedColumn<Date>;
  changed_at: Date;
}

interface PayoutEventTable {
  merchant: string;
  id: IdentityColumn;
  payout_id: FixedColumn<bigint>;
  stage: PayoutState;
  amount: Nullable<bigint>;
  at: FixedColumn<Date>;
}

/** What stands between somebody who is excluded and their money. */
export type MissingForReturn = 'identity' | 'account' | 'way' | 'hold';

interface BalanceReturnTable {
  merchant: string;
  member_id: bigint;
  missing: MissingForReturn;
  found_at: Date;
  next_at: Date;
}

export interface PayoutTables {
  balance_return: BalanceReturnTable;
  payout: PayoutTable;
  payout_event: PayoutEventTable;
  payout_state: { state: string; rank: number };
  payout_step: { former: string; next: string };
}

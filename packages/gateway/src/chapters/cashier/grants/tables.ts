import type { ColumnType } from 'kysely';
import type { FixedColumn, IdentityColumn } from '../../../kernel/database/tables/column.ts';
import type { GrantState } from './states.ts';
import type { GrantTerms } from './terms.ts';

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Why one ended that was neither earned nor given up nor too late. */
export type EndReason = 'spent' | 'excluded' | 'chargeback' | 'office';

interface BonusGrantTable {
  merchant: string;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  promotion_id: FixedColumn<bigint>;
  deposit_id: FixedColumn<bigint | null>;
  account_id: FixedColumn<bigint>;
  currency: FixedColumn<string>;
  terms: ColumnType<GrantTerms, string, never>;
  amount: FixedColumn<bigint>;
  required: FixedColumn<bigint>;
  cap: FixedColumn<bigint>;
  wagered: ColumnType<bigint, never, bigint>;
  earned: ColumnType<bigint, never, bigint>;
  state: ColumnType<GrantState, never, GrantState>;
  why: ColumnType<EndReason | null, never, EndReason>;
  made_at: FixedColumn<Date>;
  active_at: Later<Date>;
  expires_at: Later<Date>;
  closing_until: Later<Date>;
  ended_at: Later<Date>;
  /** When its owner was written that it ended. */
  told_at: Later<Date>;
}

interface GrantStakeTable {
  merchant: string;
  round_id: FixedColumn<bigint>;
  ref: FixedColumn<string>;
  grant_id: FixedColumn<bigint>;
  cash: FixedColumn<bigint>;
  bonus: FixedColumn<bigint>;
  counted: FixedColumn<bigint>;
  state: 'open' | 'settled' | 'returned';
}

export interface GrantTables {
  bonus_grant: BonusGrantTable;
  grant_stake: GrantStakeTable;
  grant_state: { state: string; is_live: boolean };
  grant_step: { former: string; next: string };
}

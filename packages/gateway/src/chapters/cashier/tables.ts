import type { ColumnType } from 'kysely';
import type { DepositTables } from './deposits/rows/tables.ts';
import type { InstrumentTables } from './instruments/tables.ts';
import type { PayoutTables } from './payouts/rows/tables.ts';
import type { ProviderTables } from './providers/tables.ts';
import type { GrantTables } from './grants/tables.ts';
import type { FlagTables } from './flags/tables.ts';
import type { SettlementTables } from './settlement/tables.ts';
import type { AccountKind } from './wallet/kinds.ts';
import type { IdentityColumn, FixedColumn } from '../../kernel/database/tables/column.ts';

interface LedgerAccountTable {
  merchant: string;
  id: IdentityColumn;
  kind: AccountKind;
  member_id: bigint | null;
  /** Of a `vendor` account. */
  vendor: ColumnType<string | null, string | null | undefined, never>;
  /** Of a `psp` or `suspense` account. */
  provider: ColumnType<string | null, string | null | undefined, never>;
  currency: string;
  /** Kept by the database from the entries; the house's is summed when asked. */
  balance: ColumnType<bigint | null, bigint | null, never>;
  /** What comes next has a higher number. */
  last_transfer_id: ColumnType<bigint, never, never>;
}

/** Written by `post` alone; its number says when. */
interface LedgerTransferTable {
  merchant: string;
  id: FixedColumn<bigint>;
  kind: string;
}

interface LedgerEntryTable {
  merchant: string;
  transfer_id: bigint;
  line: number;
  account_id: bigint;
  currency: string;
  /** The transfer's. */
  kind: string;
  amount: bigint;
  /** What was there afterwards, by the database; the house has none. */
  balance: ColumnType<bigint | null, never, never>;
}

/** An account's entries of one kind on one day of the merchant's. */
interface LedgerDayTable {
  merchant: string;
  account_id: bigint;
  day: ColumnType<string, string, never>;
  kind: string;
  entries: number;
  paid_in: bigint;
  paid_out: bigint;
}

interface KeptSumsTable {
  merchant: string;
  time_zone: string;
}

export interface CashierTables
  extends
    DepositTables,
    InstrumentTables,
    PayoutTables,
    ProviderTables,
    SettlementTables,
    FlagTables,
    GrantTables {
  ledger_account: LedgerAccountTable;
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryTable;
  ledger_day: LedgerDayTable;
  kept_sums: KeptSumsTable;
}

declare module '../../kernel/database/schema.ts' {
  interface Database extends CashierTables {}
}

import type { ColumnType } from 'kysely';
import type { FixedColumn, IdentityColumn } from '../../../kernel/database/tables/column.ts';
import type { ProviderMovement } from '../providers/port.ts';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as 2026-11-29, and read as that. */
type DayColumn = ColumnType<string, string, never>;

interface SettlementDayTable {
  merchant: string;
  provider: string;
  day: DayColumn;
  reading: Defaulted<number>;
  next_at: Nullable<Date>;
  leased_until: Nullable<Date>;
  read_at: Nullable<Date>;
  fault: Nullable<string>;
}

/** As the provider has it, of the last list that was read to its end. */
interface SettlementLineTable {
  merchant: string;
  provider: string;
  day: DayColumn;
  movement: string;
  reading: number;
  kind: ProviderMovement['kind'];
  amount: bigint;
  currency: string;
  at: Date;
}

interface FindingTable {
  merchant: string;
  id: IdentityColumn;
  provider: FixedColumn<string>;
  kind: FixedColumn<'missing_here' | 'missing_there' | 'differs'>;
  movement: FixedColumn<string>;
  day: DayColumn;
  state: Defaulted<'open' | 'closed' | 'written_off'>;
  listed_kind: Nullable<string>;
  listed_amount: Nullable<bigint>;
  listed_currency: Nullable<string>;
  booked_kind: Nullable<string>;
  booked_amount: Nullable<bigint>;
  booked_currency: Nullable<string>;
  found_at: Date;
  seen_at: Date;
  closed_at: Nullable<Date>;
  note: Nullable<string>;
}

export interface SettlementTables {
  settlement_day: SettlementDayTable;
  settlement_line: SettlementLineTable;
  finding: FindingTable;
}

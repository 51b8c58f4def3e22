import type { ColumnType } from 'kysely';
import type { FixedColumn, IdentityColumn } from '../../../kernel/database/tables/column.ts';

interface InstrumentTable {
  merchant: string;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  rail: FixedColumn<'card' | 'bank' | 'ewallet'>;
  bank: FixedColumn<string>;
  payee_name: FixedColumn<string>;
  last4: FixedColumn<string>;
  /** The number; gone with its removal. */
  sealed: Buffer | null;
  blind: Buffer;
  added_at: FixedColumn<Date>;
  usable_at: FixedColumn<Date>;
  removed_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

export interface InstrumentTables {
  instrument: InstrumentTable;
}

import type { ColumnType } from 'kysely';
import type { FixedColumn, IdentityColumn } from '../../../kernel/database/tables/column.ts';

export type FlagState = 'open' | 'cleared' | 'reported';

interface FlagTable {
  merchant: string;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  rule: FixedColumn<string>;
  about: FixedColumn<string>;
  facts: FixedColumn<string>;
  state: ColumnType<FlagState, FlagState | undefined, FlagState>;
  raised_at: FixedColumn<Date>;
  decided_at: ColumnType<Date | null, never, Date>;
}

interface FlagMarkTable {
  merchant: string;
  seen_until: Date;
  next_at: Date;
}

export interface FlagTables {
  aml_flag: FlagTable;
  flag_mark: FlagMarkTable;
}

import type { ColumnType } from 'kysely';
import type { FixedColumn, IdentityColumn } from '../../../kernel/database/tables/column.ts';

/** Read by anybody, written by `join_line` and `apply_moves` alone. */
interface LineageTable {
  merchant: FixedColumn<string>;
  member_id: FixedColumn<bigint>;
  /** Null: a top. */
  parent_id: ColumnType<bigint | null, never, never>;
  /** From the top down to the member; numbers as texts. */
  line: ColumnType<readonly string[], never, never>;
  joined_day: ColumnType<string, never, never>;
}

interface LineageMoveTable {
  merchant: FixedColumn<string>;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  from_id: FixedColumn<bigint | null>;
  to_id: FixedColumn<bigint | null>;
  effective_day: FixedColumn<string>;
  ordered_by: FixedColumn<string>;
  reason: FixedColumn<string>;
  ordered_at: FixedColumn<Date>;
  state: ColumnType<'waiting' | 'done' | 'refused', never, never>;
}

export interface LineageTables {
  lineage: LineageTable;
  lineage_move: LineageMoveTable;
}

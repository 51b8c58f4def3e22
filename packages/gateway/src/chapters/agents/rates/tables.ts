import type { FixedColumn, IdentityColumn } from '../../../kernel/database/tables/column.ts';

interface RebateRateTable {
  merchant: FixedColumn<string>;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  category: FixedColumn<string>;
  effective_day: FixedColumn<string>;
  /** Millionths. */
  ppm: FixedColumn<number>;
  /** A member’s number, or who of the office. */
  set_by: FixedColumn<string>;
  set_at: FixedColumn<Date>;
}

export interface RateTables {
  rebate_rate: RebateRateTable;
}

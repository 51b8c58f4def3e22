import type { Generated } from 'kysely';
import type { FixedColumn, IdentityColumn } from '../../../kernel/database/tables/column.ts';

interface RedRainTable {
  merchant: FixedColumn<string>;
  id: IdentityColumn;
  agent_id: FixedColumn<bigint>;
  /** Where its money lies. */
  account_id: FixedColumn<bigint>;
  currency: FixedColumn<string>;
  total: FixedColumn<bigint>;
  count: FixedColumn<number>;
  mode: FixedColumn<'equal' | 'random'>;
  people: FixedColumn<number>;
  state: 'funded' | 'open' | 'over' | 'refunded';
  sent_at: FixedColumn<Date>;
  opens_at: FixedColumn<Date>;
  closes_at: Date;
  ended_at: Generated<Date | null>;
  back: Generated<bigint>;
}

interface RedRainTargetTable {
  merchant: FixedColumn<string>;
  rain_id: FixedColumn<bigint>;
  member_id: FixedColumn<bigint>;
}

interface RedRainShareTable {
  merchant: FixedColumn<string>;
  rain_id: FixedColumn<bigint>;
  no: FixedColumn<number>;
  amount: FixedColumn<bigint>;
  taken_by: Generated<bigint | null>;
  taken_at: Generated<Date | null>;
  transfer_id: Generated<bigint | null>;
}

export interface RainTables {
  red_rain: RedRainTable;
  red_rain_target: RedRainTargetTable;
  red_rain_share: RedRainShareTable;
}

import type { FixedColumn } from '../../../kernel/database/tables/column.ts';
import type { ColumnType } from 'kysely';

interface AgentFenceTable {
  merchant: FixedColumn<string>;
  /** What is settled later counts on a later day. */
  closed_through: string;
  sealed_through: string;
}

/** By `count_turnover` alone. */
interface TurnoverDayTable {
  merchant: FixedColumn<string>;
  day: FixedColumn<string>;
  member_id: FixedColumn<bigint>;
  category: FixedColumn<string>;
  rounds: bigint;
  staked: bigint;
  valid: bigint;
  won: bigint;
  folded_rounds: bigint;
  folded_staked: bigint;
  folded_valid: bigint;
  folded_won: bigint;
}

interface TurnoverLateTable {
  merchant: FixedColumn<string>;
  round_id: FixedColumn<bigint>;
  settled_day: FixedColumn<string>;
  /** On which it counts. */
  day: FixedColumn<string>;
}

interface MemberDayTable {
  merchant: FixedColumn<string>;
  day: FixedColumn<string>;
  member_id: FixedColumn<bigint>;
  line: ColumnType<readonly string[], never, never>;
  logged_in: boolean;
  registered: boolean;
  bet: boolean;
  deposited: bigint;
  withdrawn: bigint;
  bonus: bigint;
  rebate: bigint;
  folded: ColumnType<readonly string[], never, never>;
}

export interface TurnoverTables {
  agent_fence: AgentFenceTable;
  turnover_day: TurnoverDayTable;
  turnover_late: TurnoverLateTable;
  member_day: MemberDayTable;
}

import type { FixedColumn } from '../../../kernel/database/tables/column.ts';

interface TeamKey {
  merchant: FixedColumn<string>;
  agent_id: FixedColumn<bigint>;
}

interface TeamDayTable extends TeamKey {
  day: FixedColumn<string>;
  category: FixedColumn<string>;
  rounds: bigint;
  staked: bigint;
  valid: bigint;
  won: bigint;
  bettors: bigint;
}

interface TeamPeopleDayTable extends TeamKey {
  day: FixedColumn<string>;
  logins: bigint;
  registered: bigint;
  bettors: bigint;
  depositors: bigint;
  deposited: bigint;
  withdrawn: bigint;
  bonus: bigint;
  rebate: bigint;
}

interface TeamOnlineTable extends TeamKey {
  online: bigint;
  at: Date;
}

export interface FoldTables {
  team_day: TeamDayTable;
  team_people_day: TeamPeopleDayTable;
  team_online: TeamOnlineTable;
}

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

/** Of the ranges that are asked for most, and large lines alone. */
interface TeamSpanTable extends TeamKey {
  first_day: FixedColumn<string>;
  last_day: FixedColumn<string>;
  logins: bigint;
  bettors: bigint;
  registered: bigint;
  at: Date;
}

export interface FoldTables {
  team_day: TeamDayTable;
  team_people_day: TeamPeopleDayTable;
  team_online: TeamOnlineTable;
  team_span: TeamSpanTable;
}

import type { FixedColumn, IdentityColumn } from '../../../kernel/database/tables/column.ts';

interface AgentLookTable {
  merchant: FixedColumn<string>;
  id: IdentityColumn;
  agent_id: FixedColumn<bigint>;
  /** Who was looked at. */
  member_id: FixedColumn<bigint>;
  at: FixedColumn<Date>;
}

interface TeamAsOfTable {
  merchant: FixedColumn<string>;
  at: Date;
}

export interface TeamTables {
  agent_look: AgentLookTable;
  team_as_of: TeamAsOfTable;
}

import type { CloseTables } from './close/tables.ts';
import type { ContractTables } from './contracts/tables.ts';
import type { FoldTables } from './fold/tables.ts';
import type { LineageTables } from './lineage/tables.ts';
import type { RainTables } from './rain/tables.ts';
import type { RateTables } from './rates/tables.ts';
import type { TeamTables } from './team/tables.ts';
import type { TurnoverTables } from './turnover/tables.ts';

export interface AgentTables
  extends
    CloseTables,
    ContractTables,
    FoldTables,
    LineageTables,
    RainTables,
    RateTables,
    TeamTables,
    TurnoverTables {}

declare module '../../kernel/database/schema.ts' {
  interface Database extends AgentTables {}
}

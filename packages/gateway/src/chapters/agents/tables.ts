import type { LineageTables } from './lineage/tables.ts';
import type { RateTables } from './rates/tables.ts';

export interface AgentTables extends LineageTables, RateTables {}

declare module '../../kernel/database/schema.ts' {
  interface Database extends AgentTables {}
}

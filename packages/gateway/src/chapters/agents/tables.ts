import type { LineageTables } from './lineage/tables.ts';

export interface AgentTables extends LineageTables {}

declare module '../../kernel/database/schema.ts' {
  interface Database extends AgentTables {}
}

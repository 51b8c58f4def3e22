import type { ColumnType, Generated } from 'kysely';
import type { FixedColumn, IdentityColumn } from '../../../kernel/database/tables/column.ts';
import type { ContractKind } from './kinds.ts';
import type { ContractTerms } from './terms.ts';

export type ContractState =
  | 'offered'
  | 'active'
  | 'declined'
  | 'withdrawn'
  | 'lapsed'
  | 'superseded'
  | 'ended';

interface AgentContractTable {
  merchant: FixedColumn<string>;
  id: IdentityColumn;
  kind: FixedColumn<ContractKind>;
  /** Null: the house. */
  grantor_id: FixedColumn<bigint | null>;
  grantee_id: FixedColumn<bigint>;
  version: FixedColumn<number>;
  terms: ColumnType<ContractTerms, string, never>;
  state: Generated<ContractState>;
  starts_on: string;
  ends_on: string | null;
  note: FixedColumn<string | null>;
  offered_by: FixedColumn<string>;
  offered_at: FixedColumn<Date>;
  answered_at: ColumnType<Date | null, Date | undefined, Date>;
  withheld: FixedColumn<boolean>;
}

export interface ContractTables {
  agent_contract: AgentContractTable;
}

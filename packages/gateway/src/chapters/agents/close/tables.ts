import type { ColumnType, Generated } from 'kysely';
import type { FixedColumn, IdentityColumn, Json } from '../../../kernel/database/tables/column.ts';

/** What is paid; others may come beside it. */
export type PayKind = 'rebate' | 'rebateCorrection';

export type CloseState =
  | 'fenced'
  | 'folded'
  | 'proven'
  | 'reckoned'
  | 'paying'
  | 'closed'
  | 'stopped';

/** Sums of a close, in minor units, as texts. */
export type CloseFigures = Readonly<Record<string, string>>;

interface AgentCloseTable {
  merchant: FixedColumn<string>;
  kind: FixedColumn<'rebate'>;
  period: FixedColumn<string>;
  state: Generated<CloseState>;
  stopped_in: Generated<CloseState | null>;
  problem: Generated<string | null>;
  fence: Generated<bigint | null>;
  figures: Json<CloseFigures>;
  digest: Generated<string | null>;
  closed_at: Generated<Date | null>;
}

/** Of a category: what the line played, the rate, what it earns, and what those below have of it. */
export type PayBasis = Readonly<Record<string, readonly [string, number, string, string]>>;

interface AgentPayTable {
  merchant: FixedColumn<string>;
  kind: FixedColumn<PayKind>;
  period: FixedColumn<string>;
  member_id: FixedColumn<bigint>;
  gross: FixedColumn<bigint>;
  given: FixedColumn<bigint>;
  carried: FixedColumn<bigint>;
  net: FixedColumn<bigint>;
  carry_out: FixedColumn<bigint>;
  basis: ColumnType<PayBasis, string, never>;
  state: 'due' | 'held' | 'paid' | 'nothing';
  why: string | null;
  released_by: string | null;
  transfer_id: bigint | null;
}

interface AgentHoldTable {
  merchant: FixedColumn<string>;
  member_id: FixedColumn<bigint>;
  held_by: FixedColumn<string>;
  reason: FixedColumn<string>;
  held_at: FixedColumn<Date>;
}

interface AgentAdjustmentTable {
  merchant: FixedColumn<string>;
  id: IdentityColumn;
  day_of: FixedColumn<string>;
  member_id: FixedColumn<bigint>;
  category: FixedColumn<string>;
  valid: FixedColumn<bigint>;
  reason: FixedColumn<string>;
  ordered_by: FixedColumn<string>;
  ordered_at: FixedColumn<Date>;
  close_period: ColumnType<string | null, never, string>;
}

export interface CloseTables {
  agent_close: AgentCloseTable;
  agent_pay: AgentPayTable;
  agent_hold: AgentHoldTable;
  agent_adjustment: AgentAdjustmentTable;
}

import type { ColumnType, Generated } from 'kysely';
import type { FixedColumn, IdentityColumn, Json } from '../../../kernel/database/tables/column.ts';

/** What is paid. A day’s close has the first three. */
export type PayKind = 'rebate' | 'rebateCorrection' | 'salary' | 'hourPay' | 'dividend';

/** What is closed: a day with its rebates and salaries, an hour, or a period of dividends. */
export type CloseKind = 'rebate' | 'hour' | 'dividend';

/** One close, and the pays of it. */
export interface CloseKey {
  readonly merchant: string;
  readonly kind: CloseKind;
  /** The day, or the last one of several. */
  readonly period: string;
  /** From the start of the day on; nothing where no hour is closed. */
  readonly hour: number;
}

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
  kind: FixedColumn<CloseKind>;
  period: FixedColumn<string>;
  hour: ColumnType<number, number | undefined, never>;
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

/** Of a contract: what its step was reckoned from; sums as texts. */
export interface ContractBasis {
  readonly contract: string;
  readonly first: string;
  readonly base: string;
  readonly active: number;
  readonly step: number | null;
  readonly staked: string;
  readonly won: string;
  readonly rebates: string;
  readonly bonuses: string;
  readonly salaries: string;
  readonly fee: string;
}

interface AgentPayTable {
  merchant: FixedColumn<string>;
  kind: FixedColumn<PayKind>;
  period: FixedColumn<string>;
  hour: ColumnType<number, number | undefined, never>;
  /** Follows from the kind. */
  close_kind: ColumnType<CloseKind, never, never>;
  member_id: FixedColumn<bigint>;
  gross: FixedColumn<bigint>;
  given: FixedColumn<bigint>;
  carried: FixedColumn<bigint>;
  net: FixedColumn<bigint>;
  carry_out: FixedColumn<bigint>;
  basis: ColumnType<PayBasis | ContractBasis, string, never>;
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

import type { ColumnType, Generated } from 'kysely';
import type { FixedColumn, IdentityColumn } from '../../kernel/database/tables/column.ts';
import type { BarColumns } from '../../kernel/sites/policy/barred.ts';

interface PlayTotalTable {
  merchant: string;
  member_id: bigint;
  /** `YYYY-MM-DD`; the driver would turn it into an instant of the server's own zone. */
  day: ColumnType<never, string, never>;
  currency: string;
  staked: bigint;
  won: bigint;
  /** Of both: what was no cash. */
  staked_bonus: Generated<bigint>;
  won_bonus: Generated<bigint>;
  rounds: number;
}

export interface MemberGuardTable extends BarColumns {
  merchant: string;
  member_id: bigint;
  under_age: boolean;
  /** The numbers of the last question to the register, and of the last that was answered. */
  register_asked: bigint;
  register_answered: bigint;
  /** By itself it is not asked before. */
  register_next_at: Date | null;
  limits_stakes: boolean;
  /** A bonus was given once: a bet then looks for one. */
  has_grants: boolean;
  session_minutes: number | null;
  day_minutes: number | null;
  /** The member's own; the law's when null. */
  check_minutes: number | null;
  /** The stretch of play that goes on, until play has rested for a while. */
  play_started_at: Date | null;
  play_seen_at: Date | null;
  play_staked: bigint;
  play_won: bigint;
  check_due_at: Date | null;
  break_until: Date | null;
  prompt_answered_at: Date | null;
  reviewed_at: Date | null;
  /** By the office; its member is not told. */
  payout_hold_until: Date | null;
  /** After the payment password was set, which its member knows. */
  password_hold_until: Date | null;
}

interface RegisterAccountTable {
  merchant: string;
  provider: string;
  address: string;
  sealed: Buffer;
  changed_at: Date;
}

interface LimitRuleTable {
  merchant: string;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  kind: FixedColumn<LimitKind>;
  period: FixedColumn<RulePeriod>;
  /** Minor units; minutes of time. */
  amount: bigint;
  set_by: 'member' | 'operator' | 'profile';
  set_at: Date;
  pending_amount: bigint | null;
  effective_at: Date | null;
  confirm_by: Date | null;
}

interface LimitEventTable {
  merchant: string;
  id: IdentityColumn;
  member_id: bigint;
  limit_id: bigint;
  kind: string;
  period: string;
  event: 'set' | 'lowered' | 'asked' | 'confirmed' | 'removed' | 'cancelled' | 'lapsed';
  amount: bigint | null;
  by: string;
  at: Date;
}

interface BarTable {
  merchant: string;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  kind: FixedColumn<'timeout' | 'exclusion'>;
  duration: FixedColumn<string>;
  until: FixedColumn<Date | null>;
  all_brands: Generated<boolean>;
  reason: Generated<string>;
  set_by: FixedColumn<'member' | 'operator'>;
  at: FixedColumn<Date>;
  asked_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

interface CareEventTable {
  merchant: string;
  id: IdentityColumn;
  member_id: bigint;
  event: 'check_answered' | 'check_set' | 'prompt_answered' | 'reviewed' | 'assessed';
  /** JSON. */
  facts: ColumnType<unknown, string, never>;
  at: Date;
}

export type LimitKind = 'deposit' | 'loss' | 'wager' | 'stake' | 'time';
export type RulePeriod = '24h' | '7d' | '1m' | 'session' | 'single';

export interface CareTables {
  play_total: PlayTotalTable;
  member_guard: MemberGuardTable;
  register_account: RegisterAccountTable;
  limit_rule: LimitRuleTable;
  limit_event: LimitEventTable;
  bar: BarTable;
  care_event: CareEventTable;
}

declare module '../../kernel/database/schema.ts' {
  interface Database extends CareTables {}
}

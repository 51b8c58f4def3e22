import type { ColumnType, Generated } from 'kysely';
import type { FixedColumn, IdentityColumn } from './column.ts';

interface StaffTable {
  id: IdentityColumn;
  name: FixedColumn<string>;
  active: Generated<boolean>;
  created_at: Generated<Date>;
  /** Of whoever has not enrolled yet. */
  invite_hash: Buffer | null;
  invite_until: Date | null;
  password_hash: string | null;
  totp_sealed: Buffer | null;
  /** The last half minute of which a code was taken. */
  totp_step: bigint | null;
  failures: Generated<number>;
  wait_until: Date | null;
}

interface StaffRoleTable {
  name: string;
  role: string;
  /** A star: all that there are. */
  merchant: string;
}

interface StaffSessionTable {
  id: IdentityColumn;
  name: FixedColumn<string>;
  token_hash: FixedColumn<Buffer>;
  terminal: FixedColumn<Buffer>;
  place: FixedColumn<string>;
  began_at: FixedColumn<Date>;
  seen_at: Date;
  ended_at: ColumnType<Date | null, never, Date>;
}

/** Made by the trigger that makes the chain. */
type ChainColumn<T> = ColumnType<T, never, never>;
type WrittenOnce<T> = ColumnType<T, T, never>;
type JsonOnce = ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>;

interface AuditTable {
  merchant: WrittenOnce<string>;
  n: ChainColumn<bigint>;
  at: ChainColumn<Date>;
  /** The name of a row of `staff`. */
  operator: WrittenOnce<string>;
  /** Who they said they were. */
  person: WrittenOnce<string>;
  place: WrittenOnce<string>;
  act: WrittenOnce<string>;
  subject_kind: WrittenOnce<string>;
  subject: WrittenOnce<string>;
  reason: WrittenOnce<string>;
  before: JsonOnce;
  after: JsonOnce;
  trace: WrittenOnce<string | null>;
  /** Of what more than one had to want. */
  approval: ColumnType<bigint | null, bigint | null | undefined, never>;
  prev: ChainColumn<Buffer>;
  hash: ChainColumn<Buffer>;
}

export type ApprovalState = 'open' | 'done' | 'refused' | 'lapsed' | 'void' | 'withdrawn';

interface ApprovalTable {
  merchant: WrittenOnce<string>;
  id: IdentityColumn;
  act: WrittenOnce<string>;
  params: ColumnType<unknown, string, never>;
  params_hash: WrittenOnce<Buffer>;
  subject_kind: WrittenOnce<string>;
  subject: WrittenOnce<string>;
  subject_version: WrittenOnce<Buffer>;
  before: JsonOnce;
  after: JsonOnce;
  asked_by: WrittenOnce<string>;
  place: WrittenOnce<string>;
  reason: WrittenOnce<string>;
  asked_at: WrittenOnce<Date>;
  expires_at: WrittenOnce<Date>;
  /** Beside the word of whoever asked. */
  votes_needed: WrittenOnce<number>;
  role_needed: WrittenOnce<string | null>;
  state: ColumnType<ApprovalState, never, ApprovalState>;
  why: ColumnType<string | null, never, string | null>;
  ended_at: ColumnType<Date | null, never, Date>;
}

interface ApprovalVoteTable {
  merchant: WrittenOnce<string>;
  approval_id: WrittenOnce<bigint>;
  operator: WrittenOnce<string>;
  vote: WrittenOnce<'yes' | 'no'>;
  reason: WrittenOnce<string>;
  at: WrittenOnce<Date>;
}

export interface StaffTables {
  staff: StaffTable;
  staff_role: StaffRoleTable;
  staff_session: StaffSessionTable;
  audit: AuditTable;
  approval: ApprovalTable;
  approval_vote: ApprovalVoteTable;
}

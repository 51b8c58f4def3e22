import type { ColumnType, Generated } from 'kysely';
import type { IdentityColumn } from './column.ts';

interface StaffTable {
  id: IdentityColumn;
  name: string;
  role: string;
  active: Generated<boolean>;
  created_at: Generated<Date>;
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
  prev: ChainColumn<Buffer>;
  hash: ChainColumn<Buffer>;
}

export interface StaffTables {
  staff: StaffTable;
  audit: AuditTable;
}

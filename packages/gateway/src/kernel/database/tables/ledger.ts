import type { ColumnType } from 'kysely';
import type { IdentityColumn, Json } from './column.ts';

interface LedgerAccountTable {
  merchant: string;
  id: IdentityColumn;
  /** `house` pays and takes; `cash` is a member's; `purse` holds practice credits, `vendor` what lies there. */
  kind: 'house' | 'cash' | 'purse' | 'vendor';
  member_id: bigint | null;
  /** Of a `vendor` account. */
  vendor: ColumnType<string | null, string | null | undefined, never>;
  currency: string;
  /** Kept by the database from the entries; the house's is summed when asked. */
  balance: ColumnType<bigint | null, bigint | null, never>;
}

interface LedgerTransferTable {
  merchant: string;
  id: IdentityColumn;
  kind: string;
  at: Date;
}

interface LedgerEntryTable {
  merchant: string;
  id: IdentityColumn;
  transfer_id: bigint;
  account_id: bigint;
  currency: string;
  amount: bigint;
}

interface IdempotencyTable {
  merchant: string;
  scope: string;
  key: string;
  request_hash: Buffer;
  reply: Json<unknown> | null;
  created_at: Date;
}

export interface LedgerTables {
  ledger_account: LedgerAccountTable;
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryTable;
  idempotency: IdempotencyTable;
}

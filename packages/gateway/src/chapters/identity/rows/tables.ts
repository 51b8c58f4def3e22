import type { ColumnType } from 'kysely';
import type {
  FixedColumn,
  IdentityColumn,
  JsonDefault,
} from '../../../kernel/database/tables/column.ts';
import type { KycState } from './states.ts';
import type { CheckOutcome, PictureKind, Reason } from './parts.ts';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface IdentityAccountTable {
  merchant: string;
  provider: string;
  address: string;
  sealed: Buffer;
  changed_at: Date;
}

interface KycCaseTable {
  merchant: string;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  state: Defaulted<KycState>;
  reasons: JsonDefault<readonly Reason[]>;
  details: Nullable<Buffer>;
  blind: Nullable<Buffer>;
  provider: Nullable<string>;
  reference: Nullable<string>;
  provider_ref: Nullable<string>;
  page: Nullable<string>;
  page_until: Nullable<Date>;
  next_check_at: Nullable<Date>;
  checks: Defaulted<number>;
  leased_until: Nullable<Date>;
  sent_at: Nullable<Date>;
  decided_at: Nullable<Date>;
  valid_until: Nullable<Date>;
  keep_until: Nullable<Date>;
  reopened_at: Nullable<Date>;
  created_at: Date;
  changed_at: Date;
}

interface KycCheckTable {
  merchant: string;
  id: IdentityColumn;
  case_id: bigint;
  source: string;
  external: string;
  outcome: CheckOutcome;
  reasons: ColumnType<readonly Reason[], string, never>;
  at: Date;
}

interface KycDocumentTable {
  merchant: string;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  case_id: FixedColumn<bigint>;
  kind: FixedColumn<PictureKind>;
  content_type: FixedColumn<'image/png' | 'image/jpeg'>;
  sealed: Buffer | null;
  sealed_key: Buffer | null;
  hash: FixedColumn<Buffer>;
  size: FixedColumn<number>;
  at: FixedColumn<Date>;
  replaced_at: Nullable<Date>;
}

export interface IdentityTables {
  identity_account: IdentityAccountTable;
  kyc_case: KycCaseTable;
  kyc_check: KycCheckTable;
  kyc_document: KycDocumentTable;
  kyc_state: { state: string };
  kyc_step: { former: string; next: string };
}

declare module '../../../kernel/database/schema.ts' {
  interface Database extends IdentityTables {}
}

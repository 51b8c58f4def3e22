import type { ColumnType, Generated } from 'kysely';

/** Filled in by the database and never written by hand. */
type Identity = ColumnType<bigint, never, never>;
type Json<T> = ColumnType<T, string, string>;

export interface MemberTable {
  merchant: string;
  id: Identity;
  /** As the member writes it; `account_key` is what names are compared by. */
  account: string;
  account_key: string;
  nickname: string;
  type: number;
  password_hash: string | null;
  vip: Generated<number>;
  head_icon: Generated<string>;
  kyc_level: Generated<number>;
  kyc_status: Generated<'none' | 'under_review' | 'verified' | 'rejected'>;
  mobile_verified: Generated<boolean>;
  email_verified: Generated<boolean>;
  first_time_login: Generated<boolean>;
  last_login_at: Date | null;
  last_login_ip: string | null;
  created_at: Date;
}

interface SessionTable {
  merchant: string;
  id_hash: Buffer;
  token_hash: Buffer;
  member_id: bigint;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

interface CaptchaTable {
  merchant: string;
  id_hash: Buffer;
  answer: string;
  expires_at: Date;
}

interface CounterTable {
  merchant: string;
  scope: string;
  subject: string;
  count: number;
  /** Fixed windows start here; for growing delays, the last time it counted. */
  since: Date;
  blocked_until: Date | null;
}

interface EncryptionKeyTable {
  merchant: string;
  kid: string;
  private_jwk: Json<Record<string, unknown>>;
  created_at: Date;
}

interface SeenMessageTable {
  merchant: string;
  jti: string;
  seen_at: Date;
}

interface LedgerAccountTable {
  merchant: string;
  id: Identity;
  /** `house` pays and takes; `cash` is a member's; `purse` holds practice credits. */
  kind: 'house' | 'cash' | 'purse';
  member_id: bigint | null;
  currency: string;
  /** Kept by the database from the entries; the house's is summed when asked. */
  balance: ColumnType<bigint | null, bigint | null, never>;
}

interface LedgerTransferTable {
  merchant: string;
  id: Identity;
  kind: string;
  at: Date;
}

interface LedgerEntryTable {
  merchant: string;
  id: Identity;
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

interface ProviderSessionTable {
  merchant: string;
  id: string;
  token_hash: Buffer;
  /** The login session it was launched from. */
  login_hash: Buffer;
  member_id: bigint;
  node_id: string;
  mode: 'real' | 'trial';
  account_id: bigint;
  created_at: Date;
  expires_at: Date;
}

interface RoundTable {
  merchant: string;
  id: Identity;
  member_id: bigint;
  node_id: string;
  mode: 'real' | 'trial';
  currency: string;
  stake: bigint;
  win: bigint;
  bet_transfer_id: bigint;
  win_transfer_id: bigint | null;
  outcome: Json<unknown>;
  at: Date;
}

interface FavouriteTable {
  merchant: string;
  member_id: bigint;
  node_id: string;
  at: Date;
}

export interface Database {
  member: MemberTable;
  session: SessionTable;
  captcha: CaptchaTable;
  counter: CounterTable;
  encryption_key: EncryptionKeyTable;
  seen_message: SeenMessageTable;
  ledger_account: LedgerAccountTable;
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryTable;
  idempotency: IdempotencyTable;
  provider_session: ProviderSessionTable;
  round: RoundTable;
  favourite: FavouriteTable;
}

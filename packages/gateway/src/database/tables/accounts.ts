import type { Generated } from 'kysely';
import type { Identity, Json } from './column.ts';

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

export interface AccountTables {
  member: MemberTable;
  session: SessionTable;
  captcha: CaptchaTable;
  counter: CounterTable;
  encryption_key: EncryptionKeyTable;
  seen_message: SeenMessageTable;
}

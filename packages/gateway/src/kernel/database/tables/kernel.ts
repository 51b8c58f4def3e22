import type { Generated } from 'kysely';
import type { IdentityColumn, Json } from './column.ts';

export type ChallengeKind = 'device' | 'work' | 'passkey.add' | 'passkey.login';

interface ChallengeTable {
  merchant: string;
  hash: Buffer;
  kind: ChallengeKind;
  expires_at: Date;
}

interface SiteSettingTable {
  merchant: string;
  key: string;
  value: Json<unknown>;
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

interface IdempotencyTable {
  merchant: string;
  scope: string;
  key: string;
  request_hash: Buffer;
  reply: Json<unknown> | null;
  created_at: Date;
}

interface UploadTable {
  merchant: string;
  id: IdentityColumn;
  member_id: bigint;
  subject: string;
  content_type: 'image/png' | 'image/jpeg';
  /** Its object. */
  hash: string;
  size: number;
  width: number | null;
  height: number | null;
  /** False: kept before pictures were drawn anew. */
  checked: Generated<boolean>;
  at: Date;
}

interface UploadObjectTable {
  hash: string;
  bytes: Buffer;
  at: Generated<Date>;
}

export interface KernelTables {
  challenge: ChallengeTable;
  site_setting: SiteSettingTable;
  counter: CounterTable;
  encryption_key: EncryptionKeyTable;
  seen_message: SeenMessageTable;
  idempotency: IdempotencyTable;
  upload: UploadTable;
  upload_object: UploadObjectTable;
}

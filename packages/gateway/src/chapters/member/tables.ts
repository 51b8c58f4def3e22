import type { ColumnType, Generated } from 'kysely';
import type {
  FixedColumn,
  IdentityColumn,
  Json,
  JsonDefault,
  Texts,
} from '../../kernel/database/tables/column.ts';

interface DeviceCredentialTable {
  merchant: string;
  id: string;
  member_id: bigint;
  public_jwk: Json<{ kty: 'EC'; crv: 'P-256'; x: string; y: string }>;
  cookie_hash: Buffer;
  former_hash: Buffer | null;
  turned_at: Date;
  expires_at: Date;
  device: Generated<string>;
  address: Generated<string>;
  country: Generated<string>;
}

interface PasskeyTable {
  merchant: string;
  id: string;
  member_id: bigint;
  user_handle: string;
  public_key: Buffer;
  counter: bigint;
  transports: Json<string[]>;
  may_sync: boolean;
  is_synced: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

interface OneTimePasswordTable {
  merchant: string;
  member_id: bigint;
  /** The address of before that it went to; empty for the one that is there. */
  sent_to: Generated<string>;
  hash: Buffer;
  expires_at: Date;
}

interface PaymentCodeTable {
  merchant: string;
  member_id: bigint;
  code_hash: Buffer;
  expires_at: Date;
}

/** By what the platform reaches a member, and a member takes an account back. */
export type ContactKind = 'email' | 'mobile';

interface ContactCodeTable {
  merchant: string;
  member_id: bigint;
  kind: ContactKind;
  /** Where it was sent. */
  value: string;
  code_hash: Buffer;
  expires_at: Date;
}

interface FormerContactTable {
  merchant: string;
  member_id: bigint;
  kind: ContactKind;
  replaced_at: Date;
  /** Nothing where there was none. */
  value: string | null;
  is_proven: boolean;
  proved_at: Date | null;
  shown_at: Date | null;
}

interface SecurityAnswerTable {
  merchant: string;
  member_id: bigint;
  question: string;
  answer_hash: string;
  set_at: Date;
  /** When its member last knew it, asked by staff. */
  answered_at: Generated<Date | null>;
}

export interface TotpTable {
  merchant: string;
  member_id: bigint;
  sealed: Buffer;
  /** The half minute of the last code that was taken. */
  step: bigint;
  begun_at: Date;
  confirmed_at: Date | null;
}

interface RecoveryCodeTable {
  merchant: string;
  member_id: bigint;
  code_hash: Buffer;
}

export interface Marketing {
  readonly sms: boolean;
  readonly email: boolean;
  readonly push: boolean;
}

interface ConsentEventTable {
  merchant: string;
  id: IdentityColumn;
  member_id: bigint;
  channel: keyof Marketing;
  product: string;
  agreed: boolean;
  text_version: string;
  language: string;
  at: Date;
}

export interface MemberTable {
  merchant: string;
  id: IdentityColumn;
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
  /** Somebody else opened the account: how old they are is said with the first password of their own. */
  owes_birthday: Generated<boolean>;
  mobile: string | null;
  email: string | null;
  birthday: string | null;
  profile: JsonDefault<Readonly<Record<string, string>>>;
  marketing: JsonDefault<Marketing>;
  affiliate_code: string | null;
  recommender_id: bigint | null;
  registered_by: Generated<string>;
  payment_password_hash: string | null;
  google_id: string | null;
  facebook_id: string | null;
  /** Since when they are linked; null where they are not. */
  google_linked_at: Generated<Date | null>;
  facebook_linked_at: Generated<Date | null>;
  /** When the owner last proved the phone or the mailbox. */
  contact_proved_at: Generated<Date | null>;
  /** What they read then. */
  language: Generated<string | null>;
  last_login_at: Date | null;
  last_login_ip: string | null;
  created_at: Date;
  /** Since when nobody can be told by this row any more. */
  erased_at: Generated<Date | null>;
}

interface SessionTable {
  merchant: string;
  id_hash: Buffer;
  token_hash: Buffer;
  member_id: bigint;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  may_reset: Generated<boolean>;
  handle: Generated<string>;
  credential_id: string | null;
  device: Generated<string>;
  address: Generated<string>;
  country: Generated<string>;
  replaced_at: Date | null;
  /** When whoever is in it last said who they are, other than by a device. */
  proved_at: Date | null;
}

interface LoginRecordTable {
  merchant: string;
  id: IdentityColumn;
  member_id: bigint;
  at: Date;
  means:
    | 'password'
    | 'once'
    | 'sms'
    | 'firebase'
    | 'google'
    | 'facebook'
    | 'device'
    | 'register'
    | 'passkey';
  ok: boolean;
  device: string;
  address: string;
  country: string;
}

interface DataRequestTable {
  merchant: FixedColumn<string>;
  id: IdentityColumn;
  member_id: FixedColumn<bigint>;
  kind: FixedColumn<'copy' | 'deletion'>;
  state: Generated<'asked' | 'ready' | 'over' | 'done' | 'refused' | 'withdrawn'>;
  asked_at: FixedColumn<Date>;
  answered_at: Generated<Date | null>;
  until: Generated<Date | null>;
  parts: Generated<number | null>;
  answer: Generated<string | null>;
}

interface DataCopyPartTable {
  merchant: FixedColumn<string>;
  request_id: FixedColumn<bigint>;
  part: FixedColumn<number>;
  sealed: FixedColumn<Buffer>;
}

interface TermsVersionTable {
  merchant: FixedColumn<string>;
  version: FixedColumn<number>;
  changes: ColumnType<Texts, string, never>;
  published_at: FixedColumn<Date>;
  effective_at: FixedColumn<Date>;
}

interface TermsAcceptanceTable {
  merchant: FixedColumn<string>;
  member_id: FixedColumn<bigint>;
  version: FixedColumn<number>;
  language: FixedColumn<string>;
  at: FixedColumn<Date>;
}

export interface MemberTables {
  data_request: DataRequestTable;
  data_copy_part: DataCopyPartTable;
  terms_version: TermsVersionTable;
  terms_acceptance: TermsAcceptanceTable;
  device_credential: DeviceCredentialTable;
  passkey: PasskeyTable;
  one_time_password: OneTimePasswordTable;
  payment_code: PaymentCodeTable;
  contact_code: ContactCodeTable;
  former_contact: FormerContactTable;
  security_answer: SecurityAnswerTable;
  consent_event: ConsentEventTable;
  member_totp: TotpTable;
  recovery_code: RecoveryCodeTable;
  member: MemberTable;
  session: SessionTable;
  login_record: LoginRecordTable;
}

declare module '../../kernel/database/schema.ts' {
  interface Database extends MemberTables {}
}

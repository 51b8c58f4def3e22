import type { Generated } from 'kysely';
import type { JsonDefault } from '../../kernel/database/tables/column.ts';

interface PhoneCodeTable {
  merchant: string;
  mobile: string;
  purpose: 'login' | 'register' | 'retrieve' | 'any';
  /** The browser that asked; empty where the code is for whoever has the phone. */
  asker: string;
  code_hash: Buffer;
  expires_at: Date;
}

interface UsedTokenTable {
  merchant: string;
  hash: Buffer;
  member_id: bigint;
  sender: Buffer | null;
  expires_at: Date;
}

interface LinkTicketTable {
  merchant: string;
  hash: Buffer;
  member_id: bigint;
  provider: 'google' | 'facebook';
  subject: string;
  tries: Generated<number>;
  expires_at: Date;
}

interface AffiliateTable {
  merchant: string;
  code: string;
  code_key: string;
  domain: string;
  member_id: bigint | null;
  /** What whoever comes becomes; of an operator’s own invitations nothing is said. */
  kind: Generated<'agent' | 'member' | null>;
  /** Millionths, by category. */
  rates: JsonDefault<Readonly<Record<string, number>>>;
  valid_to: Generated<string | null>;
  uses: Generated<number>;
  most_uses: Generated<number | null>;
  note: Generated<string | null>;
  made_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
}

interface CaptchaTable {
  merchant: string;
  id_hash: Buffer;
  answer: string;
  /** Its sound was asked for. */
  heard: Generated<boolean>;
  expires_at: Date;
}

export interface DoorTables {
  phone_code: PhoneCodeTable;
  used_token: UsedTokenTable;
  link_ticket: LinkTicketTable;
  affiliate: AffiliateTable;
  captcha: CaptchaTable;
}

declare module '../../kernel/database/schema.ts' {
  interface Database extends DoorTables {}
}

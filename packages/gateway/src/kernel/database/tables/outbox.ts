import type { Generated } from 'kysely';

interface OutboxTable {
  merchant: string;
  id: string;
  kind: 'sms' | 'mail';
  topic: string;
  payload: Buffer;
  tries: Generated<number>;
  next_at: Date;
  made_at: Date;
  expires_at: Date;
}

export interface OutboxTables {
  outbox: OutboxTable;
}

import type { ColumnType } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface ProviderAccountTable {
  merchant: string;
  provider: string;
  address: string;
  sealed: Buffer;
  changed_at: Date;
}

interface ProviderEventTable {
  merchant: string;
  provider: string;
  event: string;
  way: 'in' | 'out';
  reference: string | null;
  provider_ref: string | null;
  raw: Buffer;
  received_at: Date;
  done_at: Nullable<Date>;
  tries: Defaulted<number>;
  next_at: Date;
  fault: Nullable<string>;
}

export interface ProviderTables {
  provider_account: ProviderAccountTable;
  provider_event: ProviderEventTable;
}

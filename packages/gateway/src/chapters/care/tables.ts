import type { ColumnType } from 'kysely';

interface PlayTotalTable {
  merchant: string;
  member_id: bigint;
  /** `YYYY-MM-DD`; the driver would turn it into an instant of the server's own zone. */
  day: ColumnType<never, string, never>;
  currency: string;
  staked: bigint;
  won: bigint;
  rounds: number;
}

export interface CareTables {
  play_total: PlayTotalTable;
}

declare module '../../kernel/database/schema.ts' {
  interface Database extends CareTables {}
}

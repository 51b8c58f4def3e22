import type { ColumnType, Generated } from 'kysely';

interface VendorTable {
  merchant: string;
  code: string;
  name: string;
  icon: string;
  position: number;
  maintenance: Generated<boolean>;
}

interface GameTable {
  merchant: string;
  node_id: string;
  vendor: string;
  title: string;
  category: string;
  classify: Generated<string>;
  is_new: Generated<boolean>;
  pinned: Generated<boolean>;
  maintenance: Generated<boolean>;
  practice: Generated<boolean>;
  heat: number;
  lotto_mode: Generated<string>;
  game_code: string;
  icon: string;
  rtp: string | null;
  volatility: 'low' | 'medium' | 'high' | null;
  max_win: number | null;
  min_bet: string | null;
  max_bet: string | null;
  rules_url: Generated<string | null>;
  round_seconds: Generated<number | null>;
  lines: Generated<number>;
  position: number;
}

interface CatalogueVersionTable {
  merchant: string;
  version: ColumnType<bigint, never, never>;
}

interface RecentTable {
  merchant: string;
  member_id: bigint;
  node_id: string;
  at: Date;
}

interface LotteryDrawTable {
  merchant: string;
  node_id: string;
  numero: string;
  open_at: Date;
  result: string[];
}

interface JackpotTable {
  merchant: string;
  id: string;
  name: string;
  base: bigint;
  since: Date;
  share_ppm: number;
  seed: bigint;
  cap: bigint;
  node_ids: string[];
  won_by: Generated<'chance' | 'combination' | null>;
  rtp_part: Generated<string | null>;
  position: number;
  last_win_by: string | null;
  last_win: bigint | null;
  last_win_at: Date | null;
  /** Staked before `kept_on`; by the database. */
  kept: ColumnType<string, never, never>;
  kept_on: ColumnType<string, never, never>;
}

/** What was played for real money of one game, by the day of UTC and in several rows. */
interface GameDayTable {
  merchant: string;
  node_id: string;
  day: ColumnType<string, string, never>;
  slot: number;
  rounds: number;
  staked: bigint;
  top_win: bigint;
  currency: string;
}

interface FavouriteTable {
  merchant: string;
  member_id: bigint;
  node_id: string;
  at: Date;
}

export interface LobbyTables {
  vendor: VendorTable;
  game: GameTable;
  catalogue_version: CatalogueVersionTable;
  recent: RecentTable;
  lottery_draw: LotteryDrawTable;
  jackpot: JackpotTable;
  game_day: GameDayTable;
  favourite: FavouriteTable;
}

declare module '../../kernel/database/schema.ts' {
  interface Database extends LobbyTables {}
}

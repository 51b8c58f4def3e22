import type { Identity, Json } from './column.ts';

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

export interface PlayTables {
  provider_session: ProviderSessionTable;
  round: RoundTable;
  favourite: FavouriteTable;
}

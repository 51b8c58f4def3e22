import type { ColumnType, Generated } from 'kysely';
import type { FixedColumn, Json } from '../../kernel/database/tables/column.ts';

type Mode = 'real' | 'trial';

interface ProviderSessionTable {
  merchant: string;
  id: string;
  token_hash: Buffer;
  /** The login session it was launched from. */
  login_hash: Buffer;
  member_id: bigint;
  vendor: string;
  node_id: string;
  mode: Mode;
  account_id: bigint;
  /** As the catalogue had it; empty in a vendor’s own lobby. */
  game_type: Generated<string>;
  created_at: Date;
  expires_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  staked: Generated<bigint>;
  won: Generated<bigint>;
  /** When the last round was begun by whoever plays here, in this session or in one just before. */
  round_at: Generated<Date | null>;
}

interface RoundTable {
  merchant: string;
  id: FixedColumn<bigint>;
  member_id: bigint;
  node_id: string;
  mode: Mode;
  currency: string;
  /** What is in play: a stake that was given back is under `returned`. */
  stake: bigint;
  win: bigint;
  outcome: Json<unknown>;
  at: Date;
  session_id: string | null;
  /** The vendor's name for it, unique in its session. */
  ref: string | null;
  status: 'open' | 'settled' | 'void';
  returned: Generated<bigint>;
  settled_at: Date | null;
  /** As the catalogue had it when the game was opened; empty in a vendor’s own lobby. */
  game_type: Generated<string>;
}

interface RoundMovementTable {
  merchant: string;
  id: FixedColumn<bigint>;
  vendor: string;
  /** The vendor's own id of it. */
  ref: string;
  kind: 'bet' | 'win' | 'rollback';
  session_id: string | null;
  round_id: bigint | null;
  amount: bigint;
  transfer_id: bigint | null;
  /** Of a bet: given back, or never to be taken. */
  is_void: Generated<boolean>;
  undoes: string | null;
  at: Date;
}

/** Names that are given once, for ever; `ref` is a hash of what kind of name it is and the name. */
interface MovementRefTable {
  merchant: string;
  vendor: string;
  ref: Buffer;
  /** Of the movement or the round. */
  id: bigint;
}

/** A member's rounds of one game, or of all (empty), that began on one day of the merchant's. */
interface RoundDayTable {
  merchant: string;
  member_id: bigint;
  day: ColumnType<string, string, never>;
  mode: Mode;
  node_id: string;
  result: 'open' | 'won' | 'lost' | 'void';
  rounds: number;
  staked: bigint;
  won: bigint;
}

interface VendorConnectionTable {
  merchant: string;
  vendor: string;
  /** A template: see `chapters/play/vendors/address.ts`. */
  address: string;
  enabled: Generated<boolean>;
  opens: Generated<'iframe' | 'redirect' | 'popup'>;
  changed_at: Date;
}

interface VendorSecretTable {
  merchant: string;
  vendor: string;
  id: Generated<string>;
  /** In the clear, until the next start seals it. */
  secret: Buffer | null;
  sealed: Buffer | null;
  created_at: Date;
  not_after: Date | null;
}

export interface PlayTables {
  provider_session: ProviderSessionTable;
  round: RoundTable;
  round_movement: RoundMovementTable;
  movement_ref: MovementRefTable;
  round_day: RoundDayTable;
  vendor_connection: VendorConnectionTable;
  vendor_secret: VendorSecretTable;
}

declare module '../../kernel/database/schema.ts' {
  interface Database extends PlayTables {}
}

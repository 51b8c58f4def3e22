import type { ColumnType, Generated } from 'kysely';
import type { IdentityColumn, Json, Texts } from '../../kernel/database/tables/column.ts';

interface PromotionCategoryTable {
  merchant: string;
  id: IdentityColumn;
  names: Json<Texts>;
  position: number;
}

interface PromotionTable {
  merchant: string;
  id: IdentityColumn;
  way: 'join' | 'claim' | 'read';
  titles: Json<Texts>;
  contents: Json<Texts>;
  pictures: string[];
  category_ids: bigint[];
  starts_at: Date;
  ends_at: Date;
  no_expiry: Generated<boolean>;
  wagering: Generated<number>;
  min_deposit: Generated<bigint>;
  max_bonus: Generated<bigint>;
  days: Generated<number>;
  audience: Generated<number[]>;
  position: number;
  /** Shown on the way to a deposit. */
  badge: Generated<boolean>;
  /** A bonus for signing up, which not every law lets anybody give. */
  for_newcomers: Generated<boolean>;
  /** Percent of a deposit; 0 where all are given the same. */
  match: Generated<number>;
  /** The most that can become cash. */
  cap: Generated<bigint | null>;
  weights: ColumnType<Readonly<Record<string, number>> | null, string | null | undefined, string>;
  max_stake: Generated<bigint | null>;
  product: Generated<string | null>;
  /** Nobody is offered it before. */
  published_at: Generated<Date | null>;
}

/** Of a claim alone: that a bonus is wagered, earned or over follows from its grant. */
export type ClaimStatus = 'APPLYING' | 'REJECTED' | 'ISSUED' | 'CLAIMED' | 'JOINED';

interface PromotionClaimTable {
  merchant: string;
  promotion_id: bigint;
  member_id: bigint;
  status: ClaimStatus;
  remark: Generated<string>;
  at: Date;
  /** What was paid for it, before there were grants. */
  transfer_id: Generated<bigint | null>;
  /** What was given for it, which says from then on how it stands. */
  grant_id: Generated<bigint | null>;
}

export interface RewardsTables {
  promotion_category: PromotionCategoryTable;
  promotion: PromotionTable;
  promotion_claim: PromotionClaimTable;
}

declare module '../../kernel/database/schema.ts' {
  interface Database extends RewardsTables {}
}

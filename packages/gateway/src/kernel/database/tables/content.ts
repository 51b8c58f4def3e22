import type { ColumnType, Generated } from 'kysely';
import type { IdentityColumn, Json } from './column.ts';

/** By language code. */
export type Texts = Readonly<Record<string, string>>;

interface AnnouncementTable {
  merchant: string;
  id: IdentityColumn;
  kind: 'notice' | 'popup' | 'agent';
  titles: Json<Texts>;
  contents: Json<Texts>;
  starts_at: Date;
  ends_at: Date | null;
}

/** How many have read a notice, in several rows that are added up; by the database. */
interface AnnouncementReadersTable {
  merchant: ColumnType<string, never, never>;
  announcement_id: ColumnType<bigint, never, never>;
  slot: ColumnType<number, never, never>;
  readers: ColumnType<bigint, never, never>;
}

interface AnnouncementReadTable {
  merchant: string;
  announcement_id: bigint;
  member_id: bigint;
  at: Date;
}

interface BannerTable {
  merchant: string;
  id: IdentityColumn;
  group_name: string;
  titles: Json<Texts>;
  texts: Json<Texts>;
  picture: string;
  link: Generated<string>;
  position: number;
  starts_at: Date;
  ends_at: Date | null;
}

interface HelpArticleTable {
  merchant: string;
  id: IdentityColumn;
  titles: Json<Texts>;
  contents: Json<Texts>;
  position: number;
}

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
}

export type ClaimStatus = 'APPLYING' | 'REJECTED' | 'ISSUED' | 'CLAIMED' | 'PROCESS' | 'JOINED';

interface PromotionClaimTable {
  merchant: string;
  promotion_id: bigint;
  member_id: bigint;
  status: ClaimStatus;
  remark: Generated<string>;
  at: Date;
  /** What was paid for it. */
  transfer_id: Generated<bigint | null>;
}

interface MessageTable {
  merchant: string;
  id: IdentityColumn;
  member_id: bigint;
  kind: 'system' | 'personal' | 'promotion' | 'wallet';
  titles: Json<Texts>;
  contents: Json<Texts>;
  at: Date;
  read_at: Date | null;
}

interface FeedbackTable {
  merchant: string;
  id: IdentityColumn;
  member_id: bigint;
  category: string;
  content: string;
  at: Date;
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

export interface ContentTables {
  announcement: AnnouncementTable;
  announcement_read: AnnouncementReadTable;
  announcement_readers: AnnouncementReadersTable;
  banner: BannerTable;
  help_article: HelpArticleTable;
  promotion_category: PromotionCategoryTable;
  promotion: PromotionTable;
  promotion_claim: PromotionClaimTable;
  message: MessageTable;
  feedback: FeedbackTable;
  upload: UploadTable;
  upload_object: UploadObjectTable;
}

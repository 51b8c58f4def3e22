import type { ColumnType, Generated } from 'kysely';
import type {
  FixedColumn,
  IdentityColumn,
  Json,
  Texts,
} from '../../kernel/database/tables/column.ts';

interface AnnouncementTable {
  merchant: string;
  id: IdentityColumn;
  kind: 'notice' | 'popup' | 'agent';
  titles: Json<Texts>;
  contents: Json<Texts>;
  starts_at: Date;
  ends_at: Date | null;
}

interface AnnouncementReadTable {
  merchant: string;
  announcement_id: bigint;
  member_id: bigint;
  at: Date;
}

/** How many have read a notice, in several rows that are added up; by the database. */
interface AnnouncementReadersTable {
  merchant: ColumnType<string, never, never>;
  announcement_id: ColumnType<bigint, never, never>;
  slot: ColumnType<number, never, never>;
  readers: ColumnType<bigint, never, never>;
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

interface CampaignTable {
  merchant: FixedColumn<string>;
  id: IdentityColumn;
  kind: FixedColumn<MessageTable['kind']>;
  titles: ColumnType<Texts, string, never>;
  contents: ColumnType<Texts, string, never>;
  state: Generated<'running' | 'done' | 'stopped'>;
  made_at: FixedColumn<Date>;
  until_member: FixedColumn<bigint>;
  after_member: Generated<bigint>;
  written: Generated<bigint>;
  passed_over: Generated<bigint>;
  ended_at: Generated<Date | null>;
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
  /** Of a letter to everybody. */
  campaign_id: Generated<bigint | null>;
}

interface FeedbackTable {
  merchant: string;
  id: IdentityColumn;
  member_id: bigint;
  category: string;
  content: string;
  at: Date;
}

export interface MessagesTables {
  announcement: AnnouncementTable;
  announcement_read: AnnouncementReadTable;
  announcement_readers: AnnouncementReadersTable;
  banner: BannerTable;
  help_article: HelpArticleTable;
  campaign: CampaignTable;
  message: MessageTable;
  feedback: FeedbackTable;
}

declare module '../../kernel/database/schema.ts' {
  interface Database extends MessagesTables {}
}

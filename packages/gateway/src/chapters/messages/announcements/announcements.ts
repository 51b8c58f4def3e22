import type { Query, Reply } from '@livery/contract';
import { GUEST } from '../../../kernel/member-types.ts';
import { hasAgentCentre } from '../../../kernel/member-types.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { textIn } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { type Catalogues, hotGames } from '../../lobby/index.ts';
import { currentPromotions, promotionIn } from '../../rewards/index.ts';
import type { Session } from '../../../kernel/session.ts';
import {
  currentAnnouncements,
  currentBanners,
  readBy,
  type AnnouncementRow,
  type Kind,
} from './store.ts';

export type Announcement = Reply<'notices'>[number];

const HOT_ON_HOME = 9;

export interface AnnouncementsQuery {
  readonly merchant: Merchant;
  readonly session: Session | null;
  readonly query: Query<'announcements'>;
  readonly language: string;
}

/** What a page asks for, each part only if it was asked for. */
export async function announcementsFor(
  { db, clock, pictures }: Services,
  catalogues: Catalogues,
  { merchant, session, query, language }: AnnouncementsQuery,
): Promise<Reply<'announcements'>> {
  const types = new Set(query.types.split(','));
  const now = clock();
  const { code } = merchant;
  if (types.has('A')) requireAgent(session);
  const kind: Kind = types.has('A') ? 'agent' : 'notice';
  const [notices, popups, banners, promotions, read] = await Promise.all([
    types.has('PL') || types.has('A') ? currentAnnouncements(db, code, kind, now) : [],
    types.has('PU') ? currentAnnouncements(db, code, 'popup', now) : [],
    types.has('B') ? currentBanners(db, code, query.groupName, now) : [],
    types.has('PR') || types.has('Promotion') ? currentPromotions(db, code, now) : [],
    session === null ? new Set<bigint>() : readBy(db, code, session.memberId),
  ]);
  const isRead = readerOf(session, read);
  const player = notices.map((row) => announcementIn(row, language, isRead));
  return {
    promotion: promotions.map((row) => promotionIn(row, language, pictures.addressOf)),
    banners: banners.map((row) => ({
      id: row.id.toString(),
      groupName: row.group_name,
      title: textIn(row.titles, language),
      text: textIn(row.texts, language),
      url: pictures.addressOf(row.picture),
      link: row.link,
    })),
    player,
    popup: popups.map((row) => announcementIn(row, language, isRead)),
    hot: types.has('H')
      ? hotGames(catalogues.of(merchant), '')
          .slice(0, HOT_ON_HOME)
          .map(({ game }) => game)
      : [],
    footer: { unreadCount: session === null ? 0 : player.filter((one) => !one.read).length },
  };
}

function requireAgent(session: Session | null): void {
  if (session === null) throw new Refusal('auth.required');
  if (!hasAgentCentre(session.type)) throw new Refusal('type.rejected');
}

/** A guest has read everything: there is nothing to count for an hour's account. */
export function readerOf(session: Session | null, read: ReadonlySet<bigint>) {
  return session?.type === GUEST ? () => true : (id: bigint) => read.has(id);
}

export function announcementIn(
  row: AnnouncementRow,
  language: string,
  isRead: (id: bigint) => boolean,
): Announcement {
  return {
    id: row.id.toString(),
    title: textIn(row.titles, language),
    startDate: row.starts_at.getTime(),
    content: textIn(row.contents, language),
    read: isRead(row.id),
  };
}

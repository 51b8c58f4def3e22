import { endpoints, type Query, type Reply } from '@livery/contract';
import { shapeOf } from '../../../http/validate.ts';
import type { KeepGood } from '../../../kernel/sites/content/good-rows.ts';
import { cleanOut } from '../../../kernel/sites/content/cleaner.ts';
import { GUEST } from '../../../kernel/member-types.ts';
import { hasAgentCentre } from '../../../kernel/member-types.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { textIn } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { type Catalogues, hotGames } from '../../lobby/index.ts';
import type { Session } from '../../../kernel/session.ts';
import type { PromotionsOf } from '../shared.ts';
import {
  currentAnnouncements,
  currentBanners,
  readBy,
  type AnnouncementRow,
  type Kind,
} from './store.ts';

export type Announcement = Reply<'notices'>[number];

const parts = endpoints.announcements.reply.properties;
const banner = shapeOf(parts.banners.items, 'json');
const notice = shapeOf(parts.player.items, 'json');

const HOT_ON_HOME = 9;

/** What other chapters have for a page of announcements. */
export interface AnnouncedElsewhere {
  readonly catalogues: Catalogues;
  readonly promotionsOf: PromotionsOf;
}

export interface AnnouncementsQuery {
  readonly merchant: Merchant;
  readonly session: Session | null;
  readonly query: Query<'announcements'>;
  readonly language: string;
}

/** What a page asks for, each part only if it was asked for. */
export async function announcementsFor(
  services: Services,
  { catalogues, promotionsOf }: AnnouncedElsewhere,
  { merchant, session, query, language }: AnnouncementsQuery,
): Promise<Reply<'announcements'>> {
  const { db, clock, pictures, keepGood } = services;
  // Whoever is barred from play is tempted to none (RG-31): they read what was written to them.
  const types = withoutOffers(new Set(query.types.split(',')), session);
  const now = clock();
  const { code } = merchant;
  if (types.has('A')) requireAgent(session);
  const kind: Kind = types.has('A') ? 'agent' : 'notice';
  const [notices, popups, banners, promotion, read] = await Promise.all([
    types.has('PL') || types.has('A') ? currentAnnouncements(db, code, kind, now) : [],
    types.has('PU') ? currentAnnouncements(db, code, 'popup', now) : [],
    types.has('B') ? currentBanners(db, code, query.groupName, now) : [],
    types.has('PR') || types.has('Promotion') ? promotionsOf(merchant, language, now) : [],
    session === null ? new Set<bigint>() : readBy(db, code, session.memberId),
  ]);
  const audience = { merchant, language, isRead: readerOf(session, read) };
  const player = announcementsIn(keepGood, notices, audience);
  return {
    promotion,
    banners: keepGood(banners, {
      table: 'banner',
      keyOf: ({ id }) => `${code} ${id}`,
      make: (row) => ({
        id: row.id.toString(),
        groupName: row.group_name,
        title: textIn(row.titles, language),
        text: textIn(row.texts, language),
        url: pictures.addressOf(row.picture),
        link: row.link,
      }),
      check: banner.check,
    }),
    player,
    popup: announcementsIn(keepGood, popups, audience),
    hot: types.has('H')
      ? hotGames(catalogues.of(merchant), '')
          .slice(0, HOT_ON_HOME)
          .map(({ game }) => game)
      : [],
    footer: { unreadCount: session === null ? 0 : player.filter((one) => !one.read).length },
  };
}

const OFFERS = new Set(['PU', 'B', 'PR', 'Promotion', 'H']);

const withoutOffers = (types: ReadonlySet<string>, session: Session | null): ReadonlySet<string> =>
  session?.barred === undefined ? types : new Set([...types].filter((one) => !OFFERS.has(one)));

function requireAgent(session: Session | null): void {
  if (session === null) throw new Refusal('auth.required');
  if (!hasAgentCentre(session.type)) throw new Refusal('type.rejected');
}

/** What a member may read, and so what can be marked: agents' news is there for agents alone. */
export function kindsFor({ type }: Session): readonly Kind[] {
  return hasAgentCentre(type) ? ['notice', 'popup', 'agent'] : ['notice', 'popup'];
}

/** A guest has read everything: there is nothing to count for an hour's account. */
export function readerOf(session: Session | null, read: ReadonlySet<bigint>) {
  return session?.type === GUEST ? () => true : (id: bigint) => read.has(id);
}

export interface Audience {
  readonly merchant: Merchant;
  readonly language: string;
  isRead(id: bigint): boolean;
}

export const announcementsIn = (
  keepGood: KeepGood,
  rows: readonly AnnouncementRow[],
  { merchant, language, isRead }: Audience,
): Announcement[] =>
  keepGood(rows, {
    table: 'announcement',
    keyOf: ({ id }) => `${merchant.code} ${id}`,
    make: (row) => ({
      id: row.id.toString(),
      title: textIn(row.titles, language),
      startDate: row.starts_at.getTime(),
      content: cleanOut(merchant, textIn(row.contents, language)),
      read: isRead(row.id),
    }),
    check: notice.check,
  });

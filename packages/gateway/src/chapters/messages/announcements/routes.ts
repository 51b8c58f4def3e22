import { endpoints } from '@livery/contract';
import type { FastifyReply } from 'fastify';
import { cleanOut } from '../../../kernel/sites/content/cleaner.ts';
import { memoFor } from '../../../kernel/time/memo.ts';
import { prepare, type Prepared } from '../../../http/replies/prepared.ts';
import { shapeOf } from '../../../http/validate.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import { languageOf, textIn } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Session } from '../../../kernel/session.ts';
import {
  announcementsFor,
  announcementsIn,
  kindsFor,
  readerOf,
  type AnnouncedElsewhere,
  type Announcement,
} from './announcements.ts';
import { currentAnnouncements, helpArticles, markRead, readBy, readCounts } from './store.ts';

const KEPT = 5_000;
const POPULAR = 10;

const article = shapeOf(endpoints.help.reply.items, 'json');

/** The same for every visitor, so a CDN may hold it; with read marks it is a member's own. */
function cacheFor(session: Session | null, reply: FastifyReply): void {
  const visitors = 'public, max-age=30, stale-while-revalidate=300';
  reply.header('cache-control', session === null ? visitors : 'private, no-cache');
  reply.header('vary', 'language, authorization');
}

export function contentRoutes(
  route: Router,
  services: Services,
  elsewhere: AnnouncedElsewhere,
): void {
  const { db, clock, keepGood } = services;
  const forVisitors = memoFor<Prepared<'announcements'>>(clock, KEPT);
  const helpKept = memoFor<Prepared<'help'>>(clock, KEPT);

  route('announcements', ({ merchant, session, query, request, reply }) => {
    const language = languageOf(merchant, request, query.language);
    const ask = () => announcementsFor(services, elsewhere, { merchant, session, query, language });
    cacheFor(session, reply);
    if (session !== null) return ask();
    const key = [merchant.code, language, query.types, query.groupName ?? ''].join('|');
    return forVisitors(key, async () => prepare('announcements', await ask()));
  });

  const noticesOf = async (merchant: Merchant, session: Session | null, language: string) => {
    const rows = await currentAnnouncements(db, merchant.code, 'notice', clock());
    const read =
      session === null ? new Set<bigint>() : await readBy(db, merchant.code, session.memberId);
    return announcementsIn(keepGood, rows, { merchant, language, isRead: readerOf(session, read) });
  };

  route('notices', ({ merchant, session, query, request, reply }) => {
    cacheFor(session, reply);
    return noticesOf(merchant, session, languageOf(merchant, request, query.language));
  });

  route('popularNotices', async ({ merchant, session, query, request, reply }) => {
    cacheFor(session, reply);
    const language = languageOf(merchant, request, query.language);
    const [notices, counts] = await Promise.all([
      noticesOf(merchant, session, language),
      readCounts(db, merchant.code),
    ]);
    const count = ({ id }: Announcement) => Number(counts.get(BigInt(id)) ?? 0n);
    return notices.toSorted((one, other) => count(other) - count(one)).slice(0, POPULAR);
  });

  route('readAnnouncement', async ({ merchant, session, body }) => {
    const id = BigInt(body.announcementId);
    const kinds = kindsFor(session);
    if (!(await markRead(db, merchant.code, session.memberId, { id, kinds }, clock()))) {
      throw new Refusal('announcement.missing');
    }
    services.live.publish({
      merchant: merchant.code,
      memberId: session.memberId,
      event: 'unread',
      data: { announcement: body.announcementId },
    });
    return null;
  });

  route('help', ({ merchant, query, request, reply }) => {
    reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=3600');
    reply.header('vary', 'language');
    const language = languageOf(merchant, request, query.lang);
    return helpKept(`${merchant.code}|${language}`, async () => {
      const rows = await helpArticles(db, merchant.code);
      return prepare(
        'help',
        keepGood(rows, {
          table: 'help_article',
          keyOf: ({ id }) => `${merchant.code} ${id}`,
          make: (row) => ({
            id: row.id.toString(),
            title: textIn(row.titles, language),
            content: cleanOut(merchant, textIn(row.contents, language)),
          }),
          check: article.check,
        }),
      );
    });
  });
}

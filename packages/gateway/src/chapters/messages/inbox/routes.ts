import { endpoints } from '@livery/contract';
import { sql } from 'kysely';
import { shapeOf } from '../../../http/validate.ts';
import { cleanOut } from '../../../kernel/sites/content/cleaner.ts';
import type { Router } from '../../../http/router.ts';
import { languageOf, textIn } from '../../../kernel/sites/language.ts';
import type { Services } from '../../../kernel/services.ts';
import { unreadNews, unreadOf } from './unread.ts';

const PAGE = 25;

const letter = shapeOf(endpoints.inbox.reply.properties.list.items, 'json');

export function inboxRoutes(route: Router, { db, clock, live, keepGood }: Services): void {
  const tell = async (merchant: string, memberId: bigint) => {
    for (const news of await unreadNews(db, merchant, [memberId])) live.publish(news);
  };

  route('inboxUnread', ({ merchant, session }) => unreadOf(db, merchant.code, session.memberId));

  route('inbox', async ({ merchant, session, query, request }) => {
    const { pageNo = 1, pageSize = PAGE } = query;
    const language = languageOf(merchant, request);
    const own = db
      .selectFrom('message')
      .where('merchant', '=', merchant.code)
      .where('member_id', '=', session.memberId);
    const [rows, counted] = await Promise.all([
      own
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
        .execute(),
      own.select(sql<bigint>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    ]);
    return {
      list: keepGood(rows, {
        table: 'message',
        keyOf: ({ id }) => `${merchant.code} ${id}`,
        make: (row) => ({
          id: row.id.toString(),
          title: textIn(row.titles, language),
          content: cleanOut(merchant, textIn(row.contents, language)),
          createdAt: row.at.getTime(),
          read: row.read_at !== null,
          kind: row.kind,
        }),
        check: letter.check,
      }),
      pageNum: pageNo,
      totalPages: Math.ceil(Number(counted.count) / pageSize),
    };
  });

  route('readInbox', async ({ merchant, session, body }) => {
    await db
      .updateTable('message')
      .set({ read_at: new Date(clock()) })
      .where('merchant', '=', merchant.code)
      .where('member_id', '=', session.memberId)
      .where('id', 'in', body.ids.map(BigInt))
      .where('read_at', 'is', null)
      .execute();
    await tell(merchant.code, session.memberId);
    return null;
  });

  route('deleteInbox', async ({ merchant, session, query }) => {
    await db
      .deleteFrom('message')
      .where('merchant', '=', merchant.code)
      .where('member_id', '=', session.memberId)
      .where('id', 'in', query.ids.split(',').map(BigInt))
      .execute();
    await tell(merchant.code, session.memberId);
    return null;
  });
}

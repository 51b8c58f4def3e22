import { transact } from '../../../kernel/database/transact.ts';
import { countAgainst, limits } from '../../../http/guards/limits.ts';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { keepUploads } from '../../../kernel/uploads/uploads.ts';
import { feedbackSubject } from './store.ts';

export function feedbackRoutes(route: Router, { db, clock }: Services): void {
  route('feedback', async ({ merchant, session, body, files }) => {
    const { code } = merchant;
    const { memberId } = session;
    await countAgainst(db, limits.feedbackMember, code, memberId.toString(), clock());
    const { id } = await transact(db, async (tx) => {
      const ticket = await tx
        .insertInto('feedback')
        .values({ merchant: code, member_id: memberId, ...body, at: new Date(clock()) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const subject = feedbackSubject(ticket.id);
      await keepUploads(tx, { merchant: code, memberId, subject }, files, clock());
      return ticket;
    });
    return { ticketId: id.toString() };
  });
}

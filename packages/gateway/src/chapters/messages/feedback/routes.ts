import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { countAgainst, limits } from '../../../http/guards/limits.ts';
import type { Router } from '../../../http/router.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import type { Services } from '../../../kernel/services.ts';
import { keepUploads } from '../../../kernel/uploads/uploads.ts';
import { feedbackSubject } from './store.ts';

export function feedbackRoutes(route: Router, { db, clock }: Services): void {
  route('feedback', async ({ merchant, session, body, files, key }) => {
    const { code } = merchant;
    const { memberId } = session;
    await countAgainst(db, limits.feedbackMember, code, memberId.toString(), clock());
    const write = async (tx: Tx): Promise<{ ticketId: string }> => {
      const { id } = await tx
        .insertInto('feedback')
        .values({ merchant: code, member_id: memberId, ...body, at: new Date(clock()) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const subject = feedbackSubject(id);
      await keepUploads(tx, { merchant: code, memberId, subject }, files, clock());
      return { ticketId: id.toString() };
    };
    const keyed = {
      merchant: code,
      scope: `feedback:${memberId}`,
      key,
      request: [body.category, body.content, ...files.map(({ sentHash }) => sentHash)],
      now: clock(),
    };
    return transact(db, (tx) => (key === '' ? write(tx) : answerOnce(tx, keyed, () => write(tx))));
  });
}

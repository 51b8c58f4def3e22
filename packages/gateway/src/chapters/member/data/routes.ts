import type { Router } from '../../../http/router.ts';
import { countAgainst, limits, type Limit } from '../../../http/guards/limits.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { requireOwner, type OwnRequest } from '../owner/require-owner.ts';
import { keepRequest, requestsOf, shownOwnData, type DataRequest } from './store.ts';

const ownerOf = ({ merchant, session }: Pick<OwnRequest, 'merchant' | 'session'>) => ({
  merchant: merchant.code,
  memberId: session.memberId,
});

/** A copy of all that is kept of a member, and the wish to be deleted (RG-40). */
export function dataRoutes(route: Router, services: Services): void {
  const { db, clock, vault } = services;
  const askFor = async (
    asked: Pick<OwnRequest, 'merchant' | 'session'>,
    kind: DataRequest['kind'],
    limit: Limit<'member'>,
  ) => {
    await requireOwner(services, asked);
    const owner = ownerOf(asked);
    await countAgainst(db, limit, owner.merchant, String(owner.memberId), clock());
    await transact(db, (tx) => keepRequest(tx, owner, kind, clock()));
    return shownOwnData(db, owner, clock());
  };

  route('ownData', (asked) => shownOwnData(db, ownerOf(asked), clock()));
  route('askDataCopy', (asked) => askFor(asked, 'copy', limits.dataCopies));
  route('askDeletion', (asked) => askFor(asked, 'deletion', limits.deletions));

  route('dataCopyPart', async ({ query, ...asked }) => {
    await requireOwner(services, asked);
    const { merchant } = ownerOf(asked);
    const { copy } = await requestsOf(db, ownerOf(asked));
    const part = Number(query.part);
    if (copy?.state !== 'ready' || (copy.until?.getTime() ?? 0) <= clock()) {
      throw new Refusal('data.missing');
    }
    const row = await db
      .selectFrom('data_copy_part')
      .select('sealed')
      .where((its) => its.and({ merchant, request_id: copy.id, part }))
      .executeTakeFirst();
    // What was sealed under a key that is gone is gone: it can be asked for again.
    const text = row && vault.open(row.sealed, [merchant, copy.id.toString(), query.part]);
    if (text === undefined) throw new Refusal('data.missing');
    return { text: text.toString() };
  });

  route('withdrawDeletion', async (asked) => {
    const { merchant, memberId } = ownerOf(asked);
    await db
      .updateTable('data_request')
      .set({ state: 'withdrawn', answered_at: new Date(clock()) })
      .where((its) =>
        its.and({
          merchant,
          member_id: memberId,
          kind: 'deletion' as const,
          state: 'asked' as const,
        }),
      )
      .execute();
    return null;
  });
}

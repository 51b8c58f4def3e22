import type { Kysely } from 'kysely';
import type { Router } from '../../../http/router.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { Services } from '../../../kernel/services.ts';
import { languageOf } from '../../../kernel/sites/language.ts';
import { lockMember } from '../store.ts';
import { keepConsents, ofChannels } from './store.ts';

const saidBy = (db: Kysely<Database>, merchant: string, id: bigint) =>
  db
    .selectFrom('member')
    .select('marketing')
    .where((its) => its.and({ merchant, id }))
    .executeTakeFirstOrThrow();

/** By which ways a member has agreed to be sent offers (RG-31). */
export function marketingRoutes(
  route: Router,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): void {
  route('marketing', async ({ merchant, session }) => {
    const { marketing } = await saidBy(db, merchant.code, session.memberId);
    return { ...marketing, silent: session.barred !== undefined };
  });

  route('setMarketing', async ({ merchant, session, request, body }) => {
    const { text = '', ...ways } = body;
    const said = ofChannels(ways);
    const owner = { merchant: merchant.code, memberId: session.memberId };
    await transact(db, async (tx) => {
      await lockMember(tx, owner.merchant, owner.memberId);
      const { marketing } = await saidBy(tx, owner.merchant, owner.memberId);
      const language = languageOf(merchant, request);
      await keepConsents(tx, owner, marketing, said, { text, language, now: clock() });
      await tx
        .updateTable('member')
        .set({ marketing: JSON.stringify(said) })
        .where((its) => its.and({ merchant: owner.merchant, id: owner.memberId }))
        .execute();
    });
    return { ...said, silent: session.barred !== undefined };
  });
}

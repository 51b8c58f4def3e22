import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';

/** By which ways a member has agreed to be sent offers (RG-31). */
export function marketingRoutes(route: Router, { db }: Pick<Services, 'db'>): void {
  route('marketing', async ({ merchant, session }) => {
    const { marketing } = await db
      .selectFrom('member')
      .select('marketing')
      .where((its) => its.and({ merchant: merchant.code, id: session.memberId }))
      .executeTakeFirstOrThrow();
    return { ...marketing, silent: session.barred !== undefined };
  });

  route('setMarketing', async ({ merchant, session, body }) => {
    await db
      .updateTable('member')
      .set({ marketing: JSON.stringify(body) })
      .where((its) => its.and({ merchant: merchant.code, id: session.memberId }))
      .execute();
    return { ...body, silent: session.barred !== undefined };
  });
}

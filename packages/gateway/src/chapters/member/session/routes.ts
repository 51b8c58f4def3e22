import { clearSessionCookie } from '../../../http/guards/session-cookie.ts';
import type { Router } from '../../../http/router.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { Services } from '../../../kernel/services.ts';
import { lockMember } from '../store.ts';
import { clearDeviceCookie, endCredentials } from './credentials.ts';
import { endEverySession, endSession, tellSessions } from './store.ts';

export function logoutRoutes(route: Router, services: Services): void {
  const { db, clock, events, live } = services;

  route('logout', async ({ merchant, session, query, reply }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId };
    if (query.all === '1') {
      await transact(db, async (tx) => {
        await lockMember(tx, merchant.code, session.memberId);
        await endCredentials(tx, owner);
        await endEverySession({ db: tx, events }, merchant.code, session.memberId, clock());
      });
      clearDeviceCookie(reply);
    } else await endSession(services, merchant.code, session.idHash, clock());
    tellSessions(live, owner);
    clearSessionCookie(reply);
    // Theme, language and the remembered device stay where they are.
    reply.header('clear-site-data', '"cache"');
    return null;
  });
}

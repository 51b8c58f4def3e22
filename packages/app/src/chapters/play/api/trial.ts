import { call } from '#kernel/http/client.ts';
import { openSession } from '#kernel/session/session.ts';
import { withEntryLock } from '#kernel/session/story/entry-lock.ts';

/** A trial account with practice credits, logged in when this returns. */
export async function startTrial(merchantCode: string, isAgeConfirmed: boolean): Promise<void> {
  await withEntryLock(async () => {
    const { token, userName, customerType } = await call('trial', {
      body: { moduleId: 'FREEPLAY3', ...(isAgeConfirmed && { ageConfirmed: true }) },
    });
    openSession({ token, merchantCode, userName, type: customerType, firstTimeLogin: false });
  });
}

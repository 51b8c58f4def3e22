import { call } from '#kernel/http/client.ts';
import { openSession } from '#kernel/session/session.ts';
import { inTurn } from '#kernel/session/turns.ts';

/** A trial account with practice credits, logged in when this returns. */
export async function startTrial(merchantCode: string): Promise<void> {
  await inTurn(async () => {
    const { token, userName, customerType } = await call('trial', {
      body: { moduleId: 'FREEPLAY3' },
    });
    openSession({ token, merchantCode, userName, type: customerType, firstTimeLogin: false });
  });
}

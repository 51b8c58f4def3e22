import { transact } from '../../../kernel/database/transact.ts';
import { countFrom, limits } from '../../../http/guards/limits.ts';
import type { Router } from '../../../http/router.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { lockMember } from '../../member/index.ts';
import { makeChallenge } from '../../../kernel/secrets/challenges.ts';
import { addPasskey, offerPasskey, tell, TIMEOUT } from './add.ts';
import { passkeyLogin } from './enter.ts';
import { partyOf } from './relying-party.ts';
import { MOST_PASSKEYS, nameOwn, passkeysOf, removeOwn } from './store.ts';

export function passkeyRoutes(route: Router, services: Services): void {
  const { db, clock } = services;

  route('passkeys', async ({ merchant, session }) => {
    const own = await passkeysOf(db, { merchant: merchant.code, memberId: session.memberId });
    return { list: own.map(tell), most: MOST_PASSKEYS };
  });

  route('passkeyOptions', ({ merchant, session, request }) =>
    offerPasskey(services, { merchant, session, request }),
  );

  route('addPasskey', ({ merchant, session, body, request }) =>
    addPasskey(services, { merchant, session, request }, body),
  );

  route('renamePasskey', async ({ merchant, session, body }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId };
    const isOwn = await nameOwn(db, owner, body.id, body.name);
    if (!isOwn) throw new Refusal('passkey.invalid');
    return null;
  });

  route('removePasskey', async ({ merchant, session, body }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId };
    await transact(db, async (tx) => {
      // Whoever is being let in by it at this moment is waited for, or waits.
      await lockMember(tx, owner.merchant, owner.memberId);
      await removeOwn(tx, owner, body.id);
    });
    return null;
  });

  route('passkeyLoginOptions', async ({ merchant, request }) => {
    await countFrom(db, limits.challengeAddress, merchant.code, request.ip, clock());
    const { text } = await makeChallenge(db, merchant.code, 'passkey.login', clock());
    return {
      challenge: text,
      rpId: partyOf(merchant, request).id,
      timeout: TIMEOUT,
      userVerification: 'required',
    };
  });

  route(
    'passkeyLogin',
    ({ merchant, body, request, reply }) =>
      passkeyLogin(services, { merchant, body, request, reply }),
    { from: limits.loginAddress },
  );
}

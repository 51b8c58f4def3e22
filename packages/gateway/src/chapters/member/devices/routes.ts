import type { Router } from '../../../http/router.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { Services } from '../../../kernel/services.ts';
import { getMember, lockMember, type Member } from '../store.ts';
import { tellSessions } from '../session/store.ts';
import { devicesOf, endDevice } from './devices.ts';
import { presentContact, type ContactKind } from '../contact/kinds.ts';
import { hasQuestions } from '../questions/store.ts';
import { authenticatorOf } from '../session/authenticator.ts';
import { historyOf } from './history.ts';

const PAGE = 25;

export function deviceRoutes(route: Router, { db, clock, events, live }: Services): void {
  route('security', async ({ merchant, session }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId };
    const member = await getMember(db, owner.merchant, owner.memberId);
    return {
      password: member.password_hash !== null,
      paymentPassword: member.payment_password_hash !== null,
      bankCards: await bankCardsOf(db, merchant.code, member.id),
      questions: await hasQuestions(db, merchant.code, member.id),
      email: stateOf(member, 'email'),
      mobile: stateOf(member, 'mobile'),
      payeeName: member.profile['payeeName'] !== undefined,
      totp: (await authenticatorOf(db, owner)) !== undefined,
      devices: await devicesOf(db, merchant, session, clock()),
    };
  });

  route('sessionHistory', ({ merchant, session, query }) => {
    const { pageNo = 1, pageSize = PAGE } = query;
    const owner = { merchant: merchant.code, memberId: session.memberId };
    return historyOf(db, owner, { pageNo, pageSize });
  });

  route('endDevice', async ({ merchant, session, params }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId };
    await transact(db, async (tx) => {
      // Whoever is being let in by the device at this moment is waited for, or waits.
      await lockMember(tx, owner.merchant, owner.memberId);
      await endDevice(tx, events, owner, params.id, clock());
    });
    tellSessions(live, owner);
    return null;
  });
}

async function bankCardsOf(db: Services['db'], merchant: string, id: bigint): Promise<number> {
  const { all } = await db
    .selectFrom('instrument')
    .select((its) => its.fn.countAll<bigint>().as('all'))
    .where((its) => its.and({ merchant, member_id: id }))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(all);
}

function stateOf(member: Member, kind: ContactKind): 'none' | 'unverified' | 'verified' {
  const { value, is_proven } = presentContact(member, kind);
  if (value === null) return 'none';
  return is_proven ? 'verified' : 'unverified';
}

import type { Payload } from '@livery/contract';
import { countAgainst, limits } from '../../../http/guards/limits.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { tellOwner } from '../owner/notices.ts';
import { requireOwner, requirePassword, type OwnRequest } from '../owner/require-owner.ts';
import { visitorOf } from '../session/visitor.ts';
import { getMember } from '../store.ts';
import { requirePaymentPassword, requireSamePaymentPassword } from './check.ts';
import { requirePaymentCode, spendPaymentCode } from './code.ts';
import { requireGoodPaymentPassword } from './rules.ts';
import { forgetTries } from './tries.ts';

/** With the old one; the first, soon after a log-in or another proof. */
export async function setPaymentPassword(
  services: Services,
  asked: OwnRequest,
  { old, new: next }: Payload<'setPaymentPassword'>,
): Promise<null> {
  const { db } = services;
  const { merchant, session } = asked;
  const owner = { merchant: merchant.code, memberId: session.memberId };
  const member = await getMember(db, owner.merchant, owner.memberId);
  requireGoodPaymentPassword(next, { birthday: member.birthday, field: 'new' });
  const former = member.payment_password_hash;
  if (former === null) await requireOwner(services, asked);
  else if (old !== undefined) await requirePaymentPassword(services, owner, old);
  else throw new Refusal('request.invalid', { errors: [{ field: 'old', code: 'required' }] });
  const hash = await services.passwords.hash(owner.merchant, next);
  const how = former === null ? 'first' : 'changed';
  await write(services, asked, { how, hash }, (tx) =>
    requireSamePaymentPassword(tx, owner, former),
  );
  return null;
}

/** Whoever has forgotten it shows a phone or a mailbox, and the password of the account. */
export async function resetPaymentPassword(
  services: Services,
  asked: OwnRequest,
  { code, password, new: next }: Payload<'resetPaymentPassword'>,
): Promise<null> {
  const { db, vault, clock, passwords } = services;
  const { merchant, session } = asked;
  const owner = { merchant: merchant.code, memberId: session.memberId };
  const member = await getMember(db, owner.merchant, owner.memberId);
  requireGoodPaymentPassword(next, { birthday: member.birthday, field: 'new' });
  await countAgainst(db, limits.paymentCode, owner.merchant, String(owner.memberId), clock());
  await requirePaymentCode({ db, vault }, owner, code, clock());
  if (member.password_hash !== null) await requirePassword(services, member, password);
  const hash = await passwords.hash(owner.merchant, next);
  await write(services, asked, { how: 'reset', hash }, async (tx) => {
    await spendPaymentCode({ db: tx, vault }, owner, code);
    await forgetTries(tx, owner);
  });
  return null;
}

interface NewOne {
  readonly how: 'first' | 'changed' | 'reset';
  readonly hash: string;
}

async function write(
  services: Services,
  { merchant, session: { memberId }, request }: OwnRequest,
  { how, hash }: NewOne,
  requireStill: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { db, clock, events, outbox } = services;
  await transact(db, async (tx) => {
    const now = clock();
    // The guard first, which whoever hears of it takes.
    await events.paymentPasswordSet(tx, { merchant, memberId, how, now });
    await requireStill(tx);
    await tx
      .updateTable('member')
      .set({ payment_password_hash: hash })
      .where((its) => its.and({ merchant: merchant.code, id: memberId }))
      .execute();
    const visitor = visitorOf(services, merchant, request);
    await tellOwner(services, tx, { merchant, memberId, visitor, now }, { what: 'payment' });
  });
  outbox.wake();
}

import type { Payload } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { countAgainst, limits } from '../../../http/guards/limits.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Session } from '../../../kernel/session.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { tellOwner } from '../owner/notices.ts';
import { requireFreshProof } from '../session/proof.ts';
import { visitorOf } from '../session/visitor.ts';
import { getMember, type Member } from '../store.ts';
import { requirePaymentPassword, requireSamePaymentPassword } from './check.ts';
import { requirePaymentCode, spendPaymentCode } from './code.ts';
import { requireGoodPaymentPassword } from './rules.ts';
import { forgetTries } from './tries.ts';

export interface SettingRequest {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly request: FastifyRequest;
}

/** With the old one; the first, with what the account itself is opened by. */
export async function setPaymentPassword(
  services: Services,
  asked: SettingRequest,
  { old, password, new: next }: Payload<'setPaymentPassword'>,
): Promise<null> {
  const { db } = services;
  const { merchant, session } = asked;
  const owner = { merchant: merchant.code, memberId: session.memberId };
  const member = await getMember(db, owner.merchant, owner.memberId);
  requireGoodPaymentPassword(next, { birthday: member.birthday, field: 'new' });
  const former = member.payment_password_hash;
  if (former === null) await requireOwner(services, asked, member, password);
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
  asked: SettingRequest,
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

/** A session that somebody left open must not make itself a key to the money. */
async function requireOwner(
  services: Services,
  { merchant, session }: SettingRequest,
  member: Member,
  password: string | undefined,
): Promise<void> {
  if (password === undefined || member.password_hash === null) {
    return requireFreshProof(services.db, merchant.code, session.idHash, services.clock());
  }
  await requirePassword(services, member, password);
}

async function requirePassword(
  { db, clock, passwords }: Services,
  { merchant, id, password_hash }: Member,
  password: string | undefined,
): Promise<void> {
  await countAgainst(db, limits.passwordMember, merchant, String(id), clock());
  if (await passwords.verify(merchant, password ?? '', password_hash)) return;
  throw new Refusal('password.old_wrong');
}

interface NewOne {
  readonly how: 'first' | 'changed' | 'reset';
  readonly hash: string;
}

async function write(
  services: Services,
  { merchant, session: { memberId }, request }: SettingRequest,
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

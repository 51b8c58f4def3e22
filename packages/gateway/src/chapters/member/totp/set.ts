import type { Payload, Reply } from '@livery/contract';
import { countAgainst, limits, uncount } from '../../../http/guards/limits.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { newTotpSecret, stepOfCode } from '../../../kernel/secrets/totp.ts';
import type { Services } from '../../../kernel/services.ts';
import { tellOwner } from '../owner/notices.ts';
import { requireOwner, type OwnRequest } from '../owner/require-owner.ts';
import type { Owner } from '../session/credentials.ts';
import { requireStillIn } from '../session/proof.ts';
import { visitorOf } from '../session/visitor.ts';
import { getMember, lockMember } from '../store.ts';
import { makeRecoveryCodes } from './recovery.ts';
import { openTotp, sealTotp } from './sealed.ts';
import { spendSecondFactor } from './spend.ts';
import { deleteAuthenticator } from '../session/authenticator.ts';

const ownerOf = ({ merchant, session }: OwnRequest): Owner => ({
  merchant: merchant.code,
  memberId: session.memberId,
});

/** Tries are the member’s, wherever they come from and whatever they are for. */
export async function countCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { merchant, memberId }: Owner,
): Promise<void> {
  await countAgainst(db, limits.totpMember, merchant, String(memberId), clock());
  await countAgainst(db, limits.totpDay, merchant, String(memberId), clock());
}

/** A right one has not failed. */
export async function uncountCode(
  { db }: Pick<Services, 'db'>,
  { merchant, memberId }: Owner,
): Promise<void> {
  await uncount(db, limits.totpMember, merchant, String(memberId));
  await uncount(db, limits.totpDay, merchant, String(memberId));
}

/** What was begun before and never shown a code of is forgotten. */
export async function beginTotp(
  services: Services,
  asked: OwnRequest,
): Promise<Reply<'totpBegin'>> {
  const { db, vault, clock } = services;
  const owner = ownerOf(asked);
  const member = await getMember(db, owner.merchant, owner.memberId);
  await requireOwner(services, asked);
  const { bytes, uri, text } = newTotpSecret({
    issuer: asked.merchant.name,
    label: member.account,
  });
  const row = {
    sealed: sealTotp(vault, owner, bytes),
    step: 0n,
    begun_at: new Date(clock()),
  };
  const begun = await db
    .insertInto('member_totp')
    .values({ merchant: owner.merchant, member_id: owner.memberId, confirmed_at: null, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'member_id'])
        .doUpdateSet(row)
        .where('member_totp.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  if (begun === undefined) throw new Refusal('totp.set');
  return { uri, text };
}

/** The secret has arrived in an app: from now on it is asked for. */
export async function confirmTotp(
  services: Services,
  asked: OwnRequest,
  { code }: Payload<'totpConfirm'>,
): Promise<Reply<'totpConfirm'>> {
  const { db, vault, clock, outbox } = services;
  const { merchant, session, request } = asked;
  const owner = ownerOf(asked);
  await countCode(services, owner);
  const recoveryCodes = await transact(db, async (tx) => {
    const now = clock();
    await lockMember(tx, owner.merchant, owner.memberId);
    await requireStillIn(tx, owner.merchant, session.idHash);
    const own = { merchant: owner.merchant, member_id: owner.memberId };
    const row = await tx
      .selectFrom('member_totp')
      .selectAll()
      .where((its) => its.and(own))
      .executeTakeFirst();
    const isOld = row !== undefined && now - row.begun_at.getTime() > BEGUN_LIFE;
    if (row === undefined || isOld) throw new Refusal('totp.unset');
    if (row.confirmed_at !== null) throw new Refusal('totp.set');
    const bytes = openTotp(vault, owner, row.sealed);
    const step = bytes && stepOfCode(bytes, code, now, row.step);
    if (step === undefined) throw new Refusal('totp.wrong');
    await tx
      .updateTable('member_totp')
      .set({ step, confirmed_at: new Date(now) })
      .where((its) => its.and(own))
      .execute();
    const visitor = visitorOf(services, merchant, request);
    const happening = { merchant, memberId: owner.memberId, visitor, now };
    await tellOwner(services, tx, happening, { what: 'totp' });
    return makeRecoveryCodes(tx, owner);
  });
  await uncountCode(services, owner);
  outbox.wake();
  return { recoveryCodes: [...recoveryCodes] };
}

/** A secret that was shown and not taken over stays no secret for long. */
const BEGUN_LIFE = 10 * 60_000;

/** By a code of it: a session that was left open has none. */
export async function removeTotp(
  services: Services,
  asked: OwnRequest,
  { code }: Payload<'totpRemove'>,
): Promise<null> {
  const { db, vault, clock, outbox } = services;
  const { merchant, session, request } = asked;
  const owner = ownerOf(asked);
  await countCode(services, owner);
  await transact(db, async (tx) => {
    const now = clock();
    await lockMember(tx, owner.merchant, owner.memberId);
    await requireStillIn(tx, owner.merchant, session.idHash);
    if (!(await spendSecondFactor(tx, vault, owner, code, now))) throw new Refusal('totp.wrong');
    await deleteAuthenticator(tx, owner);
    const visitor = visitorOf(services, merchant, request);
    const happening = { merchant, memberId: owner.memberId, visitor, now };
    await tellOwner(services, tx, happening, { what: 'totpRemoved' });
  });
  await uncountCode(services, owner);
  outbox.wake();
  return null;
}

import type { Payload } from '@livery/contract';
import { countAgainst, limits } from '../../../http/guards/limits.ts';
import { sqlState, transact, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { tellOwner } from '../owner/notices.ts';
import type { OwnRequest } from '../owner/require-owner.ts';
import type { Owner } from '../session/credentials.ts';
import { requireStillIn } from '../session/proof.ts';
import { visitorOf } from '../session/visitor.ts';
import { getMember, lockMember } from '../store.ts';
import { spendEmailCode } from './code.ts';
import { dropFormer, keepFormer } from './former.ts';
import { mailboxOf } from './mailbox.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * By the code alone: whoever got it sent has shown who they are a moment ago.
 * Tries are the member’s, from wherever they come and whatever code is new.
 */
export async function setEmail(
  services: Services,
  { merchant, session, request }: OwnRequest,
  given: Payload<'setEmail'>,
): Promise<null> {
  const { db, vault, clock, events, outbox } = services;
  const owner = { merchant: merchant.code, memberId: session.memberId };
  await countAgainst(db, limits.emailCode, owner.merchant, String(owner.memberId), clock());
  await transact(db, async (tx) => {
    const now = clock();
    // The guard first, which whoever hears of it takes.
    await events.emailSet(tx, { merchant, memberId: owner.memberId, now });
    await lockMember(tx, owner.merchant, owner.memberId);
    await requireStillIn(tx, owner.merchant, session.idHash);
    const email = await spendEmailCode(tx, vault, owner, given, now);
    const former = await getMember(tx, owner.merchant, owner.memberId);
    // Before it is written: the mail goes to the address that was there until now.
    if (former.email === null || mailboxOf(former.email) !== mailboxOf(email)) {
      const visitor = visitorOf(services, merchant, request);
      const happening = { merchant, memberId: owner.memberId, visitor, now };
      const mayUndo = await keepFormer(tx, owner, former, now);
      await tellOwner(services, tx, happening, { what: 'email', mayUndo });
    }
    await writeEmail(tx, owner, email);
  }).catch((error: unknown) => {
    throw takenBy(error);
  });
  outbox.wake();
  return null;
}

/** With it goes what was sent to the one before, but for what takes the account back. */
async function writeEmail(tx: Tx, { merchant, memberId }: Owner, email: string): Promise<void> {
  await tx
    .updateTable('member')
    .set({ email, email_verified: true })
    .where((its) => its.and({ merchant, id: memberId }))
    .execute();
  await tx
    .deleteFrom('one_time_password')
    .where((its) => its.and({ merchant, member_id: memberId, to_former: false }))
    .execute();
  await dropFormer(tx, { merchant, memberId }, email);
}

/** Of two who show the same address the database lets one have it. */
function takenBy(error: unknown): unknown {
  const name = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  const isTaken = sqlState(error) === UNIQUE_VIOLATION && name === 'member_email';
  return isTaken ? new Refusal('email.taken') : error;
}

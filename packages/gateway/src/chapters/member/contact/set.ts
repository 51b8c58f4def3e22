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
import { spendContactCode, type ShownContact } from './code.ts';
import { dropFormer, keepFormer } from './former.ts';
import { contactColumns, isSameContact, presentContact, type Contact } from './kinds.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * By the code alone: whoever got it sent has shown who they are a moment ago.
 * Tries are the member’s, from wherever they come and whatever code is new.
 */
export async function setContact(
  services: Services,
  { merchant, session, request }: OwnRequest,
  given: ShownContact,
): Promise<null> {
  const { db, vault, clock, events, outbox, states } = services;
  const owner = { merchant: merchant.code, memberId: session.memberId };
  await countAgainst(db, limits.contactCode, owner.merchant, String(owner.memberId), clock());
  await transact(db, async (tx) => {
    const now = clock();
    // The guard first, which whoever hears of it takes.
    await events.contactSet(tx, { merchant, memberId: owner.memberId, now });
    await lockMember(tx, owner.merchant, owner.memberId);
    await requireStillIn(tx, owner.merchant, session.idHash);
    const { kind } = given;
    const value = await spendContactCode(tx, vault, owner, given, now);
    const former = await getMember(tx, owner.merchant, owner.memberId);
    // Before it is written: what is sent goes to what was there until now.
    if (!isSameContact(presentContact(former, kind).value, value)) {
      const visitor = visitorOf(services, merchant, request);
      const happening = { merchant, memberId: owner.memberId, visitor, now };
      // By phone a password is retrieved where the site has that.
      const isWay = kind === 'email' || states.hasFlag(merchant, 'CHNGPASSVERIF3');
      const mayUndo = (await keepFormer(tx, owner, kind, former, now)) && isWay;
      await tellOwner(services, tx, happening, { what: kind, mayUndo });
    }
    await writeContact(tx, owner, { kind, value });
  }).catch((error: unknown) => {
    throw takenBy(error);
  });
  outbox.wake();
  return null;
}

/** With it goes what was sent to the one before, but for what takes the account back. */
async function writeContact(
  tx: Tx,
  { merchant, memberId }: Owner,
  { kind, value }: Contact,
): Promise<void> {
  const columns = contactColumns[kind];
  await tx
    .updateTable('member')
    .set({ [columns.value]: value, [columns.isProven]: true })
    .where((its) => its.and({ merchant, id: memberId }))
    .execute();
  if (kind === 'email') {
    await tx
      .deleteFrom('one_time_password')
      .where((its) => its.and({ merchant, member_id: memberId, sent_to: '' }))
      .execute();
  }
  await dropFormer(tx, { merchant, memberId }, { kind, value });
}

/** Of two who show the same the database lets one have it. */
function takenBy(error: unknown): unknown {
  if (sqlState(error) !== UNIQUE_VIOLATION) return error;
  const name = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (name === 'member_email') return new Refusal('email.taken');
  return name === 'member_mobile' ? new Refusal('mobile.taken') : error;
}

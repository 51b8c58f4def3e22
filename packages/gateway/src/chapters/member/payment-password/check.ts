import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Owner } from '../session/credentials.ts';
import { getMember } from '../store.ts';
import { chargeTry, forgetTries, lockedRefusal, lockedUntil } from './tries.ts';

type Checked = Pick<Services, 'db' | 'clock' | 'passwords'>;

/**
 * Refuses unless it is the member’s, and answers its hash, which whoever then
 * opens a transaction compares: hashing takes long, and none waits for that.
 */
export async function requirePaymentPassword(
  { db, clock, passwords }: Checked,
  owner: Owner,
  given: string,
): Promise<string> {
  const { payment_password_hash: hash } = await getMember(db, owner.merchant, owner.memberId);
  if (hash === null) throw new Refusal('payment_password.unset');
  const { attemptsLeft, until } = await chargeTry(db, owner, clock());
  if (!(await passwords.verify(owner.merchant, given, hash))) {
    if (until !== undefined) throw lockedRefusal(until);
    throw new Refusal('payment_password.wrong', { value: { attemptsLeft } });
  }
  await forgetTries(db, owner);
  return hash;
}

/** After the guard, which whoever sets a new one takes as well. */
export async function requireSamePaymentPassword(
  tx: Tx,
  { merchant, memberId }: Owner,
  hash: string | null,
): Promise<void> {
  const present = await getMember(tx, merchant, memberId);
  if (present.payment_password_hash !== hash) throw new Refusal('payment_password.wrong');
}

export async function paymentPasswordState(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
): Promise<{ readonly state: 'unset' | 'set' | 'locked'; readonly until?: number }> {
  const { payment_password_hash: hash } = await getMember(db, owner.merchant, owner.memberId);
  if (hash === null) return { state: 'unset' };
  const until = await lockedUntil(db, owner, clock());
  return until === undefined ? { state: 'set' } : { state: 'locked', until };
}

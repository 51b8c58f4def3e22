import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../kernel/database/transact.ts';
import { limits, waitFor, type Limit } from '../../../http/guards/limits.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Visitor } from '../session/visitor.ts';
import type { Notice } from './words.ts';
import { letterOf, mailOf, messageOf } from './written.ts';

/** There is little use in a mail of this kind after so long. */
const LIFE = 24 * 3_600_000;

export interface Happening {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  /** Where it was done. */
  readonly visitor: Visitor;
  readonly now: number;
}

/**
 * A letter and a mail to the owner, in the transaction of what they tell of, and
 * of another number a message. They go to what is there now, so that a change of
 * it is told before it is written. Whoever does something over and over is told of a few
 * times; each kind is counted for itself, so that none hides another.
 */
export async function tellOwner(
  { outbox, events }: Pick<Services, 'outbox' | 'events'>,
  tx: Tx,
  { merchant, memberId, visitor, now }: Happening,
  notice: Notice,
): Promise<void> {
  const subject = `${memberId} ${notice.what}`;
  const counted = await countNotice(tx, merchant.code, subject, now);
  if (counted === 'enough') return;
  const scene = { merchant, notice, visitor, now, isLast: counted === 'last' };
  const { account, email, mobile, language } = await tx
    .selectFrom('member')
    .select(['account', 'email', 'mobile', 'language'])
    .where((its) => its.and({ merchant: merchant.code, id: memberId }))
    .executeTakeFirstOrThrow();
  await events.ownerTold(tx, { merchant, memberId, ...letterOf(scene), now });
  // Each is one of its own: none takes another's place.
  const draft = () => ({
    merchant: merchant.code,
    topic: `notice:${randomUUID()}`,
    expiresAt: now + LIFE,
  });
  if (notice.what === 'mobile' && mobile !== null) {
    const text = messageOf(scene, language, notice.mayUndo);
    const message = { merchant: merchant.code, to: `+${mobile}`, text };
    await outbox.write(tx, { ...draft(), content: { kind: 'sms', message } });
  }
  if (email === null) return;
  const mail = mailOf(scene, { account, language });
  const message = { merchant: merchant.code, to: email, ...mail };
  await outbox.write(tx, { ...draft(), content: { kind: 'mail', message } });
}

/** A few an hour and some more a day are told; then, once a day, that there were more. */
async function countNotice(
  tx: Tx,
  merchant: string,
  subject: string,
  now: number,
): Promise<'told' | 'last' | 'enough'> {
  const isBeyond = async (limit: Limit<'member'>) =>
    (await waitFor(tx, limit, merchant, subject, now)) > 0;
  if (!((await isBeyond(limits.noticeHour)) || (await isBeyond(limits.noticeDay)))) return 'told';
  return (await isBeyond(limits.noticeMore)) ? 'enough' : 'last';
}

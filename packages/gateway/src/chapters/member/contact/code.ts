import type { Payload, Reply } from '@livery/contract';
import { randomInt } from 'node:crypto';
import { countAgainst, limits } from '../../../http/guards/limits.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { languageOf } from '../../../kernel/sites/language.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { requireOwner, type OwnRequest } from '../owner/require-owner.ts';
import type { Owner } from '../session/credentials.ts';
import { mailboxOf } from './mailbox.ts';
import { emailTexts } from './texts.ts';

const DIGITS = 6;
const LIFE = 10 * 60_000;

/** The address is part of it: a code for one of one’s own makes no other one’s own. */
const hashOf = (
  vault: Vault,
  { merchant, memberId }: Owner,
  { email, code }: Payload<'setEmail'>,
): Buffer =>
  vault.digest('code for an address', merchant, memberId.toString(), mailboxOf(email), code);

/**
 * Whether the address is another member’s is told to nobody who does not have
 * it: a code is sent all the same, and what it is for refused.
 */
export async function sendEmailCode(
  services: Services,
  asked: OwnRequest,
  { email }: Payload<'emailCode'>,
): Promise<Reply<'emailCode'>> {
  const { db, vault, clock, outbox } = services;
  const { merchant, session, request } = asked;
  const owner = { merchant: merchant.code, memberId: session.memberId };
  await requireOwner(services, asked);
  const now = clock();
  await countAgainst(db, limits.emailCodeMinute, owner.merchant, String(owner.memberId), now);
  await countAgainst(db, limits.emailCodeDay, owner.merchant, String(owner.memberId), now);
  await countAgainst(db, limits.emailCodeMailbox, owner.merchant, mailboxOf(email), now);
  const code = Array.from({ length: DIGITS }, () => randomInt(10)).join('');
  const expiresAt = now + LIFE;
  const row = {
    email,
    code_hash: hashOf(vault, owner, { email, code }),
    expires_at: new Date(expiresAt),
  };
  const texts = emailTexts(languageOf(merchant, request));
  await transact(db, async (tx) => {
    await tx
      .insertInto('email_code')
      .values({ merchant: owner.merchant, member_id: owner.memberId, ...row })
      .onConflict((conflict) => conflict.columns(['merchant', 'member_id']).doUpdateSet(row))
      .execute();
    await outbox.write(tx, {
      merchant: owner.merchant,
      topic: `email:${owner.memberId}`,
      expiresAt,
      content: {
        kind: 'mail',
        message: {
          merchant: owner.merchant,
          to: email,
          subject: texts.subject(merchant.name),
          text: texts.text(merchant.name, code),
        },
      },
    });
  });
  outbox.wake();
  return { expiresAt, nextAt: now + limits.emailCodeMinute.window };
}

/** Of those who come at once with the same code, one has it; answers the address as it was written. */
export async function spendEmailCode(
  tx: Tx,
  vault: Vault,
  owner: Owner,
  given: Payload<'setEmail'>,
  now: number,
): Promise<string> {
  const used = await tx
    .deleteFrom('email_code')
    .where((its) =>
      its.and({
        merchant: owner.merchant,
        member_id: owner.memberId,
        code_hash: hashOf(vault, owner, given),
      }),
    )
    .returning(['email', 'expires_at'])
    .executeTakeFirst();
  if (used === undefined) throw new Refusal('sms.wrong');
  if (used.expires_at.getTime() <= now) throw new Refusal('sms.expired');
  return used.email;
}

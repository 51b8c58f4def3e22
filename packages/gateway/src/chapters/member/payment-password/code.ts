import type { Reply } from '@livery/contract';
import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { countAgainst, limits } from '../../../http/guards/limits.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { languageOf } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import type { Owner } from '../session/credentials.ts';
import { getMember, type Member } from '../store.ts';
import { codeTexts } from './texts.ts';

const DIGITS = 6;
const LIFE = 10 * 60_000;

type Kept = Pick<Services, 'db' | 'vault'>;

const hashOf = (vault: Vault, { merchant, memberId }: Owner, code: string): Buffer =>
  vault.digest('code for a payment password', merchant, memberId.toString(), code);

/** A new one takes the place of the one before; to what the member has proven, and nowhere else. */
export async function sendPaymentCode(
  { db, vault, clock, outbox }: Services,
  merchant: Merchant,
  memberId: bigint,
  request: FastifyRequest,
): Promise<Reply<'paymentPasswordCode'>> {
  const owner = { merchant: merchant.code, memberId };
  const member = await getMember(db, owner.merchant, memberId);
  const by = reachOf(member);
  if (by === undefined) throw new Refusal('contact.missing');
  const now = clock();
  await countAgainst(db, limits.paymentCodeMinute, owner.merchant, String(memberId), now);
  await countAgainst(db, limits.paymentCodeDay, owner.merchant, String(memberId), now);
  const code = Array.from({ length: DIGITS }, () => randomInt(10)).join('');
  const expiresAt = now + LIFE;
  const texts = codeTexts(languageOf(merchant, request));
  await transact(db, async (tx) => {
    const row = { code_hash: hashOf(vault, owner, code), expires_at: new Date(expiresAt) };
    await tx
      .insertInto('payment_code')
      .values({ merchant: owner.merchant, member_id: memberId, ...row })
      .onConflict((conflict) => conflict.columns(['merchant', 'member_id']).doUpdateSet(row))
      .execute();
    const draft = { merchant: owner.merchant, topic: `payment:${memberId}`, expiresAt };
    const text = texts.text(merchant.name, code);
    const message = { merchant: owner.merchant, to: by.to, text };
    await outbox.write(tx, {
      ...draft,
      content:
        by.way === 'sms'
          ? { kind: 'sms', message }
          : { kind: 'mail', message: { ...message, subject: texts.subject(merchant.name) } },
    });
  });
  outbox.wake();
  return { by: by.way, expiresAt, nextAt: now + limits.paymentCodeMinute.window };
}

function reachOf({ mobile, mobile_verified, email, email_verified }: Member) {
  if (mobile !== null && mobile_verified) return { way: 'sms', to: `+${mobile}` } as const;
  if (email !== null && email_verified) return { way: 'mail', to: email } as const;
  return undefined;
}

/** Looks at it and leaves it: what it is for may still be refused. */
export async function requirePaymentCode(
  { db, vault }: Kept,
  owner: Owner,
  code: string,
  now: number,
): Promise<void> {
  const row = await db
    .selectFrom('payment_code')
    .select(['code_hash', 'expires_at'])
    .where((its) => its.and({ merchant: owner.merchant, member_id: owner.memberId }))
    .executeTakeFirst();
  if (row === undefined || !row.code_hash.equals(hashOf(vault, owner, code))) {
    throw new Refusal('sms.wrong');
  }
  if (row.expires_at.getTime() <= now) throw new Refusal('sms.expired');
}

/** Of those who come at once with the same code, one has it. */
export async function spendPaymentCode(
  { db, vault }: Kept,
  owner: Owner,
  code: string,
): Promise<void> {
  const used = await db
    .deleteFrom('payment_code')
    .where((its) =>
      its.and({
        merchant: owner.merchant,
        member_id: owner.memberId,
        code_hash: hashOf(vault, owner, code),
      }),
    )
    .returning('member_id')
    .executeTakeFirst();
  if (used === undefined) throw new Refusal('sms.wrong');
}

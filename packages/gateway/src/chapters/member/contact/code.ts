import type { Reply } from '@livery/contract';
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
import type { Contact } from './kinds.ts';
import { contactTexts } from './texts.ts';

const DIGITS = 6;
const LIFE = 10 * 60_000;

/** What the code was sent to, and the code. */
export interface ShownContact extends Contact {
  readonly code: string;
}

/** The address is part of it: a code for one of one’s own makes no other one’s own. */
const hashOf = (
  vault: Vault,
  { merchant, memberId }: Owner,
  { kind, value, code }: ShownContact,
): Buffer =>
  vault.digest('code for a contact', merchant, memberId.toString(), kind, mailboxOf(value), code);

/**
 * Whether it is another member’s is told to nobody who does not have it: a code
 * is sent all the same, and what it is for refused.
 */
export async function sendContactCode(
  services: Services,
  asked: OwnRequest,
  { kind, value }: Contact,
): Promise<Reply<'emailCode'>> {
  const { db, vault, clock, outbox } = services;
  const { merchant, session, request } = asked;
  const owner = { merchant: merchant.code, memberId: session.memberId };
  await requireOwner(services, asked);
  const now = clock();
  await countAgainst(db, limits.contactCodeMinute, owner.merchant, String(owner.memberId), now);
  await countAgainst(db, limits.contactCodeDay, owner.merchant, String(owner.memberId), now);
  await countAgainst(db, limits.contactCodeAddress, owner.merchant, mailboxOf(value), now);
  const code = Array.from({ length: DIGITS }, () => randomInt(10)).join('');
  const expiresAt = now + LIFE;
  const row = {
    value,
    code_hash: hashOf(vault, owner, { kind, value, code }),
    expires_at: new Date(expiresAt),
  };
  const texts = contactTexts(languageOf(merchant, request))[kind];
  const text = texts.text(merchant.name, code);
  const site = owner.merchant;
  await transact(db, async (tx) => {
    await tx
      .insertInto('contact_code')
      .values({ merchant: owner.merchant, member_id: owner.memberId, kind, ...row })
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'member_id', 'kind']).doUpdateSet(row),
      )
      .execute();
    await outbox.write(tx, {
      merchant: owner.merchant,
      topic: `${kind}:${owner.memberId}`,
      expiresAt,
      content:
        kind === 'email'
          ? {
              kind: 'mail',
              message: { merchant: site, to: value, subject: texts.subject(merchant.name), text },
            }
          : { kind: 'sms', message: { merchant: site, to: `+${value}`, text } },
    });
  });
  outbox.wake();
  return { expiresAt, nextAt: now + limits.contactCodeMinute.window };
}

/** Of those who come at once with the same code, one has it; answers what it is for as it was written. */
export async function spendContactCode(
  tx: Tx,
  vault: Vault,
  owner: Owner,
  given: ShownContact,
  now: number,
): Promise<string> {
  const used = await tx
    .deleteFrom('contact_code')
    .where((its) =>
      its.and({
        merchant: owner.merchant,
        member_id: owner.memberId,
        kind: given.kind,
        code_hash: hashOf(vault, owner, given),
      }),
    )
    .returning(['value', 'expires_at'])
    .executeTakeFirst();
  if (used === undefined) throw new Refusal('sms.wrong');
  if (used.expires_at.getTime() <= now) throw new Refusal('sms.expired');
  return used.value;
}

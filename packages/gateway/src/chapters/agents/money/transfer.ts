import type { Payload } from '@livery/contract';
import { sql } from 'kysely';
import { transact } from '../../../kernel/database/transact.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { toMinor } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { cashAccount, fromTo, post } from '../../cashier/index.ts';
import {
  getMember,
  requirePaymentPassword,
  requireSamePaymentPassword,
} from '../../member/index.ts';
import { agentSettings } from '../settings.ts';
import { tellMoney } from './letters.ts';
import { holdGuards, mayReceive, requireSender } from './sender.ts';
import { transferWordings } from './transfer-words.ts';
import { downlineNamed } from './receivers.ts';

export interface TransferOrder {
  readonly merchant: Merchant;
  readonly agentId: bigint;
  readonly payload: Payload<'agentTransfer'>;
  readonly key: string;
}

type Posting = Pick<Services, 'db' | 'clock' | 'passwords' | 'events' | 'live'>;

/** Money of an agent's own to somebody right below, once for a key. Bonuses lie elsewhere, and stay. */
export async function sendBelow(
  services: Posting,
  { merchant, agentId, payload, key }: TransferOrder,
): Promise<{ transactionId: string }> {
  const { db, clock, events, live } = services;
  const { code, currency } = merchant;
  const amount = toMinor(payload.amount, currency);
  if (amount === undefined || amount <= 0n) {
    throw new Refusal('request.invalid', { errors: [{ field: 'amount', code: 'minimum' }] });
  }
  const owner = { merchant: code, memberId: agentId };
  const hash = await requirePaymentPassword(services, owner, payload.paymentPassword);
  const receiver = await downlineNamed(db, code, agentId, payload.account);
  const keyed = {
    merchant: code,
    scope: `agentTransfer:${agentId}`,
    key,
    request: [payload.account.toLowerCase(), amount.toString()],
    now: clock(),
  };
  const sent = await transact(db, async (tx) => {
    const now = clock();
    const members = receiver === undefined ? [agentId] : [agentId, receiver];
    const guards = await holdGuards({ tx, merchant }, members);
    return answerOnce(tx, keyed, async () => {
      await requireSamePaymentPassword(tx, owner, hash);
      const [own, theirs] = members.map((one) => guards.get(one));
      if (own === undefined) throw new Error('an agent without a guard');
      await requireSender({ tx, merchant, now }, own);
      const to = receiver === undefined ? undefined : await cashAccount(tx, code, receiver);
      if (receiver === undefined || to === undefined || theirs === undefined) {
        throw new Refusal('user.missing');
      }
      if (!mayReceive(merchant, theirs, now)) throw new Refusal('user.missing');
      const from = await cashAccount(tx, code, agentId);
      if (from === undefined) throw new Refusal('balance.short');
      await requireWithinLimits({ db: tx, merchant, account: from.id, amount, now });
      const legs = fromTo(from.id, to.id, amount);
      const [posted] = await post(tx, code, currency, [{ kind: 'agentTransfer', at: now, legs }]);
      if (posted === undefined) throw new Error('a transfer was not written');
      const { account } = await getMember(tx, code, agentId);
      const wordings = transferWordings(account);
      await tellMoney(events, { tx, merchant, memberId: receiver, amount, wordings, now });
      return { transactionId: posted.id.toString() };
    });
  });
  for (const memberId of [agentId, receiver ?? agentId]) {
    live.publish({ merchant: code, memberId, event: 'balance', data: {} });
  }
  return sent;
}

interface Sending {
  readonly db: Services['db'];
  readonly merchant: Merchant;
  readonly account: bigint;
  readonly amount: bigint;
  readonly now: number;
}

/** Of one transfer, and of all on one day where the merchant is. */
async function requireWithinLimits({ db, merchant, account, amount, now }: Sending): Promise<void> {
  const { code, currency, timeZone } = merchant;
  const { transferMost, transfersADay } = await agentSettings(db, code);
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(paid_out), 0)::bigint AS sum FROM ledger_day
    WHERE merchant = ${code} AND account_id = ${account} AND kind = 'agentTransfer'
      AND day = ${dayIn(timeZone, now)}::date`.execute(db);
  const sent = rows[0]?.sum ?? 0n;
  const [most, aDay] = [transferMost, transfersADay].map((sum) => toMinor(sum, currency) ?? 0n);
  if (most === undefined || aDay === undefined) return;
  if (amount > most || sent + amount > aDay) throw new Refusal('transfer.limit');
}

import { transact } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { numberBoundTo } from '../instruments/store.ts';
import { Declined, type PaymentProvider } from '../providers/port.ts';
import { applyPayoutFact, type PayoutServices } from './apply.ts';
import { giveMoneyBack } from './book.ts';
import { payoutNews } from './rows/news.ts';
import { heldUntil, stopPayouts } from './hold.ts';
import { tellPayout } from './letters/letters.ts';
import { changePayout, holdPayout, notePayoutStage, type PayoutRow } from './rows/payouts.ts';
import { mayBecome } from './rows/states.ts';
import { nextCheck } from '../../../kernel/providers/checks.ts';

/**
 * Looks after a payout under the lease of whoever calls. One that may have been
 * sent is asked for first, and sent again only where the provider surely has no
 * such order; its reference is the provider’s key, so that twice is once.
 */
export async function followPayout(
  services: PayoutServices,
  merchant: Merchant,
  provider: PaymentProvider,
  payout: PayoutRow,
): Promise<void> {
  const { state, reference } = payout;
  if (state === 'approved') {
    const isBegun = await beginSending(services, payout);
    return isBegun ? sendPayout(services, merchant, provider, payout) : undefined;
  }
  const mayBeUnsent = state === 'sending' || state === 'unclear';
  if (!provider.can.lookUp) {
    // Nobody can say whether it was taken: only news, or people.
    return mayBeUnsent
      ? endPayout(services, merchant, payout, 'unclear')
      : putOff(services, payout);
  }
  const fact = await provider.read(reference, 'out');
  if (fact !== undefined) return applyPayoutFact(services, merchant, payout, fact);
  return mayBeUnsent ? sendPayout(services, merchant, provider, payout) : putOff(services, payout);
}

/**
 * Written down before the call: whoever is killed in it leaves what says so.
 * Nothing of it where somebody else was quicker, or it is held by now.
 */
async function beginSending(
  { db, clock, live }: PayoutServices,
  payout: PayoutRow,
): Promise<boolean> {
  const { isBegun, stopped } = await transact(db, async (tx) => {
    const now = clock();
    const { row, guard } = await holdPayout(tx, payout);
    if (row.state !== 'approved') return { isBegun: false, stopped: [] };
    if (heldUntil(guard) > now) {
      return { isBegun: false, stopped: await stopPayouts(tx, guard, now) };
    }
    await changePayout(tx, row, { state: 'sending', changed_at: new Date(now) });
    await notePayoutStage(tx, row, 'sending', now);
    return { isBegun: true, stopped: [] };
  });
  for (const row of stopped) for (const news of payoutNews(row, false)) live.publish(news);
  return isBegun;
}

async function sendPayout(
  services: PayoutServices,
  merchant: Merchant,
  provider: PaymentProvider,
  payout: PayoutRow,
): Promise<void> {
  const { reference, rail, amount, fee, currency } = payout;
  const to = await destinationOf(services, payout);
  try {
    const sum = amount - fee;
    const fact = await provider.pay({ reference, rail, amount: sum, currency, to });
    await applyPayoutFact(services, merchant, payout, fact);
  } catch (error) {
    if (!(error instanceof Declined)) return endPayout(services, merchant, payout, 'unclear');
    await endPayout(services, merchant, payout, 'failed', error.reason);
  }
}

async function destinationOf(
  { db, vault }: PayoutServices,
  { merchant, member_id: memberId, instrument_id: id }: PayoutRow,
): Promise<{ readonly name: string; readonly account: string }> {
  const { payee_name: name, sealed } = await db
    .selectFrom('instrument')
    .select(['payee_name', 'sealed'])
    .where((its) => its.and({ merchant, id }))
    .executeTakeFirstOrThrow();
  const account = sealed && vault.open(sealed, numberBoundTo({ merchant, memberId }));
  if (account === null || account === undefined) throw new Error('a number could not be opened');
  return { name, account: account.toString() };
}

/** What our own side knows of a payout: that it surely was not taken, or that nobody knows. */
async function endPayout(
  services: PayoutServices,
  merchant: Merchant,
  payout: PayoutRow,
  next: 'failed' | 'unclear',
  reason: string | null = null,
): Promise<void> {
  const { db, clock, events, live } = services;
  const hasChanged = await transact(db, async (tx) => {
    const now = clock();
    const { row } = await holdPayout(tx, payout);
    // Of what was paid in part it cannot be said that it was not taken.
    const isRaised = mayBecome(row.state, next) && (next === 'unclear' || row.paid === 0n);
    const isFailed = isRaised && next === 'failed';
    if (isFailed) await giveMoneyBack(tx, row, row.amount, now);
    await changePayout(tx, row, {
      ...(isRaised && { state: next, changed_at: new Date(now) }),
      ...(isFailed && { reason, given_back: row.amount }),
      leased_until: null,
      next_check_at: isFailed ? null : nextCheck(row.checks, now),
    });
    if (isRaised) await notePayoutStage(tx, row, next, now, isFailed ? row.amount : null);
    if (isFailed) {
      const told = { stage: 'failed', paid: 0n, back: row.amount } as const;
      await tellPayout(events, { tx, merchant, now }, row, told);
    }
    return isRaised;
  });
  if (hasChanged) for (const news of payoutNews(payout, next === 'failed')) live.publish(news);
}

async function putOff({ db, clock }: PayoutServices, payout: PayoutRow): Promise<void> {
  await changePayout(db, payout, {
    leased_until: null,
    next_check_at: nextCheck(payout.checks, clock()),
  });
}

import { transact, type Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Fact, ProviderMovement } from '../providers/port.ts';
import { bookPayoutMovement, giveMoneyBack } from './book.ts';
import { payoutNews } from './rows/news.ts';
import { tellPayout, type PayoutNews } from './letters/letters.ts';
import {
  changePayout,
  holdPayout,
  lastPayoutCheck,
  notePayoutStage,
  type PayoutKey,
  type PayoutRow,
} from './rows/payouts.ts';
import { isOpen, mayBecome, type PayoutState } from './rows/states.ts';
import { nextCheck } from '../../../kernel/providers/checks.ts';

export type PayoutServices = Pick<Services, 'db' | 'clock' | 'vault' | 'events' | 'live'>;

/** Where nothing more will be paid of what was not. */
const over: ReadonlySet<Fact['stage']> = new Set(['failed', 'expired', 'cancelled']);

/**
 * Takes over what a provider says of a payout, under its member’s guard and the
 * payout’s row. Each movement works once. What was not paid goes back to the
 * wallet where the provider says that it surely failed, and never before.
 */
export async function applyPayoutFact(
  services: PayoutServices,
  merchant: Merchant,
  payout: PayoutKey & Pick<PayoutRow, 'member_id'>,
  fact: Fact,
): Promise<void> {
  const { db, clock, events, live } = services;
  const { hasMoved, hasChanged } = await transact(db, async (tx) => {
    const now = clock();
    const { row } = await holdPayout(tx, payout);
    const applying = new Applying(tx, merchant, row, events, now);
    await applying.takeMovements(fact.movements);
    await applying.takeStage(fact);
    await applying.write(fact);
    return applying;
  });
  if (!hasChanged) return;
  for (const news of payoutNews({ ...payout, merchant: merchant.code }, hasMoved)) {
    live.publish(news);
  }
}

/** One payout while what came of it is taken over. */
class Applying {
  hasMoved = false;
  hasChanged = false;
  private readonly tx: Tx;
  private readonly merchant: Merchant;
  private readonly payout: PayoutRow;
  private readonly events: Pick<AccountEvents, 'ownerTold'>;
  private readonly now: number;
  private state: PayoutState;
  private paid: bigint;
  private givenBack: bigint;
  private returned: bigint;
  private reason: string | null;

  constructor(
    tx: Tx,
    merchant: Merchant,
    payout: PayoutRow,
    events: Pick<AccountEvents, 'ownerTold'>,
    now: number,
  ) {
    this.tx = tx;
    this.merchant = merchant;
    this.payout = payout;
    this.events = events;
    this.now = now;
    this.state = payout.state;
    this.paid = payout.paid;
    this.givenBack = payout.given_back;
    this.returned = payout.returned;
    this.reason = payout.reason;
  }

  async takeMovements(movements: readonly ProviderMovement[]): Promise<void> {
    const { merchant, id } = this.payout;
    const earlier = await this.tx
      .selectFrom('provider_movement')
      .select('movement')
      .where((its) => its.and({ merchant, payout_id: id }))
      .execute();
    const known = new Set(earlier.map(({ movement }) => movement));
    for (const moved of movements) {
      if (known.has(moved.id)) continue;
      if (moved.kind === 'payout') await this.takeOut(moved);
      else if (moved.kind === 'return') await this.takeBack(moved);
    }
  }

  /** What arrives of the amount when all of it is paid. */
  private get net(): bigint {
    return this.payout.amount - this.payout.fee;
  }

  /** What arrived so far: the fee is taken with the last of it. */
  private get arrived(): bigint {
    return this.paid === this.payout.amount ? this.net : this.paid;
  }

  private async takeOut(moved: ProviderMovement): Promise<void> {
    const { amount, fee, currency } = this.payout;
    // Of what went back to the wallet nothing is left to be paid.
    const left = this.givenBack > 0n || this.paid === amount ? 0n : this.net - this.paid;
    const member = moved.currency === currency ? least(moved.amount, left) : 0n;
    const isLast = member > 0n && member === left;
    const went = { member, fee: isLast ? fee : 0n };
    if ((await bookPayoutMovement(this.tx, this.payout, moved, went, this.now)) === undefined)
      return;
    this.paid += member + went.fee;
    this.hasMoved = true;
  }

  private async takeBack(moved: ProviderMovement): Promise<void> {
    const isOwn = moved.currency === this.payout.currency;
    const member = isOwn ? least(moved.amount, this.arrived - this.returned) : 0n;
    const went = { member, fee: 0n };
    if ((await bookPayoutMovement(this.tx, this.payout, moved, went, this.now)) === undefined)
      return;
    this.returned += member;
    this.hasMoved = true;
  }

  async takeStage({ stage, reason }: Fact): Promise<void> {
    if (isOpen(this.state)) {
      const { amount } = this.payout;
      if (this.paid === amount) {
        await this.end('paid', { paid: this.net, back: 0n });
      } else if (over.has(stage) || (stage === 'finished' && this.paid > 0n)) {
        this.givenBack = amount - this.paid;
        await giveMoneyBack(this.tx, this.payout, this.givenBack, this.now);
        this.reason = reason ?? 'other';
        const next = this.paid > 0n ? 'partly_paid' : 'failed';
        await this.end(next, { paid: this.paid, back: this.givenBack });
      } else if (mayBecome(this.state, 'sent')) {
        this.state = 'sent';
        await notePayoutStage(this.tx, this.payout, 'sent', this.now);
      }
    }
    // What came back of one that was under way is told once it is over.
    const told = isOpen(this.payout.state) ? 0n : this.payout.returned;
    const back = this.returned - told;
    if (back > 0n && !isOpen(this.state)) {
      this.reason = reason ?? this.reason ?? 'other';
      await this.end('returned', { paid: this.arrived, back });
    }
  }

  private async end(
    stage: PayoutNews['stage'],
    { paid, back }: Pick<PayoutNews, 'paid' | 'back'>,
  ): Promise<void> {
    const { tx, payout, now, merchant } = this;
    this.state = stage;
    await notePayoutStage(
      tx,
      payout,
      stage,
      now,
      stage === 'returned' || paid === 0n ? back : paid,
    );
    await tellPayout(this.events, { tx, merchant, now }, payout, { stage, paid, back });
  }

  async write({ providerRef }: Fact): Promise<void> {
    const { state, now, payout } = this;
    const isNew = state !== payout.state;
    this.hasChanged = isNew || this.hasMoved;
    const changed_at = isNew ? new Date(now) : payout.changed_at;
    await changePayout(this.tx, payout, {
      state,
      paid: this.paid,
      given_back: this.givenBack,
      returned: this.returned,
      reason: this.reason,
      provider_ref: providerRef,
      leased_until: null,
      next_check_at: isOpen(state)
        ? nextCheck(payout.checks, now)
        : lastPayoutCheck({ ...payout, changed_at }, now),
      changed_at,
    });
  }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

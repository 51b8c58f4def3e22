import { transact, type Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { barredBy } from '../../../kernel/sites/policy/barred.ts';
import { depositStanding, holdGuard, tightest, type Guard } from '../../care/index.ts';
import { getMember } from '../../member/index.ts';
import { isPayerRefusal, refusedPayer, whoseMoney } from '../payers/refused.ts';
import type { Fact, PayAction, ProviderMovement, Stage } from '../providers/port.ts';
import {
  bookMovement,
  least,
  type MovementEntry,
  type DepositBooking,
  type Split,
} from './movements/book.ts';
import { endGrantOfDeposit } from '../grants/deposits.ts';
import { bookedBefore } from './movements/earlier.ts';
import { isKnownFor } from './known.ts';
import { tellDeposit, type DepositNews } from './letters/letters.ts';
import { changeOrder, holdOrder, lastCheck, noteStage, type DepositRow } from './rows/orders.ts';
import { isFinal, raised, type DepositState } from './rows/states.ts';
import { nextCheck } from '../../../kernel/providers/checks.ts';
import { splitOut, splitWon } from './movements/undo.ts';

export type DepositServices = Pick<
  Services,
  'db' | 'clock' | 'vault' | 'events' | 'live' | 'sites'
>;

/** What a look at the provider brought. */
export interface Look {
  readonly fact: Fact;
  readonly action?: PayAction | undefined;
}

type DepositEvents = Pick<AccountEvents, 'ownerTold' | 'depositCredited'>;

type MovedStage = 'credited' | 'held' | 'reversed' | 'won' | 'returned';

const told: Readonly<Record<Stage, DepositState>> = {
  open: 'open',
  settling: 'settling',
  // That it expects no more is no money: that is in the movements.
  finished: 'settling',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
};

interface Change {
  readonly after: DepositRow;
  readonly hasMoved: boolean;
  readonly hasChanged: boolean;
}

/**
 * Takes over what a provider says of an order, under its member’s guard and the
 * order’s row. Each movement works once; the stage only ever raises the rank.
 */
export async function applyFact(
  services: DepositServices,
  merchant: Merchant,
  order: Pick<DepositRow, 'merchant' | 'id' | 'member_id'>,
  look: Look,
): Promise<DepositRow> {
  const { db, clock, events } = services;
  const { after, hasMoved, hasChanged } = await transact(db, async (tx) => {
    const now = clock();
    const guard = await holdGuard(tx, merchant.code, order.member_id);
    const before = await holdOrder(tx, order);
    return takeOver({ tx, merchant, guard, order: before, events, now }, look);
  });
  if (hasChanged) tellLive(services, after, hasMoved);
  return after;
}

interface HeldDeposit {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly guard: Guard;
  readonly order: DepositRow;
  readonly events: DepositEvents;
  readonly now: number;
}

/** The same in the transaction of whoever holds the guard and the row: a person who found money. */
export async function takeOver(
  { tx, merchant, guard, order, events, now }: HeldDeposit,
  look: Look,
): Promise<Change> {
  const applying = new Applying(tx, merchant, guard, order, events, now);
  const hasMoved = await applying.takeMovements(look.fact.movements);
  await applying.takeStage(look.fact);
  await applying.write(look);
  const after = await holdOrder(tx, order);
  return { after, hasMoved, hasChanged: hasMoved || after.state !== order.state };
}

/** After the commit: a page looks again, and finds it. */
export function tellLive(
  { live }: Pick<Services, 'live'>,
  { merchant, member_id: memberId, id }: DepositRow,
  hasMoved: boolean,
): void {
  const data = { orderId: id.toString() };
  live.publish({ merchant, memberId, event: 'order', data });
  if (hasMoved) live.publish({ merchant, memberId, event: 'balance', data });
}

/** One order while what came of it is taken over. */
class Applying {
  private readonly tx: Tx;
  private readonly merchant: Merchant;
  private readonly guard: Guard;
  private readonly events: DepositEvents;
  private readonly now: number;
  private readonly booking: DepositBooking;
  private readonly order: DepositRow;
  private state: DepositState;
  private reserved: bigint;
  private received: bigint;
  private credited: bigint;
  private reason: string | null;

  constructor(
    tx: Tx,
    merchant: Merchant,
    guard: Guard,
    order: DepositRow,
    events: DepositEvents,
    now: number,
  ) {
    this.tx = tx;
    this.merchant = merchant;
    this.guard = guard;
    this.order = order;
    this.events = events;
    this.now = now;
    this.state = order.state;
    this.reserved = order.reserved;
    this.received = order.received;
    this.credited = order.credited;
    this.reason = order.reason;
    const { provider, reference } = order;
    this.booking = { tx, merchant, provider, order, reference, now };
  }

  /** Whether there were any that are new. */
  async takeMovements(movements: readonly ProviderMovement[]): Promise<boolean> {
    const earlier: MovementEntry[] = await bookedBefore(this.tx, this.merchant.code)
      .where('order_id', '=', this.order.id)
      .execute();
    const known = new Set(earlier.map(({ movement }) => movement));
    let isAny = false;
    for (const moved of movements) {
      if (known.has(moved.id)) continue;
      const booked =
        moved.kind === 'capture' ? await this.takeIn(moved) : await this.takeBack(moved, earlier);
      if (booked === undefined) continue;
      earlier.push(booked);
      isAny = true;
    }
    return isAny;
  }

  private async takeIn(moved: ProviderMovement): Promise<MovementEntry | undefined> {
    const isOwnCurrency = moved.currency === this.order.currency;
    const split = await this.splitIn(moved);
    const feeTaken = least(this.order.fee, this.credited);
    const booked = await bookMovement(this.booking, moved, split, this.order.fee - feeTaken);
    if (booked === undefined) return undefined;
    const { credited } = booked;
    if (isOwnCurrency) {
      this.received += moved.amount;
      this.credited += credited;
      this.reserved -= least(moved.amount, this.reserved);
    }
    if (this.credited >= this.order.amount) this.raise('paid');
    else if (this.credited > 0n) this.raise('partly_paid');
    if (credited > 0n) {
      await this.note('credited', credited, moved.currency);
      await this.tellCredit();
    }
    if (isPayerRefusal(split.why)) this.reason = split.why;
    await this.noteHeld(booked);
    this.keepReservation();
    return booked;
  }

  /** What comes with a deposit comes with its credit, or not at all. */
  private async tellCredit(): Promise<void> {
    const { tx, merchant, now, credited } = this;
    const { id: orderId, member_id: memberId } = this.order;
    await this.events.depositCredited(tx, { merchant, memberId, orderId, credited, now });
  }

  /** The order’s own part may come whatever else is open; what is more, or late, finds room anew. */
  private async splitIn(moved: ProviderMovement): Promise<Split> {
    const { amount, currency } = moved;
    const member = await getMember(this.tx, this.merchant.code, this.order.member_id);
    const whose = whoseMoney(member, moved);
    const none = (why: Split['why']) => ({ credited: 0n, suspended: amount, why, whose });
    if (currency !== this.order.currency) return none('currency');
    if (this.isBarred) return none('barred');
    const refused = refusedPayer(this.merchant, this.order.rail, moved, whose);
    if (refused !== undefined) return none(refused);
    const { rules, reserved, ever } = await depositStanding(
      this.tx,
      this.merchant,
      this.order.member_id,
      this.now,
    );
    const roomBeside = (open: bigint) => tightest({ rules, reserved: open })?.room;
    const own = least(amount, this.reserved);
    const more = amount - own;
    const ownFits = fits(own, roomBeside(0n));
    // What this order has reserved and is written as it was before stands for its own part.
    const others = reserved - this.order.reserved + (this.reserved - own);
    const total = ever + others + own + more;
    const isKnown = await isKnownFor(this.tx, this.merchant, this.order.member_id, total);
    const moreFits = ownFits && isKnown && fits(more + own, roomBeside(others));
    const credited = (ownFits ? own : 0n) + (moreFits ? more : 0n);
    const suspended = amount - credited;
    return { credited, suspended, why: suspended > 0n ? 'limit' : null, whose };
  }

  private get isBarred(): boolean {
    return barredBy(this.merchant, this.guard, this.now) !== undefined;
  }

  private async takeBack(
    moved: ProviderMovement,
    earlier: readonly MovementEntry[],
  ): Promise<MovementEntry | undefined> {
    if (moved.kind === 'payout' || moved.kind === 'return') return undefined;
    const split =
      moved.kind === 'won'
        ? splitWon(moved, earlier, this.isBarred)
        : await splitOut(this.booking, moved, earlier);
    const booked = await bookMovement(this.booking, moved, split);
    if (booked === undefined) return undefined;
    if (moved.kind === 'won') {
      const { suspended } = booked;
      if (suspended < moved.amount)
        await this.note('won', moved.amount - suspended, moved.currency);
      await this.noteHeld(booked);
    } else if (moved.kind === 'chargeback') {
      if (this.credited > 0n) this.raise('reversed');
      await this.endItsGrant();
      await this.note('reversed', moved.amount, moved.currency);
    } else {
      const all = [...earlier, booked];
      const sumOf = (kind: MovementEntry['kind']) =>
        all.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0n);
      if (sumOf('refund') >= sumOf('capture')) {
        this.raise('returned');
        await this.endItsGrant();
      }
      await this.note('returned', moved.amount, moved.currency);
    }
    this.keepReservation();
    return booked;
  }

  /** A bonus does not outlive the money it came with. */
  private async endItsGrant(): Promise<void> {
    const { tx, merchant, guard, now } = this;
    await endGrantOfDeposit(tx, merchant, guard, this.order.id, now);
  }

  async takeStage(fact: Fact): Promise<void> {
    const { stage, reason } = fact;
    const { state } = this;
    this.raise(told[stage]);
    if (this.state !== state) {
      this.reason = this.state === 'failed' ? (reason ?? 'other') : this.reason;
      await noteStage(this.tx, this.order, told[stage] as 'open', this.now);
    }
    const expiresAt = this.expiryOf(fact)?.getTime() ?? Infinity;
    const isOver = stage === 'failed' || stage === 'expired' || stage === 'cancelled';
    const waitsNoMore = isOver || stage === 'finished' || this.now >= expiresAt;
    if (this.state === 'partly_paid' && waitsNoMore) this.reserved = 0n;
    this.keepReservation();
  }

  /** What nobody heard when it was opened is told later. */
  private expiryOf({ expiresAt }: Fact): Date | null {
    return expiresAt === undefined ? this.order.expires_at : new Date(expiresAt);
  }

  async write({ fact, action }: Look): Promise<void> {
    const expiresAt = this.expiryOf(fact);
    const isOver = isFinal(this.state) || (this.received > 0n && this.reserved === 0n);
    await changeOrder(this.tx, this.order, {
      state: this.state,
      reserved: this.reserved,
      received: this.received,
      credited: this.credited,
      reason: this.reason,
      provider_ref: fact.providerRef,
      ...(action && { action }),
      expires_at: expiresAt,
      leased_until: null,
      next_check_at: isOver
        ? lastCheck(this.order, this.now)
        : nextCheck(this.order.checks, this.now, expiresAt),
      ...(this.state !== this.order.state && { changed_at: new Date(this.now) }),
    });
  }

  private raise(next: DepositState): void {
    this.state = raised(this.state, next);
  }

  /** What is over reserves nothing. */
  private keepReservation(): void {
    if (isFinal(this.state)) this.reserved = 0n;
  }

  private async noteHeld({ suspended, currency, why }: MovementEntry): Promise<void> {
    if (suspended > 0n)
      await this.note('held', suspended, currency, isPayerRefusal(why) ? why : 'held');
  }

  private async note(
    stage: MovedStage,
    amount: bigint,
    currency: string,
    letter: DepositNews['stage'] = stage,
  ): Promise<void> {
    await noteStage(this.tx, this.order, stage, this.now, amount);
    const { tx, merchant, now } = this;
    const news = { stage: letter, amount, currency, of: this.order };
    const change = { tx, merchant, memberId: this.order.member_id, now };
    await tellDeposit(this.events, change, news);
  }
}

const fits = (sum: bigint, room: bigint | undefined): boolean => room === undefined || sum <= room;

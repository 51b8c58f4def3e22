import { min, type Books, type Movement, type Word } from './books.ts';

const HOME = 'PHP';

export interface ModelPayout {
  readonly amount: bigint;
  readonly fee: bigint;
  readonly day: string;
  state: string;
  /** With the fee, where all of it was paid. */
  paid: bigint;
  back: bigint;
  returned: bigint;
  readonly booked: Set<string>;
}

const under = new Set(['review', 'approved', 'sending', 'unclear', 'sent']);
const isUnderWay = ({ state }: ModelPayout): boolean => under.has(state);

/** What becomes of payouts, by the tables of the design. */
export class PayoutModel {
  readonly payouts: ModelPayout[] = [];
  private readonly books: Books;
  private holds = { office: 0, owner: 0 };

  constructor(books: Books) {
    this.books = books;
  }

  /** What was let go, and is with nobody yet, is looked at again. */
  hold(by: 'office' | 'owner', until: number): void {
    this.holds[by] = Math.max(this.holds[by], until);
    for (const one of this.payouts) if (one.state === 'approved') one.state = 'review';
  }

  release(): void {
    this.holds = { office: 0, owner: 0 };
  }

  private get isHeld(): boolean {
    return Math.max(this.holds.office, this.holds.owner) > this.books.care.now;
  }

  /** Whoever is barred may: what is theirs stays theirs. */
  order(amount: bigint): string {
    const { books } = this;
    const { care } = books;
    if (this.holds.owner > care.now) return 'withdraw.held';
    if (this.payouts.filter(isUnderWay).length >= 3) return 'withdraw.too_many_open';
    if (amount < 200n || amount > 1_500n) return 'amount.range';
    if (care.balance < amount) return 'balance.short';
    const day = care.today();
    const today = this.payouts
      .filter((one) => one.day === day && !['refused', 'failed'].includes(one.state))
      .reduce((sum, one) => sum + one.amount, 0n);
    const isSmall = amount <= 500n && today + amount <= 1_000n;
    care.balance -= amount;
    books.held += amount;
    this.payouts.push({
      amount,
      fee: 50n + amount / 100n,
      day,
      state: isSmall && !this.isHeld ? 'approved' : 'review',
      paid: 0n,
      back: 0n,
      returned: 0n,
      booked: new Set(),
    });
    return 'ok';
  }

  decide(payout: ModelPayout, how: 'approve' | 'refuse' | 'back'): string {
    const from = how === 'back' ? 'unclear' : 'review';
    // What was paid in part is not unclear.
    if (payout.state !== from || (how === 'back' && payout.paid > 0n)) return 'refused';
    if (how === 'approve' && this.isHeld) return 'refused';
    if (how === 'approve') payout.state = 'approved';
    else this.giveBack(payout, how === 'refuse' ? 'refused' : 'failed');
    return 'ok';
  }

  private giveBack(payout: ModelPayout, state: string): void {
    const left = payout.amount - payout.paid;
    payout.back = left;
    payout.state = state;
    this.books.held -= left;
    this.books.care.balance += left;
  }

  isAsked({ state }: ModelPayout): boolean {
    return state !== 'review' && state !== 'refused';
  }

  /** Whether anybody is asked. */
  begin(payout: ModelPayout): boolean {
    if (payout.state === 'approved') payout.state = this.isHeld ? 'review' : 'sending';
    return payout.state !== 'review';
  }

  /** Our request was surely not taken, or nobody knows. */
  notTaken(payout: ModelPayout, next: 'failed' | 'unclear'): void {
    if (payout.state !== 'sending' && payout.state !== 'unclear') return;
    if (next === 'unclear') payout.state = 'unclear';
    else if (payout.paid === 0n) this.giveBack(payout, 'failed');
  }

  hear(payout: ModelPayout, { stage, movements }: Word): void {
    for (const moved of movements) {
      if (payout.booked.has(moved.id)) continue;
      payout.booked.add(moved.id);
      if (moved.kind === 'payout') this.leaves(payout, moved);
      else this.comesBack(payout, moved);
    }
    if (isUnderWay(payout)) {
      const isOver = stage === 'failed' || (stage === 'finished' && payout.paid > 0n);
      if (payout.paid === payout.amount) payout.state = 'paid';
      else if (isOver) this.giveBack(payout, payout.paid > 0n ? 'partly_paid' : 'failed');
      else payout.state = 'sent';
    }
    if (!isUnderWay(payout) && payout.returned > 0n) payout.state = 'returned';
  }

  /** What the member’s bank has got of it. */
  private arrived({ amount, fee, paid }: ModelPayout): bigint {
    return paid === amount ? amount - fee : paid;
  }

  private leaves(payout: ModelPayout, { amount }: Movement): void {
    const { books } = this;
    const isLeft = payout.back === 0n && payout.paid < payout.amount;
    const left = isLeft ? payout.amount - payout.fee - payout.paid : 0n;
    const own = min(amount, left);
    const fee = own > 0n && own === left ? payout.fee : 0n;
    payout.paid += own + fee;
    books.held -= own + fee;
    books.add('fee', fee);
    books.add('psp', amount);
    // Paid twice, or more than was asked: the house’s loss.
    books.add('loss', own - amount);
  }

  private comesBack(payout: ModelPayout, { amount, currency }: Movement): void {
    const { books } = this;
    const own = currency === HOME ? min(amount, this.arrived(payout) - payout.returned) : 0n;
    payout.returned += own;
    books.care.balance += own;
    books.add('psp', -amount);
    books.add('suspense', amount - own);
  }
}

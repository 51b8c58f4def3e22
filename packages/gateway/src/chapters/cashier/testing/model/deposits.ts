import { min, type Books, type Movement, type Word } from './books.ts';

const HOME = 'PHP';
const MINUTE = 60_000;
const MOST_OPEN = 20;

/** How far each is: nothing goes back. */
const ranks = [
  ['created'],
  ['unclear'],
  ['open'],
  ['settling'],
  ['failed', 'expired', 'cancelled'],
  ['partly_paid'],
  ['paid'],
  ['reversed', 'returned'],
];
const rankOf = (state: string): number => ranks.findIndex((some) => some.includes(state));

interface Booked extends Movement {
  /** The capture that it undoes, at whatever remove; a capture’s own. */
  readonly root: string;
  /** What of it is, or was, the member’s and in suspense; below nothing where it went away. */
  readonly credited: bigint;
  readonly suspended: bigint;
  /** What the house lost by it. */
  readonly lost: bigint;
  /** Of what was won, what had been taken from the member, be it theirs again or not. */
  readonly ofMember?: bigint;
}

export interface ModelOrder {
  readonly method: 'card' | 'bank';
  readonly amount: bigint;
  readonly fee: bigint;
  readonly begun: number;
  state: string;
  changed: number;
  reserved: bigint;
  received: bigint;
  credited: bigint;
  expires: number;
  abandoned: boolean;
  readonly booked: Booked[];
}

export interface DepositLaw {
  readonly failures: number | undefined;
  /** It takes no credit, and nobody’s money but a member’s own. */
  readonly isStrict: boolean;
}

/** One peso and one and a half percent, rounded down, where there is a fee. */
export const feeOn = (method: 'card' | 'bank', amount: bigint): bigint =>
  method === 'card' ? 0n : 100n + (amount * 3n) / 200n;

/** What becomes of deposits, by the tables of the design. */
export class DepositModel {
  readonly orders: ModelOrder[] = [];
  private readonly books: Books;
  private readonly law: DepositLaw;

  constructor(books: Books, law: DepositLaw) {
    this.books = books;
    this.law = law;
  }

  private get now(): number {
    return this.books.care.now;
  }

  reserved(but?: ModelOrder): bigint {
    return this.orders.reduce((sum, one) => (one === but ? sum : sum + one.reserved), 0n);
  }

  /** What somebody who orders one is answered with. */
  order(method: 'card' | 'bank', amount: bigint): string {
    const { books, law } = this;
    const barred = books.care.barred();
    if (barred !== undefined) return barred;
    if (amount < 200n || amount > 800n) return 'amount.range';
    if (!books.holds(this.reserved() + amount)) return 'rg.limit_reached';
    if (this.orders.filter(({ reserved }) => reserved > 0n).length >= MOST_OPEN) {
      return 'deposit.too_many_open';
    }
    const failed = this.orders.filter(
      ({ state, changed }) => state === 'failed' && changed > this.now - 60 * MINUTE,
    );
    if (law.failures !== undefined && failed.length >= law.failures) return 'deposit.blocked';
    this.orders.push({
      method,
      amount,
      fee: feeOn(method, amount),
      begun: this.now,
      state: 'created',
      changed: this.now,
      reserved: amount,
      received: 0n,
      credited: 0n,
      expires: Infinity,
      abandoned: false,
      booked: [],
    });
    return 'ok';
  }

  private become(order: ModelOrder, next: string): void {
    if (rankOf(next) <= rankOf(order.state)) return;
    order.state = next;
    order.changed = this.now;
  }

  /** Whether it is to be cancelled: nobody wants it, or its member may not have it. */
  isUnwanted(order: ModelOrder): boolean {
    if (order.reserved === 0n || order.state === 'partly_paid') return false;
    if (order.state === 'created' || order.state === 'unclear') return false;
    return order.abandoned || this.books.care.isBarred() || !this.books.holds(this.reserved());
  }

  /** It was surely not taken, or nobody knows. */
  notTaken(order: ModelOrder, next: 'failed' | 'unclear'): void {
    const { state } = order;
    this.become(order, next);
    if (next === 'failed' && state !== order.state) order.reserved = 0n;
  }

  /** The provider does not know it: sent again while it is young, else given up. */
  isSentAgain(order: ModelOrder): boolean {
    const mayBeUnsent = order.state === 'created' || order.state === 'unclear';
    return mayBeUnsent && !order.abandoned && this.now - order.begun < 10 * MINUTE;
  }

  /** What waits for being sent back, where its way to pay can do that. */
  waiting(order: ModelOrder): readonly { readonly id: string; readonly amount: bigint }[] {
    if (order.method === 'bank') return [];
    return order.booked
      .filter(({ kind }) => kind === 'capture')
      .map(({ id }) => ({ id, amount: this.suspended(order, (one) => one.root === id) }))
      .filter(({ amount }) => amount > 0n);
  }

  private suspended(order: ModelOrder, isOf: (one: Booked) => boolean): bigint {
    return order.booked.filter(isOf).reduce((sum, { suspended }) => sum + suspended, 0n);
  }

  /** What a provider says of it, be it what it said long ago. */
  hear(order: ModelOrder, { stage, movements, expiresAt = order.expires }: Word): void {
    order.expires = expiresAt;
    for (const moved of movements) {
      if (order.booked.some(({ id }) => id === moved.id)) continue;
      if (moved.kind === 'capture') this.comes(order, moved);
      else this.leaves(order, moved);
    }
    this.become(order, stage === 'finished' ? 'settling' : stage);
    const isOver = ['failed', 'expired', 'cancelled', 'finished'].includes(stage);
    if (order.state === 'partly_paid' && (isOver || this.now >= order.expires)) order.reserved = 0n;
    this.free(order);
  }

  private free(order: ModelOrder): void {
    if (rankOf(order.state) >= 4 && order.state !== 'partly_paid') order.reserved = 0n;
  }

  private comes(order: ModelOrder, moved: Movement): void {
    const { books } = this;
    const { amount, currency } = moved;
    let credited = 0n;
    const others = this.reserved(order);
    if (currency === HOME) {
      const own = min(amount, order.reserved);
      const more = amount - own;
      if (!books.care.isBarred() && !this.isRefused(order, moved)) {
        // Its own part was promised: only what was credited meanwhile, or a lower limit, is in its way.
        const isOwnHeld = own === 0n || books.holds(own);
        const open = others + order.reserved - own;
        const isMoreHeld = isOwnHeld && books.holds(open + own + more);
        credited = isMoreHeld ? amount : isOwnHeld ? own : 0n;
      }
      order.reserved -= own;
      order.received += amount;
    }
    const fee = min(order.fee, order.credited + credited) - min(order.fee, order.credited);
    order.credited += credited;
    if (credited > 0n) books.credit(credited, fee);
    books.add('psp', -amount, currency);
    books.add('suspense', amount - credited, currency);
    order.booked.push({
      ...moved,
      root: moved.id,
      credited,
      suspended: amount - credited,
      lost: 0n,
    });
    if (order.credited >= order.amount) this.become(order, 'paid');
    else if (order.credited > 0n) this.become(order, 'partly_paid');
    this.free(order);
  }

  /** For who paid it, or with what: a card that does not say it may be of credit. */
  private isRefused({ method }: ModelOrder, { payer, funding }: Movement): boolean {
    if (!this.law.isStrict) return false;
    const isCredit = funding === 'credit' || (funding === undefined && method === 'card');
    return isCredit || payer?.name === 'Odette Marlow';
  }

  /** Sent back, charged back, or won: from suspense first, then the member’s, the rest is lost. */
  private leaves(order: ModelOrder, moved: Movement): void {
    const { books } = this;
    const { kind, amount, currency } = moved;
    const root = this.rootOf(order, moved);
    const isHome = currency === HOME;
    if (kind === 'won') {
      this.won(order, moved);
      return;
    }
    const waits = this.suspended(order, (one) => one.currency === currency && one.root === root);
    const suspended = min(amount, waits);
    const credited = isHome ? min(amount - suspended, books.care.balance) : 0n;
    books.care.balance -= credited;
    books.add('psp', amount, currency);
    books.add('suspense', -suspended, currency);
    books.add('loss', credited + suspended - amount, currency);
    order.booked.push({
      ...moved,
      root,
      credited: -credited,
      suspended: -suspended,
      lost: amount - credited - suspended,
    });
    const sumOf = (its: string) =>
      order.booked.reduce((sum, one) => (one.kind === its ? sum + one.amount : sum), 0n);
    if (kind === 'chargeback' && order.credited > 0n) this.become(order, 'reversed');
    if (kind === 'refund' && sumOf('refund') >= sumOf('capture')) this.become(order, 'returned');
    this.free(order);
  }

  private rootOf(order: ModelOrder, { id, of }: Movement): string {
    return order.booked.find((one) => one.id === of)?.root ?? of ?? id;
  }

  /**
   * Money that comes back goes to whoever gave it, the last of them first: the
   * house, the member, suspense. Somebody who is barred gets nothing now.
   */
  private won(order: ModelOrder, moved: Movement): void {
    const { books } = this;
    const { amount, currency } = moved;
    const root = this.rootOf(order, moved);
    const owed = { lost: 0n, cash: 0n };
    for (const one of order.booked) {
      if (one.root !== root || one.currency !== currency) continue;
      if (one.kind === 'chargeback') {
        owed.lost += one.lost;
        owed.cash -= one.credited;
      }
      if (one.kind === 'won') {
        owed.lost += one.lost;
        owed.cash -= one.ofMember ?? 0n;
      }
    }
    const toLoss = min(amount, owed.lost);
    const ofMember = min(amount - toLoss, owed.cash);
    const credited = books.care.isBarred() ? 0n : ofMember;
    const suspended = amount - toLoss - credited;
    books.care.balance += credited;
    books.add('psp', -amount, currency);
    books.add('loss', toLoss, currency);
    books.add('suspense', suspended, currency);
    order.booked.push({ ...moved, root, credited, suspended, lost: -toLoss, ofMember });
  }
}

/** Where money lies: with the house, in the member's wallet, or in one that a vendor keeps. */
export type Purse = 'house' | 'cash' | `vendor:${string}`;

export interface PastRound {
  readonly nodeId: string;
  readonly mode: 'real' | 'trial';
  /** What was put in, also where it was given back. */
  readonly stake: bigint;
  readonly win: bigint;
  readonly status: 'open' | 'settled' | 'void';
  readonly at: number;
  readonly settledAt: number | null;
}

/** One movement of a member's money. */
export interface WalletMovement {
  readonly kind: string;
  readonly at: number;
  readonly from: Purse;
  readonly to: Purse;
  readonly amount: bigint;
  readonly round?: PastRound;
}

export interface Past {
  readonly deals: readonly WalletMovement[];
  readonly cash: bigint;
  /** In, or with a negative amount out; returns when it was. */
  move(kind: string, at: number, amount: bigint, other?: Purse): number;
  /** A round from its stake to its end. */
  play(round: Omit<PastRound, 'at' | 'settledAt'>, at: number): number;
  /** Money that came earlier than it was noticed to be missing: before the deal of that number. */
  depositBefore(place: number, amount: bigint): void;
}

const SECOND = 1_000;

/** What happened to one wallet, in the order it happened: no two things at one instant. */
export function openPast(begins: number): Past {
  const deals: WalletMovement[] = [];
  let cash = 0n;
  let last = begins;
  const add = (deal: Omit<WalletMovement, 'at'>, at: number, change: bigint): number => {
    last = Math.max(at, last + SECOND);
    cash += change;
    deals.push({ ...deal, at: last });
    return last;
  };
  return {
    get deals() {
      return deals;
    },
    get cash() {
      return cash;
    },
    move: (kind, at, amount, other = 'house') => {
      const isIn = amount > 0n;
      const way = isIn
        ? { from: other, to: 'cash' as const }
        : { from: 'cash' as const, to: other };
      return add({ kind, ...way, amount: isIn ? amount : -amount }, at, amount);
    },
    play: (given, at) => {
      const begun = Math.max(at, last + SECOND);
      const takes = given.status === 'void' ? 180 * SECOND : 3 * SECOND;
      const settledAt = given.status === 'open' ? null : begun + takes;
      const round: PastRound = { ...given, at: begun, settledAt };
      const { stake, win, status } = round;
      add({ kind: 'bet', from: 'cash', to: 'house', amount: stake, round }, begun, -stake);
      if (status === 'void') {
        const back = { kind: 'rollback', from: 'house', to: 'cash', amount: stake, round } as const;
        add(back, begun + takes, stake);
      } else if (win > 0n) {
        add({ kind: 'win', from: 'house', to: 'cash', amount: win, round }, begun + takes, win);
      }
      return Math.max(last, begun + takes);
    },
    depositBefore: (place, amount) => {
      const next = deals[place]?.at ?? last;
      const earliest = (deals[place - 1]?.at ?? begins) + 1;
      const at = Math.max(earliest, next - 120 * SECOND);
      deals.splice(place, 0, { kind: 'deposit', from: 'house', to: 'cash', amount, at });
      cash += amount;
    },
  };
}

/** The rules of bonuses once more, in lists and one line after the other. */
export interface GivenGrant {
  readonly amount: bigint;
  readonly times: bigint;
  readonly cap: bigint;
  readonly days: number;
  readonly most: bigint;
  /** Percent of a stake that count. */
  readonly weight: bigint;
}

const DAY = 86_400_000;

export interface ModelGrant extends GivenGrant {
  state: 'waiting' | 'active' | 'closing' | 'earned' | 'given_up' | 'expired' | 'ended';
  balance: bigint;
  wagered: bigint;
  expires: number;
  closesAt: number;
}

/** A bet that is in play, by the money it was paid with. */
interface Stake {
  readonly grant: ModelGrant | undefined;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly counted: bigint;
}

export class GrantModel {
  readonly all: ModelGrant[] = [];
  /** What the house has given, and not got back. */
  promo = 0n;
  private readonly stakes = new Map<string, Stake>();

  get current(): ModelGrant | undefined {
    return this.all.find(({ state }) => state === 'active' || state === 'closing');
  }

  get held(): bigint {
    return this.all.reduce((sum, { balance }) => sum + balance, 0n);
  }

  private isOpen(grant: ModelGrant): boolean {
    return [...this.stakes.values()].some(
      (one) => one.grant === grant && (one.bonus > 0n || one.counted > 0n),
    );
  }

  /** What a turn makes of the one that is being wagered; undefined where it stays. */
  private next(
    grant: ModelGrant,
    now: number,
  ): Exclude<ModelGrant['state'], 'waiting' | 'given_up'> | undefined {
    const isOpen = this.isOpen(grant);
    const isWagered = grant.wagered >= grant.amount * grant.times;
    if (isWagered && isOpen && grant.state === 'active') return 'closing';
    if (isWagered && isOpen) return now >= grant.closesAt ? 'earned' : undefined;
    if (grant.balance === 0n && !isOpen) return 'ended';
    if (isWagered) return 'earned';
    if (now >= grant.expires) return 'expired';
    return grant.state === 'closing' ? 'active' : undefined;
  }

  /** What becomes cash. */
  turn(now: number, isBarred: boolean): bigint {
    const { current } = this;
    const next = current && this.next(current, now);
    let cash = 0n;
    if (current !== undefined && next !== undefined) {
      if (next === 'closing') current.closesAt = now + DAY;
      if (next === 'closing' || next === 'active') current.state = next;
      else cash = this.end(current, next);
    }
    const waiting = this.all.find(({ state }) => state === 'waiting');
    if (this.current === undefined && waiting !== undefined && !isBarred) {
      waiting.state = 'active';
      waiting.expires = now + waiting.days * DAY;
    }
    return cash;
  }

  end(grant: ModelGrant, state: 'earned' | 'given_up' | 'expired' | 'ended'): bigint {
    const { balance, cap } = grant;
    const cash = state !== 'earned' ? 0n : balance < cap ? balance : cap;
    this.promo += balance - cash;
    grant.balance = 0n;
    grant.state = state;
    return cash;
  }

  give(given: GivenGrant): void {
    this.promo -= given.amount;
    const begins = { state: 'waiting', balance: given.amount, wagered: 0n } as const;
    this.all.push({ ...given, ...begins, expires: 0, closesAt: 0 });
  }

  /** How a bet would be paid now. */
  split(amount: bigint, cash: bigint): Stake {
    const grant = this.all.find(({ state }) => state === 'active');
    const missing = amount > cash ? amount - cash : 0n;
    const bonus = grant !== undefined && missing <= grant.balance ? missing : 0n;
    const counted = grant === undefined ? 0n : (amount * grant.weight) / 100n;
    return { grant, cash: amount - bonus, bonus, counted };
  }

  bet(id: string, stake: Stake): void {
    this.stakes.set(id, stake);
    if (stake.grant === undefined) return;
    stake.grant.balance -= stake.bonus;
    stake.grant.wagered += stake.counted;
  }

  /** What of a win is the member’s cash, and what is not. */
  win(id: string, amount: bigint): { readonly cash: bigint; readonly bonus: bigint } {
    const stake = this.stakes.get(id);
    this.stakes.delete(id);
    if (stake === undefined) return { cash: amount, bonus: 0n };
    return this.back(stake, (amount * stake.bonus) / (stake.cash + stake.bonus), amount);
  }

  rollback(id: string): { readonly cash: bigint; readonly staked: Stake | undefined } {
    const stake = this.stakes.get(id);
    this.stakes.delete(id);
    if (stake === undefined) return { cash: 0n, staked: stake };
    const { grant } = stake;
    if (grant !== undefined && isLive(grant)) grant.wagered -= stake.counted;
    return { cash: this.back(stake, stake.bonus, stake.cash + stake.bonus).cash, staked: stake };
  }

  private back({ grant }: Stake, part: bigint, amount: bigint) {
    if (grant === undefined || grant.state === 'earned') return { cash: amount, bonus: 0n };
    if (isLive(grant)) grant.balance += part;
    else this.promo += part;
    return { cash: amount - part, bonus: part };
  }

  pause(kind: 'timeout' | 'exclusion', from: number, until: number, now: number): void {
    for (const grant of this.all.filter(isLive)) {
      if (kind === 'exclusion') this.end(grant, 'ended');
      else if (grant.state !== 'waiting' && grant.expires > now && until > from) {
        grant.expires += until - from;
      }
    }
  }
}

export const isLive = ({ state }: Pick<ModelGrant, 'state'>): boolean =>
  state === 'waiting' || state === 'active' || state === 'closing';

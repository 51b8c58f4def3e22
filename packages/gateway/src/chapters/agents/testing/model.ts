/** A round that is over, by the place of its player in the forest. */
export interface Settled {
  readonly member: number;
  readonly category: string;
  readonly stake: bigint;
  readonly win: bigint;
}

interface Sums {
  rounds: bigint;
  staked: bigint;
  valid: bigint;
  won: bigint;
}

const none = (): Sums => ({ rounds: 0n, staked: 0n, valid: 0n, won: 0n });

/** What counts of a round, once more. */
const validOf = ({ category, stake, win }: Settled): bigint => {
  if (category === 'RNG') return stake;
  const risk = win > stake ? win - stake : stake - win;
  return risk < stake ? risk : stake;
};

/** Members, what they have of which category, and what they are paid: by plain recursion. */
export class Model {
  private readonly parents: readonly (number | undefined)[];
  private readonly rates: Readonly<Record<string, readonly number[]>>;
  private readonly own = new Map<string, Sums>();

  constructor(
    parents: readonly (number | undefined)[],
    rates: Readonly<Record<string, readonly number[]>>,
  ) {
    this.parents = parents;
    this.rates = rates;
  }

  depth(one: number): number {
    const parent = this.parents[one];
    return parent === undefined ? 1 : 1 + this.depth(parent);
  }

  deepest(): number {
    return Math.max(...this.parents.map((_, one) => this.depth(one)));
  }

  settle(round: Settled): void {
    const key = `${round.member} ${round.category}`;
    const sums = this.own.get(key) ?? none();
    sums.rounds += 1n;
    sums.staked += round.stake;
    sums.valid += validOf(round);
    sums.won += round.win;
    this.own.set(key, sums);
  }

  /** What counts is another sum, whatever was played. */
  adjust(member: number, category: string, valid: bigint): void {
    const key = `${member} ${category}`;
    const sums = this.own.get(key) ?? none();
    sums.valid += valid;
    this.own.set(key, sums);
  }

  validOf(member: number, category: string): bigint {
    return this.own.get(`${member} ${category}`)?.valid ?? 0n;
  }

  private childrenOf(one: number): readonly number[] {
    return this.parents.flatMap((parent, child) => (parent === one ? [child] : []));
  }

  private all(one: number): readonly number[] {
    return [one, ...this.childrenOf(one).flatMap((child) => this.all(child))];
  }

  private sumsOf(members: readonly number[], category: string): Sums & { bettors: bigint } {
    const total = { ...none(), bettors: 0n };
    for (const member of members) {
      const sums = this.own.get(`${member} ${category}`);
      if (sums === undefined) continue;
      total.rounds += sums.rounds;
      total.staked += sums.staked;
      total.valid += sums.valid;
      total.won += sums.won;
      total.bettors += 1n;
    }
    return total;
  }

  categories(): readonly string[] {
    return [...new Set([...this.own.keys()].map((key) => key.split(' ')[1] ?? ''))].toSorted();
  }

  /** What stands below each, in the order of their places. */
  teams(): readonly (Sums & { readonly agent: number })[] {
    return this.parents.flatMap((_, agent) =>
      this.categories().flatMap((category) => {
        const below = this.all(agent).slice(1);
        const sums = this.sumsOf(below, category);
        return sums.bettors === 0n ? [] : [{ agent, category, ...sums }];
      }),
    );
  }

  entitled(one: number, category: string): bigint {
    const rate = BigInt(this.rates[category]?.[one] ?? 0);
    return (this.sumsOf(this.all(one), category).valid * rate) / 1_000_000n;
  }

  /** Of all categories: what somebody’s line earns, less what those right below have of it. */
  pay(one: number): bigint {
    return this.categories().reduce((sum, category) => {
      const given = this.childrenOf(one).reduce(
        (all, child) => all + this.entitled(child, category),
        0n,
      );
      return sum + this.entitled(one, category) - given;
    }, 0n);
  }
}

import { categories, type Category, type ForestLife } from './life.ts';
import { Model, type Settled } from './model.ts';

type Parents = readonly (number | undefined)[];
type ForestRates = Readonly<Record<string, readonly number[]>>;

/** What is to be asked of the database on a day, in places of the forest. */
export interface LivingDay {
  readonly rounds: readonly (Settled & { readonly isVoid: boolean })[];
  readonly move: { readonly member: number; readonly to: number | undefined } | undefined;
  readonly rate:
    | { readonly member: number; readonly category: Category; readonly ppm: number }
    | undefined;
  readonly correction: Correction | undefined;
}

interface Correction {
  readonly of: number;
  readonly member: number;
  readonly category: Category;
  readonly valid: bigint;
}

interface Past {
  readonly parents: Parents;
  readonly rates: ForestRates;
  readonly rounds: readonly Settled[];
  readonly corrections: Correction[];
}

interface ExpectedPay {
  readonly rebate: bigint;
  readonly correction: bigint;
}

const MOST_RATE = 100_000;
const DEEPEST = 12;

/** A forest by plain recursion, day by day: who stands where, at which rates, and what each close pays. */
export class LivingForest {
  readonly parents: Parents;
  readonly rates: ForestRates;
  readonly days: readonly LivingDay[];
  /** Of each day and member, what comes into the wallet. */
  readonly pays: readonly (readonly ExpectedPay[])[];
  /** Of each day: what tops’ lines earn. */
  readonly tops: readonly bigint[];
  private readonly past: Past[] = [];
  private readonly carried: bigint[];

  constructor(life: ForestLife) {
    this.parents = life.parents;
    this.rates = firstRates(life);
    this.carried = life.parents.map(() => 0n);
    let [parents, rates] = [this.parents, this.rates];
    const days: LivingDay[] = [];
    const pays: (readonly ExpectedPay[])[] = [];
    const tops: bigint[] = [];
    for (const drawn of life.days) {
      const place = (member: number) => member % parents.length;
      const rounds = drawn.rounds.map((one) => ({ ...one, member: place(one.member) }));
      const move = drawn.move && moveIn(parents, rates, place(drawn.move.member), drawn.move.to);
      const correction =
        drawn.correction &&
        this.correctionOf({
          ...drawn.correction,
          member: place(drawn.correction.member),
        });
      this.past.push({
        parents,
        rates,
        rounds: rounds.filter((one) => !one.isVoid),
        corrections: [],
      });
      pays.push(this.close(correction));
      tops.push(this.topsOf(this.past.length - 1));
      if (move !== undefined) parents = parents.with(move.member, move.to);
      const rate =
        drawn.rate && rateIn(parents, rates, { ...drawn.rate, member: place(drawn.rate.member) });
      if (rate !== undefined) {
        const { category, member, ppm } = rate;
        rates = Object.assign({}, rates, {
          [category]: (rates[category] ?? []).with(member, ppm),
        });
      }
      days.push({ rounds, move, rate, correction });
    }
    this.days = days;
    this.pays = pays;
    this.tops = tops;
  }

  private modelOf(day: number, more?: Correction): Model {
    const { parents, rates, rounds, corrections } = this.past[day] ?? none;
    const model = new Model(parents, rates);
    for (const one of rounds) model.settle(one);
    for (const one of [...corrections, ...(more === undefined ? [] : [more])]) {
      model.adjust(one.member, one.category, one.valid);
    }
    return model;
  }

  /** None before the first day is closed, and none that takes more than counted. */
  private correctionOf(drawn: Correction): Correction | undefined {
    if (this.past.length === 0) return undefined;
    const of = drawn.of % this.past.length;
    const counted = this.modelOf(of).validOf(drawn.member, drawn.category);
    const valid = drawn.valid < -counted ? -counted : drawn.valid;
    return valid === 0n ? undefined : { ...drawn, of, valid };
  }

  /** The last day, and with it what is corrected of an earlier one. */
  private close(correction: Correction | undefined): readonly ExpectedPay[] {
    const of = correction?.of ?? 0;
    const [before, after] = [this.modelOf(of), this.modelOf(of, correction)];
    const now = this.modelOf(this.past.length - 1);
    if (correction !== undefined) this.past[of]?.corrections.push(correction);
    return this.carried.map((carried, member) => {
      const difference = correction === undefined ? 0n : after.pay(member) - before.pay(member);
      const corrected = difference === 0n ? 0n : difference + carried;
      const owed = difference === 0n ? carried : corrected - positive(corrected);
      const earned = now.pay(member) + owed;
      this.carried[member] = earned - positive(earned);
      return { rebate: positive(earned), correction: positive(corrected) };
    });
  }

  private topsOf(day: number): bigint {
    const model = this.modelOf(day);
    const tops = (this.past[day] ?? none).parents.flatMap((parent, place) =>
      parent === undefined ? categories.map((category) => model.entitled(place, category)) : [],
    );
    // What is corrected is no turnover of that close.
    return tops.reduce((sum, one) => sum + one, 0n);
  }

  /** Of all closes: what lies in each wallet. */
  balances(): readonly bigint[] {
    return this.parents.map((_, member) =>
      this.pays.reduce((sum, day) => {
        const its = day[member];
        return sum + (its?.rebate ?? 0n) + (its?.correction ?? 0n);
      }, 0n),
    );
  }
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

const none: Past = { parents: [], rates: {}, rounds: [], corrections: [] };

function firstRates({ parents, shares }: ForestLife): ForestRates {
  const all = categories.map((category, its) => {
    const rates: number[] = [];
    for (const [place, parent] of parents.entries()) {
      const most = parent === undefined ? MOST_RATE : (rates[parent] ?? 0);
      rates.push(Math.floor((most * (shares[place]?.[its] ?? 0)) / 100));
    }
    return [category, rates] as const;
  });
  return Object.fromEntries(all);
}

const childrenOf = (parents: Parents, one: number): readonly number[] =>
  parents.flatMap((parent, child) => (parent === one ? [child] : []));

const heightOf = (parents: Parents, one: number): number =>
  1 + Math.max(0, ...childrenOf(parents, one).map((child) => heightOf(parents, child)));

function lineOf(parents: Parents, one: number): readonly number[] {
  const parent = parents[one];
  return parent === undefined ? [one] : [...lineOf(parents, parent), one];
}

/** To one of those below whom they may stand, or to the top. */
function moveIn(parents: Parents, rates: ForestRates, member: number, share: number) {
  const height = heightOf(parents, member);
  const targets = parents.flatMap((_, to) => {
    const line = lineOf(parents, to);
    const isHigher = categories.some(
      (category) => (rates[category]?.[member] ?? 0) > (rates[category]?.[to] ?? 0),
    );
    return line.includes(member) || isHigher || line.length + height > DEEPEST ? [] : [to];
  });
  return { member, to: [undefined, ...targets][share % (targets.length + 1)] };
}

/** Between what those right below have and what whoever is right above has. */
function rateIn(
  parents: Parents,
  rates: ForestRates,
  { member, category, share }: { member: number; category: Category; share: number },
) {
  const its = rates[category] ?? [];
  const parent = parents[member];
  const most = parent === undefined ? MOST_RATE : (its[parent] ?? 0);
  const least = Math.max(0, ...childrenOf(parents, member).map((child) => its[child] ?? 0));
  return { member, category, ppm: least + Math.floor(((most - least) * share) / 100) };
}

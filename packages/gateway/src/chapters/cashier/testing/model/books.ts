import type { CareModel, Period } from '../../../care/testing/model.ts';

/** What a provider says that it moved, as a history has it. */
export interface Movement {
  readonly id: string;
  readonly kind: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly of?: string;
  readonly payer?: { readonly name?: string };
  readonly funding?: string;
}

export interface Word {
  readonly stage: string;
  readonly expiresAt?: number;
  readonly movements: readonly Movement[];
}

const HOME = 'PHP';
const periods: readonly Period[] = ['24h', '7d', '1m'];

export const min = (...sums: bigint[]): bigint =>
  sums.reduce((one, two) => (one < two ? one : two));

/** One member’s money, by where it is; what a day brought, and what limits that. */
export class Books {
  readonly care: CareModel;
  held = 0n;
  /** At vendors. */
  away = 0n;
  /** Gross, of each day on which it was credited. */
  readonly credits = new Map<string, bigint>();
  /** Of the house, by kind and currency. */
  readonly house = new Map<string, bigint>();

  constructor(care: CareModel) {
    this.care = care;
  }

  add(kind: 'psp' | 'suspense' | 'fee' | 'loss', amount: bigint, currency = HOME): void {
    const key = `${kind} ${currency}`;
    this.house.set(key, (this.house.get(key) ?? 0n) + amount);
  }

  credit(amount: bigint, fee: bigint): void {
    const day = this.care.today();
    this.credits.set(day, (this.credits.get(day) ?? 0n) + amount);
    this.care.balance += amount - fee;
    this.add('fee', fee);
  }

  credited(period: Period): bigint {
    return [...this.credits].reduce(
      (sum, [day, amount]) => (this.care.isIn(period, day) ? sum + amount : sum),
      0n,
    );
  }

  get ever(): bigint {
    return [...this.credits.values()].reduce((sum, amount) => sum + amount, 0n);
  }

  /** Whether every limit on deposits holds with so much more than was credited. */
  holds(more: bigint): boolean {
    return periods.every((period) => {
      const rule = this.care.rules.get(`deposit ${period}`);
      return rule === undefined || this.credited(period) + more <= rule.amount;
    });
  }
}

import { isAgent } from '@livery/gateway/extras';
import type { Calendar } from './calendar.ts';
import { isPaidByCloses } from '../people/earnings.ts';
import type { DemoPlayer } from '../people/players.ts';
import type { Random } from '../random.ts';

export interface Payment {
  readonly kind: string;
  readonly at: number;
  readonly amount: bigint;
}

const HOUR = 3_600_000;
const DAYS = 125;

interface Rule {
  readonly kind: string;
  readonly hour: number;
  readonly from: number;
  readonly to: number;
  isDue(date: Date): boolean;
}

/** What agents are paid and when, besides what closes pay: every week, on the first and in the middle of a month. */
const rules: readonly Rule[] = [
  {
    kind: 'commission',
    hour: 10,
    from: 18_000,
    to: 62_000,
    isDue: (date) => date.getUTCDay() === 1,
  },
  { kind: 'rebate', hour: 9, from: 4_000, to: 16_000, isDue: (date) => date.getUTCDay() === 4 },
  { kind: 'salary', hour: 8, from: 80_000, to: 80_000, isDue: (date) => date.getUTCDate() === 1 },
  {
    kind: 'dividend',
    hour: 11,
    from: 35_000,
    to: 90_000,
    isDue: (date) => date.getUTCDate() === 15,
  },
  {
    kind: 'redRain',
    hour: 20,
    from: 800,
    to: 3_800,
    isDue: (date) => date.getUTCDate() % 13 === 5,
  },
];

export function paymentsTo(
  { type }: DemoPlayer,
  calendar: Calendar,
  random: Random,
): readonly Payment[] {
  if (!isAgent(type)) return [];
  const all = rules.flatMap(({ kind, hour, from, to, isDue }) =>
    calendar.days(DAYS, isDue).map((midnight) => ({
      kind,
      at: midnight + hour * HOUR,
      amount: BigInt(random.between(from, to)),
    })),
  );
  return isPaidByCloses(type) ? all.filter(({ kind }) => kind !== 'rebate') : all;
}

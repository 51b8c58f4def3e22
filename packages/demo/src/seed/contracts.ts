import { dayIn, toMinor, type Merchant, type Tx } from '@livery/gateway/extras';
import type { DemoPlayer } from '../people/players.ts';

const DAY = 86_400_000;
/** A step of a contract: from which sum, with how many who are active, and millionths. */
type DemoStep = readonly [from: string, active: number, ppm: number];

interface DemoTerms {
  readonly kind: 'salary' | 'dividend';
  readonly periods: 'day' | 'half';
  readonly fee: number;
  readonly steps: readonly DemoStep[];
}

const former: DemoTerms = {
  kind: 'salary',
  periods: 'day',
  fee: 0,
  steps: [
    ['2000', 1, 500],
    ['10000', 2, 1_000],
  ],
};
const running: DemoTerms = {
  ...former,
  steps: [
    ['2000', 1, 1_000],
    ['10000', 2, 1_500],
    ['50000', 5, 2_500],
  ],
};
const offered: DemoTerms = {
  kind: 'dividend',
  periods: 'half',
  fee: 20_000,
  steps: [
    ['10000', 0, 100_000],
    ['50000', 5, 120_000],
    ['200000', 10, 150_000],
  ],
};

/** Those who lead a line and stand below nobody: what the house agreed with them, and what it offers. */
export async function writeContracts(
  tx: Tx,
  { code, timeZone, currency }: Merchant,
  players: readonly DemoPlayer[],
  ids: readonly bigint[],
  now: number,
): Promise<void> {
  const ago = (days: number) => ({ day: dayIn(timeZone, now - days * DAY), at: now - days * DAY });
  const termsOf = ({ steps, periods, fee }: DemoTerms) =>
    JSON.stringify({
      steps: steps.map(([from, active, ppm]) => ({
        from: String(toMinor(from, currency) ?? 0n),
        active,
        ppm,
      })),
      periods,
      activeValid: String(toMinor('100', currency) ?? 0n),
      activeDeposits: '0',
      carry: 'keep',
      fee,
    });
  const rows = players.flatMap(({ type, below }, place) => {
    if ((type !== 2 && type !== 41) || below !== undefined) return [];
    const whose = {
      merchant: code,
      grantor_id: null,
      grantee_id: ids[place] ?? 0n,
      note: null,
      offered_by: 'demo',
      withheld: false,
    };
    return [
      {
        ...whose,
        kind: former.kind,
        version: 1,
        terms: termsOf(former),
        state: 'superseded' as const,
        starts_on: ago(60).day,
        ends_on: ago(21).day,
        offered_at: new Date(ago(62).at),
        answered_at: new Date(ago(61).at),
      },
      {
        ...whose,
        kind: running.kind,
        version: 2,
        terms: termsOf(running),
        state: 'active' as const,
        starts_on: ago(20).day,
        ends_on: null,
        offered_at: new Date(ago(22).at),
        answered_at: new Date(ago(21).at),
      },
      {
        ...whose,
        kind: offered.kind,
        version: 1,
        terms: termsOf(offered),
        starts_on: ago(0).day,
        ends_on: null,
        // It waits for three days from here: a demo that is older has none to agree to.
        offered_at: new Date(now),
      },
    ];
  });
  for (const row of rows) await tx.insertInto('agent_contract').values(row).execute();
}

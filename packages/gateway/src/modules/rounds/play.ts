import { randomInt } from 'node:crypto';
import { transact, type Tx } from '../../database/transact.ts';
import { Refusal } from '../../http/refusal.ts';
import { toDecimal } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import { findProviderSession, type ProviderSession } from '../launch/store.ts';
import { once } from '../wallet/idempotency.ts';
import { houseAccount, lockAccounts, post, type Transfer } from '../wallet/ledger.ts';
import type { Grid, Rules } from './rules.ts';
import { recordRound } from './store.ts';

export interface Spin {
  readonly token: string;
  readonly stake: bigint;
  readonly key: string;
}

export interface Round {
  readonly roundId: string;
  readonly grid: Grid;
  readonly lines: readonly { line: number; symbol: string; count: number; win: string }[];
  readonly win: string;
  readonly balance: string;
}

/**
 * One round: the stake, the win and the record of it, in one transaction and
 * once for a key. A key that comes again gets the round it made.
 */
export async function playRound(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  rules: Rules,
  { token, stake, key }: Spin,
  random: () => number = fairRandom,
): Promise<Round> {
  return transact(db, async (tx) => {
    const session = await findProviderSession(tx, token, clock());
    if (session === undefined) throw new Refusal('session.ended');
    const keyed = {
      merchant: session.merchant,
      scope: `spin:${session.id}`,
      key,
      request: [stake.toString()],
      now: clock(),
    };
    return once(tx, keyed, () => settleRound(tx, rules, session, stake, random, clock()));
  });
}

async function settleRound(
  tx: Tx,
  rules: Rules,
  session: ProviderSession,
  stake: bigint,
  random: () => number,
  now: number,
): Promise<Round> {
  const { merchant, currency, accountId: player } = session;
  const grid = rules.spin(random);
  const settled = rules.settle(grid, stake);
  const house = await houseAccount(tx, merchant, currency);
  const transfers: Transfer[] = [{ kind: 'bet', at: now, from: player, to: house, amount: stake }];
  if (settled.win > 0n) {
    transfers.push({ kind: 'win', at: now, from: house, to: player, amount: settled.win });
  }
  const [bet, win] = await post(tx, merchant, currency, transfers);
  if (bet === undefined) throw new Error('a bet was not written');
  const money = (minor: bigint) => toDecimal(minor, currency);
  const lines = settled.lines.map((line) => ({ ...line, win: money(line.win) }));
  const roundId = await recordRound(tx, {
    session,
    stake,
    win: settled.win,
    transfers: { bet, win: win ?? null },
    outcome: { grid, lines },
    at: now,
  });
  const balances = await lockAccounts(tx, merchant, [player]);
  return {
    roundId: roundId.toString(),
    grid,
    lines,
    win: money(settled.win),
    balance: money(balances.get(player) ?? 0n),
  };
}

/** Uniform in [0, 1) from the system's generator: an outcome must not be foreseeable. */
function fairRandom(): number {
  const range = 2 ** 47;
  return randomInt(range) / range;
}

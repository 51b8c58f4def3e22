import type { Tx } from '../../../kernel/database/transact.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { lockAccounts, purseOf, type PlayPurse } from '../../cashier/index.ts';
import type { CurrentSession } from '../provider-sessions/current.ts';

/** What may be staked on a game, and of which money. */
export interface Purse {
  readonly balance: bigint;
  readonly cash: bigint;
  readonly bonus: bigint;
}

/** Undefined for practice, and for whoever was never given a bonus. */
export async function bonusPurse(
  tx: Tx,
  { session, guard }: CurrentSession,
): Promise<PlayPurse | undefined> {
  return guard?.has_grants === true ? purseOf(tx, session) : undefined;
}

export async function purseAt(tx: Tx, current: CurrentSession): Promise<Purse> {
  const { merchant, accountId } = current.session;
  const purse = await bonusPurse(tx, current);
  if (purse !== undefined) {
    const { cash, bonus } = purse;
    return { balance: cash + bonus, cash, bonus };
  }
  const held = await lockAccounts(tx, merchant, [accountId]);
  return cashPurse(held.get(accountId) ?? 0n);
}

export const cashPurse = (cash: bigint): Purse => ({ balance: cash, cash, bonus: 0n });

/** All that may be staked, and of which money it is. */
export const writtenPurse = ({ balance, cash, bonus }: Purse, currency: string) => ({
  balance: toDecimal(balance, currency),
  cash: toDecimal(cash, currency),
  bonus: toDecimal(bonus, currency),
});

import type { Reply } from '@livery/contract';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Session } from '../../../kernel/session.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { holdGuard } from '../../care/index.ts';
import { fromTo, post } from './ledger.ts';
import { accountsOf } from './store.ts';

export interface RecallRequest {
  readonly merchant: Merchant;
  readonly session: Pick<Session, 'memberId'>;
  readonly key: string;
}

/** Brings back all that lies at vendors, once for a key. No bar stands before it: it is no play. */
export async function recall(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { merchant, session: { memberId }, key }: RecallRequest,
): Promise<Reply<'recall'>> {
  const { code, currency } = merchant;
  const keyed = { merchant: code, scope: `recall:${memberId}`, key, request: [], now: clock() };
  return transact(db, async (tx) => {
    await holdGuard(tx, code, memberId);
    return answerOnce(tx, keyed, async () => {
      const { ids, sum } = await bringBack(tx, code, memberId, clock());
      return { transactionIds: ids.map(String), amount: toDecimal(sum, currency) };
    });
  });
}

/** All that lies at vendors; the guard is held. */
export async function bringBack(
  tx: Tx,
  merchant: string,
  memberId: bigint,
  at: number,
): Promise<{ readonly ids: readonly bigint[]; readonly sum: bigint }> {
  const { cash, vendors } = await accountsOf(tx, merchant, memberId);
  const full = vendors.filter(({ balance }) => balance > 0n);
  if (cash === undefined || full.length === 0) return { ids: [], sum: 0n };
  const transfers = full.map(({ id, balance }) => {
    const legs = fromTo(id, cash.id, balance);
    return { kind: 'transfer', at, legs } as const;
  });
  const posted = await post(tx, merchant, cash.currency, transfers);
  const sum = full.reduce((total, { balance }) => total + balance, 0n);
  return { ids: posted.map(({ id }) => id), sum };
}

import { cashAccount, fromTo, houseAccount, post } from '../../chapters/cashier/index.ts';
import { transact } from '../../kernel/database/transact.ts';
import type { TestGateway } from '../gateway.ts';
import type { Payee } from './payee.ts';

/** A round that was open is won, whatever has become of its player. */
export function winLate(
  { db, now }: TestGateway,
  { id, browser: { merchant } }: Pick<Payee, 'id' | 'browser'>,
  amount: bigint,
  currency = 'PHP',
): Promise<void> {
  return transact(db, async (tx) => {
    const cash = await cashAccount(tx, merchant, id);
    if (cash === undefined) throw new Error('nobody to win');
    const legs = fromTo(await houseAccount(tx, merchant, currency), cash.id, amount);
    await post(tx, merchant, currency, [{ kind: 'win', at: now(), legs }]);
  });
}

import { transact } from '../../../kernel/database/transact.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { toDecimal, toMinor } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { holdGuard } from '../../care/index.ts';
import { endGrant, findGrant, isLive, takeTurns } from '../../cashier/index.ts';

export interface GivingUp {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly id: bigint;
  /** As it was shown. */
  readonly amount: string;
  readonly key: string;
}

/** Of what was shown and nothing else: a win that came meanwhile is not given away unseen. */
export function giveUp(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { merchant, memberId, id, amount, key }: GivingUp,
): Promise<{ readonly given: string }> {
  const { code, currency } = merchant;
  const keyed = {
    merchant: code,
    scope: `bonus:${memberId}`,
    key,
    request: [id.toString(), amount],
    now: clock(),
  };
  return transact(db, async (tx) => {
    const guard = await holdGuard(tx, code, memberId);
    return answerOnce(tx, keyed, async () => {
      const now = clock();
      const grant = await findGrant(tx, code, id);
      if (grant?.member_id !== memberId || !isLive(grant.state)) throw new Refusal('bonus.missing');
      const given = toDecimal(grant.balance, currency);
      if (toMinor(amount, currency) !== grant.balance) {
        throw new Refusal('quote.changed', { value: { amount: given } });
      }
      await endGrant(tx, grant, { state: 'given_up' }, now);
      await takeTurns(tx, merchant, guard, now);
      return { given };
    });
  });
}

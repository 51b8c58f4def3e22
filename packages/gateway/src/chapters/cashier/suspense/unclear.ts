import type { Queue } from '../../../kernel/acts/queue.ts';
import { toDecimal } from '../../../kernel/money/money.ts';

/** Only a look at the provider decides them; people see how long that has taken. */
export const unclearDeposits: Queue = {
  name: 'unclear',
  about: 'deposits of which the provider gave no clear answer; it is asked again by itself',
  permission: 'payments',
  async list({ db, merchant, after, limit }) {
    const behind = /^\d{1,18}$/.test(after ?? '') ? BigInt(after ?? 0) : 0n;
    const rows = await db
      .selectFrom('deposit_order')
      .select(['id', 'created_at', 'amount', 'currency', 'provider', 'checks'])
      .where((its) => its.and({ merchant: merchant.code, state: 'unclear' }))
      .where('id', '>', behind)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, created_at: since, amount, currency, provider, checks }) => ({
      id: id.toString(),
      since,
      facts: [`${toDecimal(amount, currency)} ${currency}`, provider, `asked ${checks} times`],
    }));
  },
  decisions: {},
};

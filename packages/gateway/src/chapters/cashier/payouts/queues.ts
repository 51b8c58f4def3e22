import type { Queue, QueueView } from '../../../kernel/acts/queue.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { payoutActs } from './acts.ts';
import type { PayoutState } from './rows/states.ts';

const of = (reference: string) => ({ reference });
const show = { act: payoutActs.read, about: 'shows it', of };

/** The oldest first; a payout is called by its reference. */
const listOf =
  (state: PayoutState) =>
  async ({ db, merchant, after, limit }: QueueView) => {
    const rows = await db
      .selectFrom('payout')
      .select(['reference', 'created_at', 'amount', 'currency', 'rule', 'provider'])
      .where((its) => its.and({ merchant: merchant.code, state }))
      .$if(after !== undefined, (query) =>
        query.where('id', '>', (its) =>
          its
            .selectFrom('payout')
            .select('id')
            .where((one) => one.and({ merchant: merchant.code, reference: after ?? '' })),
        ),
      )
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ reference: id, created_at: since, amount, currency, rule, provider }) => ({
      id,
      since,
      facts: [`${toDecimal(amount, currency)} ${currency}`, rule ?? '', provider],
    }));
  };

export const payoutQueues: readonly Queue[] = [
  {
    name: 'payouts',
    about: 'payouts that no rule let go',
    permission: 'payments',
    list: listOf('review'),
    show,
    decisions: {
      approve: { act: payoutActs.approve, about: 'sends it on its way', of },
      refuse: { act: payoutActs.refuse, about: 'gives its money back: --why', of },
    },
  },
  {
    name: 'unclear-payouts',
    about: 'payouts of which the provider gave no clear answer; it is asked again by itself',
    permission: 'payments',
    list: listOf('unclear'),
    show,
    decisions: {
      'give-back': { act: payoutActs.giveBack, about: 'when it surely was not paid', of },
    },
  },
];

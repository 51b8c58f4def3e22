import { sql, type RawBuilder } from 'kysely';
import type { Queue, QueueView } from '../../../kernel/acts/queue.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { payoutActs } from './acts.ts';
import { isExcluded } from '../wallet/excluded.ts';
import type { PayoutRow } from './rows/payouts.ts';
import type { PayoutState } from './rows/states.ts';

const of = (reference: string) => ({ reference });
const show = { act: payoutActs.read, about: 'shows it', of };

interface ListedPayout extends Pick<
  PayoutRow,
  'reference' | 'created_at' | 'amount' | 'currency' | 'rule' | 'provider'
> {
  readonly excluded: boolean;
}

/**
 * Those of whoever excluded themselves first, whose money is all that they still
 * want here, and then the oldest; a payout is called by its reference.
 */
const listOf =
  (state: PayoutState) =>
  async ({ db, merchant, now, after, limit }: QueueView) => {
    const waiting = (where: RawBuilder<unknown>) => sql<ListedPayout>`
      SELECT reference, created_at, amount, currency, rule, provider, payout.id,
        ${isExcluded(now)} AS excluded
      FROM payout LEFT JOIN member_guard AS guard
        ON guard.merchant = payout.merchant AND guard.member_id = payout.member_id
      WHERE payout.merchant = ${merchant.code} AND ${where}`;
    const behind =
      after === undefined
        ? sql`true`
        : sql`(NOT excluded, id) > (SELECT NOT excluded, id
            FROM (${waiting(sql`reference = ${after}`)}) AS last)`;
    const { rows } = await sql<ListedPayout>`
      SELECT * FROM (${waiting(sql`state = ${state}`)}) AS listed WHERE ${behind}
      ORDER BY NOT excluded, id LIMIT ${limit}`.execute(db);
    return rows.map(
      ({ reference: id, created_at: since, amount, currency, rule, provider, excluded }) => ({
        id,
        since,
        facts: [
          `${toDecimal(amount, currency)} ${currency}`,
          rule ?? '',
          provider,
          ...(excluded ? ['excluded themselves'] : []),
        ],
      }),
    );
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

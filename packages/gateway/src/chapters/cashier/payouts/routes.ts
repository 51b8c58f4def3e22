import type { House } from '../../chapter.ts';
import type { Router } from '../../../http/router.ts';
import { payoutWork } from '../work/shelf.ts';
import { payoutNews } from './rows/news.ts';
import { withdrawOptions } from './ordering/options.ts';
import { orderPayout } from './ordering/order.ts';
import { payoutRecords, shownOrder } from './records.ts';
import { findPayout } from './rows/payouts.ts';

export function payoutRoutes(route: Router, house: House): void {
  const { db, clock, live } = house;

  route('withdrawOptions', ({ merchant, session }) =>
    withdrawOptions(house, merchant, session.memberId),
  );

  route('withdraw', async ({ merchant, session: { memberId }, payload, key }) => {
    const { id, isNew } = await orderPayout(house, { merchant, memberId, payload, key });
    // The same key again gets the same payout, as it is by now.
    const row = await findPayout(db, { merchant: merchant.code, id });
    if (row === undefined) throw new Error('a payout was not written');
    if (isNew) {
      for (const news of payoutNews(row, true)) live.publish(news);
      house.ask(payoutWork).wake();
    }
    return { orderId: row.id.toString(), reference: row.reference, status: row.state };
  });

  route('withdrawRecords', ({ merchant, session: { memberId }, query }) =>
    payoutRecords({ db, merchant, memberId, now: clock() }, query),
  );

  route('withdrawOrder', ({ merchant, session: { memberId }, params }) =>
    shownOrder({ db, merchant, memberId }, params.orderId),
  );
}

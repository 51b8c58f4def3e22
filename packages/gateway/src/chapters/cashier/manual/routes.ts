import type { Router } from '../../../http/router.ts';
import type { House } from '../../chapter.ts';
import { ownOrder, shownDeposit } from '../deposits/records.ts';
import { noteSent } from './sent.ts';

export function manualRoutes(route: Router, house: House): void {
  const { db } = house;
  route('depositSent', async ({ merchant, session, params, body, files }) => {
    const order = await ownOrder({ db, merchant, memberId: session.memberId }, params.kindOrId);
    const after = await noteSent(house, { merchant, order, said: body, files });
    return shownDeposit(db, after);
  });
}

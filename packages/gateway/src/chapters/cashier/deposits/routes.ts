import type { Reply } from '@livery/contract';
import { depositPath } from '@livery/contract/pages';
import type { House } from '../../chapter.ts';
import type { Router } from '../../../http/router.ts';
import { siteOrigin } from '../../../http/hosts/asked.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Session } from '../../../kernel/session.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { holdGuard } from '../../care/index.ts';
import { providerOf } from '../providers/accounts.ts';
import { lookAtOrder } from './look.ts';
import { shownBanks, shownMethods } from './methods.ts';
import { orderDeposit } from './order.ts';
import { changeOrder, findOrder, holdOrder, type DepositRow } from './rows/orders.ts';
import { depositRecords, ownOrder, shownAction, shownDeposit } from './records.ts';
import { sendOrder } from './send.ts';
import { depositRanks } from './rows/states.ts';

/** Where a member comes back to from a provider’s page: the page of the order, which asks here what became of it. */
const RETURN = `${depositPath}?order=`;

interface Called {
  readonly merchant: Merchant;
  readonly session: Session;
}

export function depositRoutes(route: Router, house: House): void {
  const { db, clock } = house;
  const look = ({ merchant, session }: Called) => ({
    db,
    merchant,
    memberId: session.memberId,
    now: clock(),
  });

  route('depositMethods', (call) => shownMethods(look(call)));
  route('depositBanks', ({ merchant }) => shownBanks(db, merchant));
  route('depositRecords', (call) => depositRecords(look(call), call.query));
  route('depositOrder', async (call) =>
    shownDeposit(db, await ownOrder(look(call), call.params.kindOrId)),
  );

  route('deposit', async ({ merchant, session, params, body, key, request }) => {
    const returnUrl = `${siteOrigin(merchant, request)}${RETURN}`;
    const asked = { merchant, session, kind: params.kindOrId, body, key, returnUrl };
    const { id, isNew } = await orderDeposit(house, asked);
    const row = await findOrder(db, { merchant: merchant.code, id });
    if (row === undefined) throw new Error('an order was not written');
    // The same key again gets the same order, as it is by now.
    if (!isNew) return opened(row);
    const provider = await providerOf(house, row);
    if (provider === undefined) throw new Refusal('provider.unavailable');
    return opened(await sendOrder(house, merchant, provider, row));
  });

  route('cancelDeposit', async (call) => {
    const { merchant } = call;
    const order = await ownOrder(look(call), call.params.kindOrId);
    await transact(db, async (tx) => {
      await holdGuard(tx, order.merchant, order.member_id);
      const { state } = await holdOrder(tx, order);
      if (depositRanks[state] >= depositRanks.failed) throw new Refusal('order.final');
      await changeOrder(tx, order, { cancel_asked: true, next_check_at: new Date(clock()) });
    });
    const provider = await providerOf(house, order);
    if (provider === undefined) throw new Refusal('provider.unavailable');
    const asked = await ownOrder(look(call), call.params.kindOrId);
    // Should the provider not answer, the order is looked after again.
    const after = await lookAtOrder(house, merchant, provider, asked).catch(() => asked);
    return shownDeposit(db, after);
  });
}

function opened(row: DepositRow): Reply<'deposit'> {
  return {
    orderId: row.id.toString(),
    reference: row.reference,
    status: row.state,
    ...(row.expires_at !== null && { expiresAt: row.expires_at.getTime() }),
    ...(row.state === 'open' && row.action !== null && { action: shownAction(row.action) }),
  };
}

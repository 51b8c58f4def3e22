import { act } from '../engine/act.ts';
import type { House } from '../house.ts';
import { json, Refusal, type Ask, type Answer } from '../http/route.ts';
import type { Merchant } from '../settings.ts';
import { addMovement, findMovement, leftOf, movementsOf } from '../store/movements.ts';
import { findOrder, theOrder, type Order } from '../store/orders.ts';
import { dropSteps } from '../store/steps.ts';
import { tell } from '../webhooks/tell.ts';
import { once } from './once.ts';
import { readAmount, readJson, readText } from './read.ts';
import { show } from './show.ts';

/** A payment of this merchant; another one's is as though it were not there. */
function paymentOf({ store }: House, { code }: Merchant, { params }: Ask): Order {
  const order = findOrder(store, params['id'] ?? '');
  if (order?.way !== 'in' || order.merchant !== code) {
    throw new Refusal(404, 'not_found', 'There is no such payment.');
  }
  return order;
}

export function cancelPayment(house: House, merchant: Merchant, ask: Ask): Answer {
  const order = paymentOf(house, merchant, ask);
  house.store.together(() => {
    if (order.status === 'canceled') return;
    if (order.status !== 'requires_action') {
      throw new Refusal(409, 'too_late', `A payment that is ${order.status} cannot be canceled.`);
    }
    dropSteps(house.store, order.id);
    act(house, order.id, { do: 'cancel' });
  });
  return json(200, show(house, theOrder(house.store, order.id)));
}

export function refundPayment(house: House, merchant: Merchant, ask: Ask): Answer {
  const { store, clock } = house;
  const order = paymentOf(house, merchant, ask);
  const fields = readJson(ask);
  const amount = readAmount(fields);
  const movementId = readText(fields['movement'], 'movement', 100);
  const body = once(store, merchant, ask, () => {
    if (order.rail === 'crypto') {
      throw new Refusal(422, 'no_refund', 'What came by a chain cannot be sent back along it.');
    }
    const capture = findMovement(store, merchant.code, movementId);
    if (capture?.order_id !== order.id || capture.kind !== 'capture') {
      throw new Refusal(404, 'not_found', 'This payment has no such capture.');
    }
    if (amount > leftOf(movementsOf(store, order.id), capture)) {
      throw new Refusal(422, 'too_much', 'So much of this capture is not left.');
    }
    addMovement(store, order, { kind: 'refund', amount, of: capture.id }, clock.now());
    tell(house, order, 'payment.refunded');
    return show(house, theOrder(store, order.id));
  });
  return { ...json(200, null), body };
}

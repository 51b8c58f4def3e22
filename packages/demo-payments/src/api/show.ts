import type { House } from '../house.ts';
import { confirmationsOf, howToPay } from '../methods/methods.ts';
import { movementsOf, type Movement } from '../store/movements.ts';
import type { Order } from '../store/orders.ts';

const time = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString();

export const showMovement = (one: Movement) => ({
  id: one.id,
  order: one.order_id,
  kind: one.kind,
  amount: one.amount,
  currency: one.currency,
  ...(one.of === null ? {} : { of: one.of }),
  payer: { name: one.payer, last4: one.last4 },
  ...(one.funding === null ? {} : { funding: one.funding }),
  at: time(one.at),
});

const showOrder = (house: House, order: Order) => ({
  id: order.id,
  reference: order.reference,
  method: order.rail,
  amount: order.amount,
  currency: order.currency,
  status: order.status,
  reason: order.reason,
  movements: movementsOf(house.store, order.id).map(showMovement),
  created_at: time(order.created_at),
  updated_at: time(order.updated_at),
  as_of: time(house.clock.now()),
});

const showPayment = (house: House, order: Order): object => ({
  ...showOrder(house, order),
  next: order.status === 'requires_action' ? howToPay(house, order) : null,
  confirmations: order.rail === 'crypto' ? confirmationsOf(house, order) : null,
  expires_at: time(order.expires_at),
});

const showPayout = (house: House, order: Order) => showOrder(house, order);

export const show = (house: House, order: Order) =>
  order.way === 'in' ? showPayment(house, order) : showPayout(house, order);

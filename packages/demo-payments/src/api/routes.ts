import type { House } from '../house.ts';
import { json, Refusal, route, type Ask, type Reply, type Route } from '../http/route.ts';
import type { Way } from '../outcomes/script.ts';
import type { Merchant } from '../settings.ts';
import { findByReference } from '../store/orders.ts';
import { createPayment, createPayout } from './create.ts';
import { callerOf, readReference } from './read.ts';
import { listSettlement, showOneMovement } from './settlements.ts';
import { show } from './show.ts';
import { cancelPayment, refundPayment } from './undo.ts';

type Handler = (house: House, merchant: Merchant, ask: Ask) => Reply | Promise<Reply>;

/** What merchants' programs ask. */
export function apiRoutes(house: House): readonly Route[] {
  const api = (method: string, path: string, handle: Handler): Route =>
    route(method, path, (ask) => handle(house, callerOf(house.settings.merchants, ask), ask));
  return [
    api('POST', '/v1/payments', createPayment),
    api('GET', '/v1/payments', find('in', 'payments')),
    api('POST', '/v1/payments/:id/cancel', cancelPayment),
    api('POST', '/v1/payments/:id/refund', refundPayment),
    api('POST', '/v1/payouts', createPayout),
    api('GET', '/v1/payouts', find('out', 'payouts')),
    api('GET', '/v1/movements/:id', showOneMovement),
    api('GET', '/v1/settlements/:day', listSettlement),
  ];
}

/** By the merchant's own name for it. None found is an answer: nothing was taken. */
function find(way: Way, name: string): Handler {
  return (house, { code }, { query }) => {
    if (!query.has('reference')) {
      throw new Refusal(400, 'bad_request', 'reference says which.');
    }
    const reference = readReference(query.get('reference'));
    const order = findByReference(house.store, code, way, reference);
    return json(200, { [name]: order ? [show(house, order)] : [] });
  };
}

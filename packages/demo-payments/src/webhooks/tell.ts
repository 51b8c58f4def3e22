import { inSeconds, type House } from '../house.ts';
import { outcomeOf } from '../outcomes/find.ts';
import { addDelivery, addEvent } from '../store/events.ts';
import type { Order } from '../store/orders.ts';

/** Long enough for what happens next to be told first. */
const HELD_BACK = 20;

/** Puts the news of a change on its way, in the transaction that changed it. */
export function tell(house: House, order: Order, type: string): void {
  const { store, clock } = house;
  const now = clock.now();
  const eventId = addEvent(store, order, { type, body: bodyOf(order, type, now) }, now);
  switch (outcomeOf(order.outcome)?.telling) {
    case 'lost':
      addDelivery(store, eventId, { dueAt: null });
      return;
    case 'twice':
      addDelivery(store, eventId, { dueAt: now });
      addDelivery(store, eventId, { dueAt: now });
      return;
    case 'forged':
      addDelivery(store, eventId, { dueAt: now, isForged: true });
      addDelivery(store, eventId, { dueAt: now });
      return;
    case 'disordered': {
      const isFirst = order.status === 'processing';
      addDelivery(store, eventId, { dueAt: isFirst ? inSeconds(house, HELD_BACK) : now });
      return;
    }
    case undefined:
      addDelivery(store, eventId, { dueAt: now });
  }
}

/** News name what changed, and the status by then: what moved is read from the API. */
function bodyOf(order: Order, type: string, now: number): string {
  return JSON.stringify({
    type,
    timestamp: new Date(now).toISOString(),
    data: { id: order.id, reference: order.reference, status: order.status },
  });
}

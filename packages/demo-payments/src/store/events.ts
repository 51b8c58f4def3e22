import type { Store } from './database.ts';
import { newId } from './ids.ts';
import type { Order } from './orders.ts';

type DeliveryState = 'waiting' | 'delivered' | 'lost' | 'given_up';

interface NewEvent {
  readonly type: string;
  readonly body: string;
}

/** One telling of one event. */
export interface Delivery {
  readonly place: number;
  readonly event_id: string;
  readonly forged: number;
  readonly due_at: number | null;
  readonly tries: number;
  readonly state: DeliveryState;
  /** What the last try met. */
  readonly answer: string | null;
  readonly merchant: string;
  readonly order_id: string;
  readonly type: string;
  readonly body: string;
  readonly at: number;
}

export function addEvent(store: Store, order: Order, event: NewEvent, now: number): string {
  const id = newId('evt');
  store.run(
    'INSERT INTO event (id, merchant, order_id, type, body, at) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    order.merchant,
    order.id,
    event.type,
    event.body,
    now,
  );
  return id;
}

export function addDelivery(
  store: Store,
  eventId: string,
  { dueAt, isForged = false }: { dueAt: number | null; isForged?: boolean },
): void {
  store.run(
    'INSERT INTO delivery (event_id, forged, due_at, state) VALUES (?, ?, ?, ?)',
    eventId,
    isForged ? 1 : 0,
    dueAt,
    dueAt === null ? 'lost' : 'waiting',
  );
}

export const nextDelivery = (store: Store, orderId: string | null = null): Delivery | undefined =>
  store.one<Delivery>(
    `SELECT delivery.*, merchant, order_id, type, body, at
      FROM delivery JOIN event ON event.id = event_id
      WHERE due_at IS NOT NULL AND (? IS NULL OR order_id = ?)
      ORDER BY due_at, place LIMIT 1`,
    orderId,
    orderId,
  );

/** Before a try: whoever kills us in the middle of it finds it due again. */
export function beginTry(store: Store, place: number, nextAt: number): void {
  store.run('UPDATE delivery SET tries = tries + 1, due_at = ? WHERE place = ?', nextAt, place);
}

interface TryResult {
  readonly state: DeliveryState;
  readonly answer: string;
  readonly dueAt: number | null;
}

export function endTry(store: Store, place: number, { state, answer, dueAt }: TryResult): void {
  store.run(
    'UPDATE delivery SET answer = ?, state = ?, due_at = ? WHERE place = ?',
    answer,
    state,
    dueAt,
    place,
  );
}

export const lastDeliveries = (store: Store, merchant: string, most: number): readonly Delivery[] =>
  store.all<Delivery>(
    `SELECT delivery.*, merchant, order_id, type, body, at
      FROM delivery JOIN event ON event.id = event_id
      WHERE merchant = ? ORDER BY place DESC LIMIT ?`,
    merchant,
    most,
  );

export const hasEvent = (store: Store, merchant: string, id: string): boolean =>
  store.one('SELECT 1 FROM event WHERE id = ? AND merchant = ?', id, merchant) !== undefined;

import type { Rail, Way } from '../outcomes/script.ts';
import type { Store } from './database.ts';
import { newId, newToken } from './ids.ts';

export type Status =
  | 'requires_action'
  | 'processing'
  | 'partially_paid'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'canceled'
  | 'returned';

/** A payment in or a payout: to us the same, but for which way the money goes. */
export interface Order {
  readonly id: string;
  readonly way: Way;
  /** Whoever has it may see and pay: it is the page's address. */
  readonly token: string;
  readonly merchant: string;
  readonly reference: string;
  readonly rail: Rail;
  readonly amount: number;
  readonly currency: string;
  /** Who pays, or is paid. */
  readonly party: string | null;
  readonly last4: string | null;
  readonly return_url: string | null;
  readonly status: Status;
  readonly reason: string | null;
  /** What it was decided becomes of it; nothing before somebody acts. */
  readonly outcome: string | null;
  readonly created_at: number;
  readonly processing_at: number | null;
  readonly expires_at: number | null;
  readonly updated_at: number;
}

export interface Wish {
  readonly way: Way;
  readonly merchant: string;
  readonly reference: string;
  readonly rail: Rail;
  readonly amount: number;
  readonly currency: string;
  readonly party: string | null;
  readonly last4: string | null;
  readonly returnUrl: string | null;
  readonly expiresAt: number | null;
}

export function addOrder(store: Store, wish: Wish, now: number): Order {
  const id = newId(wish.way === 'in' ? 'pay' : 'out');
  const status: Status = wish.way === 'in' ? 'requires_action' : 'processing';
  store.run(
    `INSERT INTO orders
    (id, way, token, merchant, reference, rail, amount, currency, party, last4, return_url, status,
     created_at, expires_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?,
     ?, ?, ?, ?, ?, ?,
     ?, ?, ?)`,
    id,
    wish.way,
    newToken(),
    wish.merchant,
    wish.reference,
    wish.rail,
    wish.amount,
    wish.currency,
    wish.party,
    wish.last4,
    wish.returnUrl,
    status,
    now,
    wish.expiresAt,
    now,
  );
  return theOrder(store, id);
}

export const findOrder = (store: Store, id: string): Order | undefined =>
  store.one<Order>('SELECT * FROM orders WHERE id = ?', id);

export function theOrder(store: Store, id: string): Order {
  const order = findOrder(store, id);
  if (!order) throw new Error(`No order ${id}.`);
  return order;
}

export const findByToken = (store: Store, token: string): Order | undefined =>
  store.one<Order>('SELECT * FROM orders WHERE token = ?', token);

export const findByReference = (
  store: Store,
  merchant: string,
  way: Way,
  reference: string,
): Order | undefined =>
  store.one<Order>(
    `SELECT * FROM orders
    WHERE merchant = ? AND way = ? AND reference = ?`,
    merchant,
    way,
    reference,
  );

export function setStatus(
  store: Store,
  id: string,
  status: Status,
  reason: string | null,
  now: number,
): void {
  store.run(
    `UPDATE orders SET status = ?, reason = ?, updated_at = ?,
    processing_at = CASE WHEN ? = 'processing' THEN ? ELSE processing_at END
    WHERE id = ?`,
    status,
    reason,
    now,
    status,
    now,
    id,
  );
}

export function setOutcome(store: Store, id: string, outcome: string): void {
  store.run('UPDATE orders SET outcome = ? WHERE id = ?', outcome, id);
}

export function setExpiry(store: Store, id: string, expiresAt: number): void {
  store.run('UPDATE orders SET expires_at = ? WHERE id = ?', expiresAt, id);
}

/** Who a page says is paying. */
export function setPayer(store: Store, id: string, name: string, last4: string | null): void {
  store.run('UPDATE orders SET party = ?, last4 = ? WHERE id = ?', name, last4, id);
}

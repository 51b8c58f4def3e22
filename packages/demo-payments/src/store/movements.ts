import type { Funding } from '../outcomes/script.ts';
import type { Store } from './database.ts';
import { newId } from './ids.ts';
import type { Order } from './orders.ts';

export type MovementKind = 'capture' | 'refund' | 'chargeback' | 'won' | 'payout' | 'return';

/** Money that moved. It is never changed: what undoes it is a movement of its own. */
export interface Movement {
  readonly place: number;
  readonly id: string;
  readonly order_id: string;
  readonly kind: MovementKind;
  readonly amount: number;
  readonly currency: string;
  /** The movement that a refund or a chargeback undoes. */
  readonly of: string | null;
  readonly payer: string | null;
  readonly last4: string | null;
  /** Of what was paid in by card. */
  readonly funding: Funding | null;
  readonly at: number;
}

interface NewMovement {
  readonly kind: MovementKind;
  readonly amount: number;
  readonly of?: string | null;
  readonly payer?: string | null;
  readonly funding?: Funding | null;
}

export function addMovement(
  store: Store,
  order: Order,
  { kind, amount, of = null, payer = order.party, funding = null }: NewMovement,
  now: number,
): string {
  const id = newId('mov');
  store.run(
    `INSERT INTO movement (id, merchant, order_id, kind, amount, currency, of, payer, last4, at, funding)
    VALUES (?, ?, ?, ?, ?, ?, ?,
     ?, ?, ?, ?)`,
    id,
    order.merchant,
    order.id,
    kind,
    amount,
    order.currency,
    of,
    payer,
    order.last4,
    now,
    funding,
  );
  return id;
}

export const movementsOf = (store: Store, orderId: string): readonly Movement[] =>
  store.all<Movement>('SELECT * FROM movement WHERE order_id = ? ORDER BY place', orderId);

export const findMovement = (store: Store, merchant: string, id: string): Movement | undefined =>
  store.one<Movement>('SELECT * FROM movement WHERE id = ? AND merchant = ?', id, merchant);

/** Those of a merchant between two times, after a place, in the order they happened. */
export const movementsBetween = (
  store: Store,
  { merchant, from, until, after, most }: Span,
): readonly Movement[] =>
  store.all<Movement>(
    `SELECT * FROM movement
    WHERE merchant = ? AND at >= ? AND at < ? AND place > ?
    ORDER BY place LIMIT ?`,
    merchant,
    from,
    until,
    after,
    most,
  );

interface Span {
  readonly merchant: string;
  readonly from: number;
  readonly until: number;
  readonly after: number;
  readonly most: number;
}

export const sumOf = (movements: readonly Movement[], kind: MovementKind): number =>
  movements.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0);

/** What of a capture has not gone back yet. */
export function leftOf(movements: readonly Movement[], capture: Movement): number {
  const undone = movements.filter(({ of }) => of === capture.id);
  return (
    capture.amount - sumOf(undone, 'refund') - sumOf(undone, 'chargeback') + sumOf(undone, 'won')
  );
}

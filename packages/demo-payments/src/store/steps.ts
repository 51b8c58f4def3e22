import type { Act } from '../outcomes/script.ts';
import type { Store } from './database.ts';

export interface DueStep {
  readonly place: number;
  readonly order_id: string;
  readonly due_at: number;
  readonly act: string;
}

export function addStep(store: Store, orderId: string, act: Act, dueAt: number): void {
  store.run(
    'INSERT INTO step (order_id, due_at, act) VALUES (?, ?, ?)',
    orderId,
    dueAt,
    JSON.stringify(act),
  );
}

export const nextStep = (store: Store, orderId?: string): DueStep | undefined =>
  store.one<DueStep>(
    `SELECT * FROM step WHERE ? IS NULL OR order_id = ?
    ORDER BY due_at, place LIMIT 1`,
    orderId ?? null,
    orderId ?? null,
  );

export function dropStep(store: Store, place: number): void {
  store.run('DELETE FROM step WHERE place = ?', place);
}

export function dropSteps(store: Store, orderId: string): void {
  store.run('DELETE FROM step WHERE order_id = ?', orderId);
}

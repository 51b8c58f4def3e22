import type { Kysely } from 'kysely';
import type { Database } from '../../../../kernel/database/schema.ts';
import type { MovementEntry } from './book.ts';

const columns = [
  'movement',
  'kind',
  'amount',
  'currency',
  'undoes',
  'credited',
  'suspended',
  'why',
] as const;

/** What was booked before, in that order. */
export const bookedBefore = (db: Kysely<Database>, merchant: string) =>
  db.selectFrom('provider_movement').select(columns).where('merchant', '=', merchant).orderBy('n');

/** What a movement is about in the end: what it undoes, at whatever remove; itself where that is nothing. */
export function rootOf(
  movement: string,
  all: readonly Pick<MovementEntry, 'movement' | 'undoes'>[],
): string {
  const seen = new Set<string>();
  let root = movement;
  // A provider that names two of each other is taken at the first.
  while (!seen.has(root)) {
    seen.add(root);
    root = all.find((one) => one.movement === root)?.undoes ?? root;
  }
  return root;
}

/** Those that are about the same, in the same money; of what undoes nothing by name, all that are in its money. */
export function aboutTheSame(
  { of, currency }: { readonly of?: string | undefined; readonly currency: string },
  all: readonly MovementEntry[],
): readonly MovementEntry[] {
  const inIt = all.filter((one) => one.currency === currency);
  if (of === undefined) return inIt;
  const root = rootOf(of, all);
  return inIt.filter(({ movement }) => rootOf(movement, all) === root);
}

/** What lies in suspense of it. */
export const suspendedIn = (some: readonly MovementEntry[]): bigint =>
  some.reduce((sum, { suspended }) => sum + suspended, 0n);

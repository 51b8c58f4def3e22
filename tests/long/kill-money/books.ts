import { setTimeout as delay } from 'node:timers/promises';
import { everyChapter } from '../../../packages/gateway/src/chapters/all.ts';
import { checkInvariants } from '../../../packages/gateway/src/kernel/database/invariants.ts';
import type { openDatabase } from '../../../packages/gateway/src/kernel/database/pool.ts';
import { MERCHANT, type Stage } from './stage.ts';

type Db = ReturnType<typeof openDatabase>;

/** So long after the last order everything has come to an end, or something never will. */
const PATIENCE = 15 * 60_000;
const DAY = 86_400_000;

const invariants = everyChapter.flatMap((chapter) => chapter.invariants ?? []);

/** What is still waited for, at the platform: orders, payouts and news. */
async function underWay(db: Db): Promise<readonly string[]> {
  const orders = await db
    .selectFrom('deposit_order')
    .select(['id', 'state'])
    .where((its) =>
      its.or([
        its('state', 'in', ['created', 'unclear', 'open', 'settling']),
        its('reserved', '>', 0n),
      ]),
    )
    .execute();
  const payouts = await db
    .selectFrom('payout')
    .select(['id', 'state'])
    .where('state', 'in', ['requested', 'review', 'approved', 'sending', 'unclear', 'sent'])
    .execute();
  const events = await db
    .selectFrom('provider_event')
    .select('event')
    .where('done_at', 'is', null)
    .execute();
  return [
    ...orders.map(({ id, state }) => `deposit ${id} is ${state}`),
    ...payouts.map(({ id, state }) => `payout ${id} is ${state}`),
    ...events.map(({ event }) => `news ${event} is not done`),
  ];
}

/** Waits until nothing is under way any more; the milliseconds that took. */
export async function untilSettled(db: Db): Promise<number> {
  const began = performance.now();
  for (;;) {
    const open = await underWay(db);
    if (open.length === 0) return performance.now() - began;
    if (performance.now() - began > PATIENCE)
      throw new Error(`${open.length} never came to an end: ${open.slice(0, 5).join(', ')}`);
    await delay(250);
  }
}

interface Told {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
}

/** All that moved at the provider in these days, as its own list has it. */
async function movedThere({ providerUrl, key }: Stage, days: ReadonlySet<string>) {
  const moved = new Map<string, string>();
  for (const day of days) {
    for (let after: number | null = 0; after !== null;) {
      const response: Response = await fetch(
        `${providerUrl}/v1/settlements/${day}?after=${after}`,
        { headers: { authorization: `Bearer ${key}` } },
      );
      const page = (await response.json()) as { movements: readonly Told[]; next: number | null };
      for (const { id, kind, amount } of page.movements) moved.set(id, `${kind} ${amount}`);
      after = page.next;
    }
  }
  return moved;
}

async function movedHere(db: Db) {
  const rows = await db
    .selectFrom('provider_movement')
    .select(['movement', 'kind', 'amount'])
    .where('merchant', '=', MERCHANT)
    .execute();
  return new Map(rows.map(({ movement, kind, amount }) => [movement, `${kind} ${amount}`]));
}

/** Holds both books beside each other, movement by movement, and ours against its own rules; how many moved. */
export async function compareBooks(stage: Stage, db: Db, since: number): Promise<number> {
  const days = new Set<string>();
  for (let at = since; at < Date.now() + DAY; at += DAY)
    days.add(new Date(at).toISOString().slice(0, 10));
  const [there, here] = [await movedThere(stage, days), await movedHere(db)];
  const differences = [...new Set([...there.keys(), ...here.keys()])]
    .filter((id) => there.get(id) !== here.get(id))
    .map((id) => `${id}: ${there.get(id) ?? 'nothing'} there, ${here.get(id) ?? 'nothing'} here`);
  if (differences.length > 0)
    throw new Error(`${differences.length} differ: ${differences.slice(0, 5).join('; ')}`);
  const broken = (await checkInvariants(db, invariants, null)).filter(({ total }) => total > 0);
  if (broken.length > 0) throw new Error(JSON.stringify(broken, null, 2));
  return here.size;
}

/** Each key that was answered made one order, which is there. */
export async function requireOrders(
  db: Db,
  table: 'deposit_order' | 'payout',
  orders: ReadonlyMap<string, string>,
): Promise<void> {
  const ids = [...orders.values()];
  if (new Set(ids).size < ids.length) throw new Error('two keys made one order');
  for (const id of ids) {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('merchant', '=', MERCHANT)
      .where('id', '=', BigInt(id))
      .executeTakeFirst();
    if (row === undefined) throw new Error(`${table} ${id}, which was told of, is not there`);
  }
}

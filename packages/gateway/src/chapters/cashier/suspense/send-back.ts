import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { providerOf } from '../providers/accounts.ts';
import type { DepositServices } from '../deposits/apply.ts';
import { bookMovement, type MovementEntry } from '../deposits/movements/book.ts';
import { bookedBefore, rootOf, suspendedIn } from '../deposits/movements/earlier.ts';
import { LEASE } from '../../../kernel/providers/checks.ts';
import type { DepositTables } from '../deposits/rows/tables.ts';
import { splitOut } from '../deposits/movements/undo.ts';
import { Declined, type Fact } from '../providers/port.ts';

export type SendBackRow = Selectable<DepositTables['send_back']>;

const LONGEST_WAIT = 60 * 60_000;

/** Takes what people decided to send back and is due; of several gateways each gets others. */
export function claimSendBacks(
  db: Kysely<Database>,
  most: number,
  now: number,
): Promise<SendBackRow[]> {
  return db
    .with('due', (part) =>
      part
        .selectFrom('send_back')
        .select(['merchant', 'provider', 'movement'])
        .where('done_at', 'is', null)
        .where('next_at', '<=', new Date(now))
        .orderBy('next_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('send_back')
    .from('due')
    .set({
      tries: sql`tries + 1`,
      next_at: sql`${new Date(now)}::timestamptz
        + least(${LEASE} * 2 ^ least(tries, 20), ${LONGEST_WAIT}) * interval '1 millisecond'`,
    })
    .whereRef('send_back.merchant', '=', 'due.merchant')
    .whereRef('send_back.provider', '=', 'due.provider')
    .whereRef('send_back.movement', '=', 'due.movement')
    .returningAll('send_back')
    .execute();
}

/** Asks the provider, outside of any transaction; its answer is then taken over. */
export async function sendBack(services: DepositServices, row: SendBackRow): Promise<void> {
  const { db, clock, sites } = services;
  const merchant = sites.of(row.merchant);
  const provider = await providerOf(services, row);
  if (merchant === undefined || provider === undefined) throw new Error('nobody to be asked');
  const { movement, amount } = row;
  let fact: Fact;
  try {
    // The same key sends back once, so that whoever is killed here may ask again.
    fact = await provider.sendBack(movement, amount, `${movement}:${amount}`);
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    await endSendBack(db, row, error.reason, clock());
    return;
  }
  await transact(db, async (tx) => {
    const earlier: MovementEntry[] = await bookedBefore(tx, row.merchant)
      .where('provider', '=', row.provider)
      // What was in no books stands there under no reference of the provider’s.
      .where((its) =>
        its.or([its('reference', '=', fact.reference), its('movement', '=', movement)]),
      )
      .execute();
    const known = new Set(earlier.map((one) => one.movement));
    const booking = {
      tx,
      merchant,
      provider: row.provider,
      order: undefined,
      reference: fact.reference,
      now: clock(),
    };
    for (const moved of fact.movements) {
      if (moved.kind !== 'refund' || known.has(moved.id)) continue;
      const booked = await bookMovement(booking, moved, await splitOut(booking, moved, earlier));
      if (booked !== undefined) earlier.push(booked);
    }
    const same = earlier.filter((one) => rootOf(one.movement, earlier) === movement);
    if (suspendedIn(same) <= 0n) await endSendBack(tx, row, null, clock());
  });
}

async function endSendBack(
  db: Kysely<Database>,
  { merchant, provider, movement }: SendBackRow,
  fault: string | null,
  now: number,
): Promise<void> {
  await db
    .updateTable('send_back')
    .set({ done_at: new Date(now), fault })
    .where((its) => its.and({ merchant, provider, movement }))
    .execute();
}

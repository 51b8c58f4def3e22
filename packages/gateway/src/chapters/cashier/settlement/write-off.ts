import type { Tx } from '../../../kernel/database/transact.ts';
import { post, sideAccount, type Leg } from '../wallet/ledger.ts';
import type { DepositTables } from '../deposits/rows/tables.ts';
import type { FindingRow } from './findings.ts';

type MovementTable = DepositTables['provider_movement'];

/** Of what a movement does to what a provider holds for us, as the books have it. */
const pspOf = (kind: string, amount: bigint): bigint =>
  kind === 'capture' || kind === 'won' || kind === 'return' || kind === 'found' ? -amount : amount;

type Side = readonly [kind: string | null, amount: bigint | null, currency: string | null];

/**
 * The books take over what the provider says, at the house’s cost or gain. What
 * was in no books stands there from now on under its own name, so that nobody is
 * ever credited with it; of what differs or is not there, the difference does.
 */
export async function writeOffFinding(tx: Tx, row: FindingRow, now: number): Promise<void> {
  const listed = [row.listed_kind, row.listed_amount, row.listed_currency] as const;
  if (row.kind === 'missing_here') {
    const [kind, amount, currency] = listed;
    if (kind === null || amount === null || currency === null) throw new Error('it says nothing');
    const name = { movement: row.movement, undoes: null, kind: kind as MovementTable['kind'] };
    await write(tx, row, { ...name, amount, currency, why: 'written_off' }, now);
    return;
  }
  const earlier = await tx
    .selectFrom('provider_movement')
    .select(['kind', 'amount', 'currency'])
    .where('merchant', '=', row.merchant)
    .where('provider', '=', row.provider)
    .where('undoes', '=', row.movement)
    .where('kind', 'in', ['found', 'given_up'])
    .execute();
  const gaps = new Map<string, bigint>();
  const count = ([kind, amount, currency]: Side, sign: bigint) => {
    if (kind === null || amount === null || currency === null) return;
    gaps.set(currency, (gaps.get(currency) ?? 0n) + sign * pspOf(kind, amount));
  };
  count(listed, 1n);
  count([row.booked_kind, row.booked_amount, row.booked_currency], -1n);
  for (const one of earlier) count([one.kind, one.amount, one.currency], -1n);
  for (const [currency, gap] of gaps) {
    if (gap === 0n) continue;
    const movement = `${row.movement}#written-off-${earlier.length + 1}-${currency}`;
    const kind = gap > 0n ? 'given_up' : 'found';
    const moved = { movement, undoes: row.movement, kind, why: null } as const;
    await write(tx, row, { ...moved, amount: gap > 0n ? gap : -gap, currency }, now);
  }
}

/** What a provider turns out not to hold is lost, and what it holds beyond the books is a gain. */
async function write(
  tx: Tx,
  { merchant, provider, id }: FindingRow,
  moved: Pick<MovementTable, 'movement' | 'kind' | 'amount' | 'currency' | 'undoes' | 'why'>,
  now: number,
): Promise<void> {
  const listed = await tx
    .selectFrom('settlement_line')
    .select('at')
    .where((its) => its.and({ merchant, provider, movement: moved.movement }))
    .executeTakeFirst();
  const at = new Date(now);
  const nobodys = { order_id: null, credited: 0n, suspended: 0n };
  await tx
    .insertInto('provider_movement')
    .values({
      merchant,
      provider,
      reference: `finding-${id}`,
      ...moved,
      ...nobodys,
      at: listed?.at ?? at,
      booked_at: at,
    })
    .execute();
  const { currency } = moved;
  const amount = pspOf(moved.kind, moved.amount);
  const psp = await sideAccount(tx, { merchant, currency, kind: 'psp', provider });
  const kind = amount > 0n ? 'loss' : 'adjust';
  const house = await sideAccount(tx, { merchant, currency, kind, provider: null });
  const legs: [Leg, Leg] = [
    { account: psp, amount },
    { account: house, amount: -amount },
  ];
  const source = `${provider}:${moved.movement}`;
  await post(tx, merchant, currency, [{ kind: 'written_off', at: now, legs, source }]);
}

import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { foldLot } from '../fold/fold.ts';
import { areDaysClosed, changedClose, negativeSalary } from './contracts.ts';
import { payLot, paysOf, holdBack } from './pay.ts';
import { faultOf } from './prove.ts';
import { reckon } from './reckon.ts';
import type { CloseFigures, CloseKind, CloseState, CloseTables } from './tables.ts';

type Close = Selectable<CloseTables['agent_close']>;

export interface StepReport {
  /** Whether the next step can be taken at once; not while others are waited for. */
  readonly goesOn: boolean;
  /** Who has more money now. */
  readonly paid: readonly bigint[];
}

const goesOn: StepReport = { goesOn: true, paid: [] };
const waits: StepReport = { goesOn: false, paid: [] };

interface Closing {
  readonly tx: Tx;
  readonly events: Pick<AccountEvents, 'ownerTold'>;
  readonly merchant: Merchant;
  readonly close: Close;
  readonly now: number;
}

type Change = Partial<{
  state: CloseState;
  figures: CloseFigures;
  digest: string;
  closed_at: Date;
}>;

async function change({ tx, close }: Closing, { figures, ...to }: Change): Promise<StepReport> {
  await tx
    .updateTable('agent_close')
    .set({ ...to, ...(figures && { figures: JSON.stringify({ ...close.figures, ...figures }) }) })
    .where('merchant', '=', close.merchant)
    .where('kind', '=', close.kind)
    .where('period', '=', close.period)
    .where('hour', '=', close.hour)
    .execute();
  return goesOn;
}

/** Something does not hold: nothing more is done until somebody of the office says so. */
async function stop({ tx, close }: Closing, problem: string): Promise<StepReport> {
  await tx
    .updateTable('agent_close')
    .set({ state: 'stopped', stopped_in: close.state, problem })
    .where('merchant', '=', close.merchant)
    .where('kind', '=', close.kind)
    .where('period', '=', close.period)
    .where('hour', '=', close.hour)
    .execute();
  return waits;
}

/** Nobody adds to the day once all who read it as open are done. */
async function fenced(closing: Closing): Promise<StepReport> {
  const { tx, close } = closing;
  const { rows } = await sql<{ oldest: bigint }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS oldest`.execute(tx);
  if (close.fence === null || (rows[0]?.oldest ?? 0n) < close.fence) return waits;
  // Of an hour rounds are read themselves, and of a dividend days that are closed.
  if (close.kind === 'hour') return change(closing, { state: 'proven' });
  if (close.kind === 'dividend') {
    return (await areDaysClosed(tx, close)) ? change(closing, { state: 'folded' }) : waits;
  }
  await tx
    .updateTable('agent_fence')
    .set({ sealed_through: close.period })
    .where('merchant', '=', close.merchant)
    .where('sealed_through', '<', close.period)
    .execute();
  if (await foldLot(tx, close.merchant, close.period)) return goesOn;
  return change(closing, { state: 'folded' });
}

async function folded(closing: Closing): Promise<StepReport> {
  const { tx, merchant, close } = closing;
  const fault =
    close.kind === 'dividend'
      ? await changedClose(tx, close)
      : await faultOf(tx, merchant, close.period);
  return fault === undefined ? change(closing, { state: 'proven' }) : stop(closing, fault);
}

async function proven(closing: Closing): Promise<StepReport> {
  const { tx, merchant, close } = closing;
  const { pays, net, earned, lines, digest } = await reckon(tx, merchant, close);
  const less = await negativeSalary(tx, close);
  if (less !== undefined) return stop(closing, less);
  if (earned !== lines) return stop(closing, `pays are ${earned}, what lines earn is ${lines}`);
  const figures = { pays: String(pays), net: String(net), lines: String(lines) };
  return change(closing, { state: 'reckoned', figures, digest });
}

async function paying(closing: Closing): Promise<StepReport> {
  const { tx, events, merchant, close, now } = closing;
  const paid = await payLot(tx, events, merchant, close, now);
  if (paid.length > 0) return { goesOn: true, paid };
  const { rows } = await sql<{ due: bigint; paid: bigint; held: bigint; moved: bigint }>`
    SELECT count(*) FILTER (WHERE state = 'due') AS due,
      coalesce(sum(net) FILTER (WHERE state = 'paid'), 0)::bigint AS paid,
      coalesce(sum(net) FILTER (WHERE state = 'held'), 0)::bigint AS held,
      coalesce(sum(amount), 0)::bigint AS moved
    FROM agent_pay AS pay LEFT JOIN ledger_entry AS entry ON entry.merchant = pay.merchant
      AND entry.transfer_id = pay.transfer_id AND entry.balance IS NOT NULL
    WHERE ${paysOf(close)}`.execute(tx);
  const [sums] = rows;
  // Another gateway pays the rest at this moment.
  if (sums === undefined || sums.due > 0n) return waits;
  const reckoned = BigInt(close.figures['net'] ?? '0');
  if (sums.moved !== sums.paid || sums.paid + sums.held !== reckoned) {
    const said = `${sums.moved} moved, ${sums.paid} paid, ${sums.held} held`;
    return stop(closing, `pays are not what was reckoned: ${said}, ${reckoned} reckoned`);
  }
  const figures = { paid: String(sums.paid), held: String(sums.held) };
  return change(closing, { state: 'closed', figures, closed_at: new Date(now) });
}

const steps: Readonly<
  Record<Exclude<CloseState, 'closed' | 'stopped'>, (closing: Closing) => Promise<StepReport>>
> = {
  fenced,
  folded,
  proven,
  async reckoned(closing) {
    await holdBack(closing.tx, closing.merchant, closing.close, closing.now);
    return change(closing, { state: 'paying' });
  },
  paying,
};

/** The next step of the first of a kind that is not closed, in one transaction; undefined where there is none. */
export async function takeStep(
  tx: Tx,
  events: Pick<AccountEvents, 'ownerTold'>,
  merchant: Merchant,
  kind: CloseKind,
  now: number,
): Promise<StepReport | undefined> {
  const close = await tx
    .selectFrom('agent_close')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where('kind', '=', kind)
    .where('state', '<>', 'closed')
    .orderBy('period')
    .orderBy('hour')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (close === undefined || close.state === 'closed' || close.state === 'stopped') {
    return undefined;
  }
  return steps[close.state]({ tx, events, merchant, close, now });
}

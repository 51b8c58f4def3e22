import type { Query, Reply } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { nextDay, startOfDay } from '../../../kernel/time/days.ts';
import { isPayerRefusal } from '../payers/refused.ts';
import type { PayAction } from '../providers/port.ts';
import { periodOf } from '../records/period.ts';
import { findManual, hasSlip, isWaiting, usualByHand, type ManualRow } from './rows/manual.ts';
import { findOrder, type DepositRow } from './rows/orders.ts';
import { isFinal } from './rows/states.ts';

const PAGE = 25;

interface Looked {
  readonly db: Kysely<Database>;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly now: number;
}

export async function depositRecords(
  { db, merchant, memberId, now }: Looked,
  query: Query<'depositRecords'>,
): Promise<Reply<'depositRecords'>> {
  const { pageNo = 1, pageSize = PAGE, status } = query;
  const { from, to } = periodOf(merchant, query, now);
  const own = db
    .selectFrom('deposit_order')
    .where((its) => its.and({ merchant: merchant.code, member_id: memberId }))
    .where('created_at', '>=', new Date(startOfDay(merchant.timeZone, from)))
    .where('created_at', '<', new Date(startOfDay(merchant.timeZone, nextDay(to))))
    .$if(status !== undefined, (rows) => rows.where('state', '=', status ?? 'open'));
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const { all } = await own
    .select((its) => its.fn.countAll<bigint>().as('all'))
    .executeTakeFirstOrThrow();
  return {
    list: rows.map(shownOrder),
    pageNum: pageNo,
    totalPages: Math.ceil(Number(all) / pageSize),
  };
}

function shownOrder(row: DepositRow) {
  const money = (minor: bigint) => toDecimal(minor, row.currency);
  return {
    orderId: row.id.toString(),
    reference: row.reference,
    status: row.state,
    methodId: row.method_id,
    methodName: row.method_name,
    amount: money(row.amount),
    fee: money(row.fee),
    received: money(row.received),
    credited: money(row.credited),
    createdAt: row.created_at.getTime(),
    ...(row.expires_at !== null && { expiresAt: row.expires_at.getTime() }),
  };
}

/** Nobody is told whether it is another’s or not there. */
export async function ownOrder(
  { db, merchant, memberId }: Pick<Looked, 'db' | 'merchant' | 'memberId'>,
  id: string,
): Promise<DepositRow> {
  const row = await findOrder(db, { merchant: merchant.code, id: BigInt(id) }, memberId);
  if (row === undefined) throw new Refusal('order.missing');
  return row;
}

type Shown = Reply<'depositOrder'>;

export async function shownDeposit(db: Kysely<Database>, row: DepositRow): Promise<Shown> {
  const events = await db
    .selectFrom('order_event')
    .select(['stage', 'amount', 'at'])
    .where((its) => its.and({ merchant: row.merchant, order_id: row.id }))
    .orderBy('id')
    .execute();
  const manual = await findManual(db, row);
  const nextStep = nextStepOf(row, manual);
  const isPayable = nextStep === 'pay' || nextStep === 'pay_rest';
  return {
    ...shownOrder(row),
    ...(row.reason !== null && { reason: row.reason as NonNullable<Shown['reason']> }),
    stages: events.map(({ stage, amount, at }) => {
      const step = { at: at.getTime(), stage };
      return amount === null
        ? step
        : Object.assign(step, { amount: toDecimal(amount, row.currency) });
    }),
    ...(nextStep && { nextStep }),
    ...(manual && { manual: await shownManual(db, row, manual) }),
    ...(isPayable && row.action !== null && { action: shownAction(row.action) }),
  };
}

async function shownManual(
  db: Kysely<Database>,
  row: DepositRow,
  its: ManualRow,
): Promise<NonNullable<Shown['manual']>> {
  const usual = isWaiting(its) ? await usualByHand(db, row.merchant) : undefined;
  return {
    ...(isWaiting(its) && its.sent_at && { sentAt: its.sent_at.getTime() }),
    hasSlip: await hasSlip(db, row),
    ...(usual !== undefined && { usual: { seconds: usual } }),
  };
}

function nextStepOf(
  { state, reserved, action, reason }: DepositRow,
  manual: ManualRow | undefined,
): Shown['nextStep'] {
  if (manual !== undefined && reserved > 0n) {
    if (manual.asked_at !== null) return 'send_slip';
    if (isWaiting(manual)) return 'wait';
  }
  if (isPayerRefusal(reason) && (state === 'settling' || state === 'returned')) return 'try_again';
  if (state === 'failed' || state === 'expired' || state === 'cancelled') return 'try_again';
  if (state === 'partly_paid') return reserved > 0n ? 'pay_rest' : undefined;
  if (isFinal(state)) return undefined;
  return state === 'open' && action !== null ? 'pay' : 'wait';
}

/** Copied into lists that are the reply’s own. */
export function shownAction(action: PayAction): NonNullable<Shown['action']> {
  if (action.type === 'instructions') {
    return Object.assign({}, action, { lines: action.lines.map((line) => ({ ...line })) });
  }
  return action.type === 'form' ? { type: 'form', fields: [...action.fields] } : action;
}

import type { Query, Reply } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { nextDay, startOfDay } from '../../../kernel/time/days.ts';
import { periodOf } from '../records/period.ts';
import type { PayoutRow } from './rows/payouts.ts';
import { isOpen } from './rows/states.ts';

const PAGE = 25;

interface Looked {
  readonly db: Kysely<Database>;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly now: number;
}

/** With what they were sent to, which may be removed by now. */
const ownPayouts = ({ db, merchant, memberId }: Pick<Looked, 'db' | 'merchant' | 'memberId'>) =>
  db
    .selectFrom('payout')
    .innerJoin('instrument', (join) =>
      join
        .onRef('instrument.merchant', '=', 'payout.merchant')
        .onRef('instrument.id', '=', 'payout.instrument_id'),
    )
    .where('payout.merchant', '=', merchant.code)
    .where('payout.member_id', '=', memberId);

type SentRow = PayoutRow & { readonly bank: string; readonly last4: string };

export async function payoutRecords(
  looked: Looked,
  query: Query<'withdrawRecords'>,
): Promise<Reply<'withdrawRecords'>> {
  const { merchant, now } = looked;
  const { pageNo = 1, pageSize = PAGE, status } = query;
  const { from, to } = periodOf(merchant, query, now);
  const own = ownPayouts(looked)
    .where('created_at', '>=', new Date(startOfDay(merchant.timeZone, from)))
    .where('created_at', '<', new Date(startOfDay(merchant.timeZone, nextDay(to))))
    .$if(status !== undefined, (rows) => rows.where('state', '=', status ?? 'sent'));
  const rows = await own
    .selectAll('payout')
    .select(['instrument.bank', 'instrument.last4'])
    .orderBy('payout.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const { all } = await own
    .select((its) => its.fn.countAll<bigint>().as('all'))
    .executeTakeFirstOrThrow();
  return {
    list: rows.map(shownPayout),
    pageNum: pageNo,
    totalPages: Math.ceil(Number(all) / pageSize),
  };
}

function shownPayout(row: SentRow) {
  const money = (minor: bigint) => toDecimal(minor, row.currency);
  return {
    orderId: row.id.toString(),
    reference: row.reference,
    status: row.state,
    cardId: row.instrument_id.toString(),
    rail: row.rail,
    bank: row.bank,
    last4: row.last4,
    amount: money(row.amount),
    fee: money(row.fee),
    paid: money(row.paid),
    returned: money(row.given_back + row.returned),
    createdAt: row.created_at.getTime(),
    ...(row.source !== null && { byLaw: true }),
  };
}

type Shown = Reply<'withdrawOrder'>;

/** Nobody is told whether it is another’s or not there. */
export async function shownOrder(looked: Omit<Looked, 'now'>, orderId: string): Promise<Shown> {
  const row = await ownPayouts(looked)
    .selectAll('payout')
    .select(['instrument.bank', 'instrument.last4'])
    .where('payout.id', '=', BigInt(orderId))
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('order.missing');
  const events = await looked.db
    .selectFrom('payout_event')
    .select(['stage', 'amount', 'at'])
    .where((its) => its.and({ merchant: row.merchant, payout_id: row.id }))
    .orderBy('id')
    .execute();
  const nextStep = nextStepOf(row);
  return {
    ...shownPayout(row),
    ...(row.reason !== null && { reason: row.reason as NonNullable<Shown['reason']> }),
    stages: events.map(({ stage, amount, at }) => {
      const step = { at: at.getTime(), stage };
      return amount === null
        ? step
        : Object.assign(step, { amount: toDecimal(amount, row.currency) });
    }),
    ...(nextStep && { nextStep }),
  };
}

/** What of a refusal or a failure has to do with where it was sent. */
const OF_INSTRUMENT = new Set(['account_closed', 'invalid', 'account', 'name']);

function nextStepOf({ state, reason }: PayoutRow): Shown['nextStep'] {
  if (isOpen(state)) return 'wait';
  if (state === 'paid') return undefined;
  if (reason === 'identity') return 'prove_identity';
  return OF_INSTRUMENT.has(reason ?? '') ? 'change_card' : 'try_again';
}

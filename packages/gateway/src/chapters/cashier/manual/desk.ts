import type { Queue } from '../../../kernel/acts/queue.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { creditManual, sentBackManual } from './credit.ts';
import { askManual, refuseManual } from './decide.ts';
import { readManual, readSlip } from './read.ts';

export const manualActs = [
  readManual,
  readSlip,
  creditManual,
  refuseManual,
  askManual,
  sentBackManual,
];

const of = (reference: string) => ({ reference });

/** Those of which a member says that they sent it, and nobody has looked since. */
export const manualQueue: Queue = {
  name: 'manual-deposits',
  about: 'deposits that members sent by hand, to be found at the bank',
  permission: 'payments',
  async list({ db, merchant, after, limit }) {
    const rows = await db
      .selectFrom('manual_deposit as its')
      .innerJoin('deposit_order as ordered', (join) =>
        join
          .onRef('ordered.merchant', '=', 'its.merchant')
          .onRef('ordered.id', '=', 'its.order_id'),
      )
      .select([
        'ordered.reference',
        'ordered.amount',
        'ordered.currency',
        'ordered.method_name',
        'its.sent_at',
        'ordered.created_at',
      ])
      .where('its.merchant', '=', merchant.code)
      .where('its.sent_at', 'is not', null)
      .where('its.asked_at', 'is', null)
      .where('its.decided_at', 'is', null)
      .where('ordered.state', 'in', ['open', 'settling', 'partly_paid'])
      .$if(after !== undefined, (query) =>
        query.where((its) =>
          its(
            its.refTuple('its.sent_at', 'its.order_id'),
            '>',
            its
              .selectFrom('manual_deposit as last')
              .innerJoin('deposit_order as named', (join) =>
                join
                  .onRef('named.merchant', '=', 'last.merchant')
                  .onRef('named.id', '=', 'last.order_id'),
              )
              .select(['last.sent_at', 'last.order_id'])
              .where('last.merchant', '=', merchant.code)
              .where('named.reference', '=', after ?? '')
              .$asTuple('sent_at', 'order_id'),
          ),
        ),
      )
      .orderBy('its.sent_at')
      .orderBy('its.order_id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.reference,
      since: row.sent_at ?? row.created_at,
      facts: [`${toDecimal(row.amount, row.currency)} ${row.currency}`, row.method_name],
    }));
  },
  show: { act: readManual, about: 'shows it', of },
  decisions: {
    credit: {
      act: creditManual,
      about: 'it is at the bank: --line, --amount and --payer as they stand there',
      of,
    },
    ask: { act: askManual, about: 'goes back to the member for a slip', of },
    refuse: { act: refuseManual, about: 'nothing came: --why', of },
    'sent-back': {
      act: sentBackManual,
      about: 'what may not be credited was sent back at the bank: --line, --back',
      of,
    },
  },
};

import { askDeposits, type DepositRow } from '../../api/deposits.ts';
import { depositLook, netOfDeposit } from '../../order/order-words.ts';
import type { DepositFilter } from '../../record-filter.ts';
import { orderRecord } from '../../records/order-record.tsx';
import type { RecordDefinition } from '../../records/record-definition.ts';

/** Deposits as they were ordered, by ways of which some may have gone. */
export const depositsBy = (
  names: ReadonlyMap<string, string>,
): RecordDefinition<DepositRow, null, DepositFilter> =>
  orderRecord({
    name: 'deposits',
    label: 'title.deposits',
    one: 'order.one',
    icon: 'deposit',
    ask: askDeposits,
    way: {
      head: 'deposit.way',
      of: ({ methodId, methodName }) => names.get(methodId) ?? methodName,
    },
    look: depositLook,
    heads: { status: 'deposits.status', fee: 'deposit.fee', reference: 'order.reference' },
    sums: [
      { head: 'order.received', of: ({ received }) => received },
      { head: 'order.net', of: netOfDeposit },
    ],
    open: { route: 'deposit', text: 'deposits.open' },
  });

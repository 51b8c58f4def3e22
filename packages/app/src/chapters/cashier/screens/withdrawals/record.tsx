import { askWithdrawals, type WithdrawalRow } from '../../api/withdrawals.ts';
import { payoutLook } from '../../payout/payout-words.ts';
import type { WithdrawalFilter } from '../../record-filter.ts';
import { orderRecord } from '../../records/order-record.tsx';
import type { RecordDefinition } from '../../records/record-definition.ts';

/** Payouts as they were ordered, to accounts of which some may have gone. */
export const withdrawalsBy = (
  nameOf: (row: WithdrawalRow) => string,
): RecordDefinition<WithdrawalRow, null, WithdrawalFilter> =>
  orderRecord({
    name: 'withdrawals',
    label: 'title.withdrawals',
    one: 'withdraw.one',
    icon: 'withdraw',
    ask: askWithdrawals,
    way: { head: 'withdraw.to', of: nameOf },
    look: payoutLook,
    heads: {
      status: 'withdraw.status',
      fee: 'withdraw.fee',
      reference: 'withdraw.reference',
    },
    sums: [
      { head: 'withdraw.is.paid', of: ({ paid }) => paid },
      { head: 'withdraw.returned', of: ({ returned }) => returned },
    ],
    open: { route: 'withdraw', text: 'withdraw.open' },
  });

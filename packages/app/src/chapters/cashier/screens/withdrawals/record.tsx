import { Button } from '@livery/ui/button';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { askWithdrawals, type WithdrawalRow } from '../../api/withdrawals.ts';
import { payoutLook } from '../../payout/payout-words.ts';
import type { WithdrawalFilter } from '../../record-filter.ts';
import type { RecordDefinition } from '../../records/record-definition.ts';

/** Payouts as they were ordered, to accounts of which some may have gone. */
export const withdrawalsBy = (
  nameOf: (row: WithdrawalRow) => string,
): RecordDefinition<WithdrawalRow, null, WithdrawalFilter> => ({
  name: 'withdrawals',
  label: 'title.withdrawals',
  one: 'withdraw.one',
  icon: 'withdraw',
  ask: askWithdrawals,
  totals: () => [],
  row: (row, { t, money, time }) => ({
    icon: 'withdraw',
    title: <bdi>{nameOf(row)}</bdi>,
    line: time(row.at),
    amount: money(row.amount),
    state: t(payoutLook(row.status).text),
  }),
  details: (row, { t, money }) => {
    const { amount, fee, paid, returned, status, reference, orderId } = row;
    const look = payoutLook(status);
    const sum = (label: string, value: string) =>
      /[1-9]/.test(value) ? [{ label, value: money(value), figures: true }] : [];
    return {
      title: nameOf(row),
      amount: money(amount),
      status: { label: t(look.text), tone: look.tone, icon: look.icon },
      facts: [
        ...sum(t('withdraw.fee'), fee),
        ...sum(t('withdraw.is.paid'), paid),
        ...sum(t('withdraw.returned'), returned),
        { label: t('withdraw.reference'), value: <span translate="no">{reference}</span> },
      ],
      action: (
        <Button
          size="medium"
          variant="secondary"
          render={<Link to={pathTo('withdraw', { order: orderId })} />}
        >
          {t('withdraw.open')}
        </Button>
      ),
    };
  },
  columns: [
    { head: 'withdraw.to', cell: (row) => nameOf(row) },
    { head: 'withdraw.status', cell: ({ status }, { t }) => t(payoutLook(status).text) },
    { head: 'transactions.amount', cell: ({ amount }) => ({ number: amount }) },
    { head: 'withdraw.fee', cell: ({ fee }) => ({ number: fee }) },
    { head: 'withdraw.is.paid', cell: ({ paid }) => ({ number: paid }) },
    { head: 'withdraw.returned', cell: ({ returned }) => ({ number: returned }) },
    { head: 'withdraw.reference', cell: ({ reference }) => reference },
  ],
});

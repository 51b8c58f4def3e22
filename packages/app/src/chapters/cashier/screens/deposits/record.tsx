import { Button } from '@livery/ui/button';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { askDeposits, type DepositRow } from '../../api/deposits.ts';
import { isSome, depositLook, netOfDeposit } from '../../order/order-words.ts';
import type { DepositFilter } from '../../record-filter.ts';
import type { RecordDefinition } from '../../records/record-definition.ts';

/** Deposits as they were ordered, by ways of which some may have gone. */
export const depositsBy = (
  names: ReadonlyMap<string, string>,
): RecordDefinition<DepositRow, null, DepositFilter> => ({
  name: 'deposits',
  label: 'title.deposits',
  one: 'order.one',
  icon: 'deposit',
  ask: askDeposits,
  totals: () => [],
  row: ({ methodId, methodName, at, amount, status }, { t, money, time }) => ({
    icon: 'deposit',
    title: <bdi>{names.get(methodId) ?? methodName}</bdi>,
    line: time(at),
    amount: money(amount),
    state: t(depositLook(status).text),
  }),
  details: (row, { t, money }) => {
    const { methodId, methodName, amount, fee, received, status, reference } = row;
    const look = depositLook(status);
    const sum = (label: string, value: string) =>
      isSome(value) ? [{ label, value: money(value), figures: true }] : [];
    return {
      title: names.get(methodId) ?? methodName,
      amount: money(amount),
      status: { label: t(look.text), tone: look.tone, icon: look.icon },
      facts: [
        ...sum(t('deposit.fee'), fee),
        ...sum(t('order.received'), received),
        ...sum(t('order.net'), netOfDeposit(row)),
        { label: t('order.reference'), value: <span translate="no">{reference}</span> },
      ],
      action: (
        <Button
          size="medium"
          variant="secondary"
          render={<Link to={pathTo('deposit', { order: row.orderId })} />}
        >
          {t('deposits.open')}
        </Button>
      ),
    };
  },
  columns: [
    { head: 'deposit.way', cell: ({ methodId, methodName }) => names.get(methodId) ?? methodName },
    { head: 'deposits.status', cell: ({ status }, { t }) => t(depositLook(status).text) },
    { head: 'transactions.amount', cell: ({ amount }) => ({ number: amount }) },
    { head: 'deposit.fee', cell: ({ fee }) => ({ number: fee }) },
    { head: 'order.received', cell: ({ received }) => ({ number: received }) },
    { head: 'order.net', cell: (row) => ({ number: netOfDeposit(row) }) },
    { head: 'order.reference', cell: ({ reference }) => reference },
  ],
});

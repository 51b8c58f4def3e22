import { compareDecimals } from '@livery/ui/money';
import { askTransactions, type Transaction, type TransactionSums } from '../../api/transactions.ts';
import { BalanceWay } from './balance-way.tsx';
import type { RecordDefinition } from '../../records/record-definition.ts';
import { OriginLink } from './origin-link.tsx';
import { kindOf } from '../../transaction-kinds.ts';
import type { TransactionFilter } from '../../record-filter.ts';

/** What went in and out of a member’s wallet. */
export const transactions: RecordDefinition<Transaction, TransactionSums, TransactionFilter> = {
  name: 'transactions',
  label: 'title.transactions',
  one: 'transactions.one',
  icon: 'coins',
  ask: askTransactions,
  totals: (sums, { t, money }) => [
    { label: t('transactions.in'), value: money(sums.in) },
    { label: t('transactions.out'), value: money(sums.out) },
  ],
  // Of some kinds only, the balance goes up and down by what is not there.
  overview: (rows, { types }) => (types === undefined ? <BalanceWay rows={rows} /> : null),
  row: ({ type, at, amount, balance }, { t, money, signed, time }) => ({
    icon: kindOf(type).icon,
    title: t(kindOf(type).text),
    line: time(at),
    amount: signed(amount),
    state: money(balance),
  }),
  details: (row, { t, money, signed }) => {
    const { type, amount, balance } = row;
    const isIn = compareDecimals(amount, '0') > 0;
    return {
      title: t(kindOf(type).text),
      amount: signed(amount),
      status: {
        label: isIn ? t('transactions.in') : t('transactions.out'),
        tone: isIn ? 'success' : 'neutral',
        icon: isIn ? 'down' : 'up',
      },
      facts: [{ label: t('transactions.balance'), value: money(balance), figures: true }],
      action: <OriginLink of={row} />,
    };
  },
  columns: [
    { head: 'transactions.kind', cell: ({ type }, { t }) => t(kindOf(type).text) },
    { head: 'transactions.amount', cell: ({ amount }) => ({ number: amount }) },
    { head: 'transactions.balance', cell: ({ balance }) => ({ number: balance }) },
  ],
};

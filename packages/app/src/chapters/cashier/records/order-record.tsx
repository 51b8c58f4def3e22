import { Button } from '@livery/ui/button';
import type { IconName } from '@livery/ui/icon';
import type { ReceiptStatus } from '@livery/ui/receipt';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { AskRecords, NamedRow } from '../api/records-query.ts';
import type { RecordFilter } from '../record-filter.ts';
import type { RecordDefinition } from './record-definition.ts';

interface AnyOrder<Status extends string> {
  readonly orderId: string;
  readonly createdAt: number;
  readonly reference: string;
  readonly status: Status;
  readonly amount: string;
  readonly fee: string;
}

interface OrderRecord<
  Status extends string,
  Row extends NamedRow<AnyOrder<Status>>,
  Filter extends RecordFilter,
> extends Pick<RecordDefinition<Row, null, Filter>, 'label' | 'one'> {
  readonly name: 'deposits' | 'withdrawals';
  readonly icon: IconName;
  readonly ask: AskRecords<Filter, Row, null>;
  /** Where it came from, or went, as its member calls it. */
  readonly way: { readonly head: TextKey; readonly of: (row: Row) => string };
  readonly look: (status: Status) => Omit<ReceiptStatus, 'label'> & { readonly text: TextKey };
  /** How a state is headed, and the fee, and the number to tell somebody. */
  readonly heads: Readonly<Record<'status' | 'fee' | 'reference', TextKey>>;
  /** What has come of it, of which nothing is left out of the file. */
  readonly sums: readonly { readonly head: TextKey; readonly of: (row: Row) => string }[];
  readonly open: { readonly route: 'deposit' | 'withdraw'; readonly text: TextKey };
}

const isSum = (amount: string): boolean => /[1-9]/.test(amount);

/** The record of orders of one way money goes: each leads to its own page. */
export function orderRecord<
  Status extends string,
  Row extends NamedRow<AnyOrder<Status>>,
  Filter extends RecordFilter,
>({
  way,
  look,
  heads,
  sums,
  open,
  ...same
}: OrderRecord<Status, Row, Filter>): RecordDefinition<Row, null, Filter> {
  const figures = [{ head: heads.fee, of: ({ fee }: Row) => fee }, ...sums];
  return {
    ...same,
    totals: () => [],
    row: (row, { t, money, time }) => ({
      icon: same.icon,
      title: <bdi>{way.of(row)}</bdi>,
      line: time(row.at),
      amount: money(row.amount),
      state: t(look(row.status).text),
    }),
    details: (row, { t, money }) => {
      const { text, tone, icon } = look(row.status);
      return {
        title: way.of(row),
        amount: money(row.amount),
        status: { label: t(text), tone, icon },
        facts: [
          ...figures
            .map(({ head, of }) => ({ label: t(head), value: of(row) }))
            .filter(({ value }) => isSum(value))
            .map(({ label, value }) => ({ label, value: money(value), figures: true })),
          { label: t(heads.reference), value: <span translate="no">{row.reference}</span> },
        ],
        action: (
          <Button
            size="medium"
            variant="secondary"
            render={<Link to={pathTo(open.route, { order: row.orderId })} />}
          >
            {t(open.text)}
          </Button>
        ),
      };
    },
    columns: [
      { head: way.head, cell: (row) => way.of(row) },
      { head: heads.status, cell: ({ status }, { t }) => t(look(status).text) },
      { head: 'transactions.amount', cell: ({ amount }) => ({ number: amount }) },
      ...figures.map(({ head, of }) => ({ head, cell: (row: Row) => ({ number: of(row) }) })),
      { head: heads.reference, cell: ({ reference }) => reference },
    ],
  };
}

import type { ComponentProps } from 'react';

import { Table } from '../../data/table/index.ts';
import { Tag } from '../../data/tag/index.ts';
import { formatMoney, inText } from '../../foundations/money/index.ts';
import { Inline } from '../../layout/inline/inline.tsx';
import { ppmOf } from '../rate-field/rate.ts';
import type { ContractStep } from './steps.ts';

export interface StepTableLabels {
  /** Over the amounts from which a step counts. */
  readonly from: string;
  /** Over how many people have to be active. */
  readonly active: string;
  /** Over what is earned. */
  readonly rate: string;
  /** On the mark of the step that is reached now. */
  readonly reached: string;
}

export interface StepTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Of which agreement. */
  caption: string;
  /** The caption is for readers of the screen only, where a title already stands above. */
  captionHidden?: boolean;
  /** From the first to the last. */
  steps: readonly ContractStep[];
  /** Which of them is reached now, the first being 0; none unless told. */
  reached?: number;
  /** Figures as the language writes them. */
  locale: string;
  /** The currency's sign. */
  symbol: string;
  /** The words of all the rest. */
  labels: StepTableLabels;
}

const marked = (amount: string, mark: string | undefined) => (
  <Inline gap="s">
    <bdi>{amount}</bdi>
    {mark === undefined ? null : <Tag tone="action">{mark}</Tag>}
  </Inline>
);

/** The steps of an agreement, to be read: the highest counts of which both sides are reached. */
export function StepTable({
  caption,
  captionHidden,
  steps,
  reached,
  locale,
  symbol,
  labels,
  ...rest
}: StepTableProps) {
  const count = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
  const rows = steps.map((step, at) => ({ ...step, at }));
  return (
    <Table
      {...rest}
      caption={caption}
      {...(captionHidden ? { captionHidden } : {})}
      rows={rows}
      keyOf={({ at }) => `${at}`}
      columns={[
        {
          key: 'from',
          label: labels.from,
          cell: ({ from, at }) =>
            marked(
              inText(formatMoney(from, { locale, symbol })),
              at === reached ? labels.reached : undefined,
            ),
        },
        {
          key: 'active',
          label: labels.active,
          cell: ({ active }) => count.format(Number(active)),
          numeric: true,
        },
        {
          key: 'rate',
          label: labels.rate,
          cell: ({ rate }) => percent.format((ppmOf(rate) ?? 0) / 1_000_000),
          numeric: true,
        },
      ]}
    />
  );
}

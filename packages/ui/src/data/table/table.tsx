import { useId, type ComponentProps, type ReactNode } from 'react';

import { arrival } from '../../feedback/skeleton/arrival.css.ts';
import { useArrival } from '../../feedback/skeleton/arrival.ts';
import { Skeleton } from '../../feedback/skeleton/bone.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { useOwn } from '../../util/use-own.ts';
import { HeadCell } from './head-cell.tsx';
import type { Sort } from './next-sort.ts';
import * as css from './table.css.ts';

export interface TableColumn<Row> {
  readonly key: string;
  /** Its heading. */
  readonly label: string;
  /** What stands in it. */
  readonly cell: (row: Row) => ReactNode;
  /** Figures, which line up at the end. */
  readonly numeric?: boolean;
  /** Sentences, which may take several lines; dates and names stay on one. */
  readonly wrap?: boolean;
  /** Its heading is a button that sorts. */
  readonly sortable?: boolean;
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table holds: its caption, and the name of the region that scrolls. */
  caption: string;
  /** The caption is for readers of the screen only, where a title already stands above. */
  captionHidden?: boolean;
  /** From the start to the end; the first names the rows. */
  columns: readonly TableColumn<Row>[];
  /** One after the other, already in order. */
  rows: readonly Row[];
  /** A name for each row that no other has. */
  keyOf: (row: Row) => string;
  /** The column that the rows are in order of, for whoever keeps it. */
  sort?: Sort | undefined;
  /** The same at first; none unless told. */
  defaultSort?: Sort | undefined;
  /** Asked for another order. */
  onSortChange?: (sort: Sort) => void;
  /** Sums and the like: a last row, by the keys of the columns. */
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** The rows are on their way: each column keeps its place. */
  busy?: boolean;
  /** Stands in place of rows where there are none: an `EmptyState`. */
  empty?: ReactNode;
}

// The keyboard scrolls it; not every browser lets it do so unasked.
const reachable = { tabIndex: 0 } as const;

/** Rows to come, of which nobody knows how many. */
const bones = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Records in columns. What is too wide scrolls under the names of the rows, and the page does not. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  keyOf,
  sort,
  defaultSort,
  onSortChange,
  foot,
  busy = false,
  empty,
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId();
  const [order, setOrder] = useOwn<Sort | undefined>(sort, defaultSort, (next) => {
    if (next) onSortChange?.(next);
  });
  const [first, ...others] = columns;
  const none = rows.length === 0;
  const arriving = useArrival(none && busy);
  return (
    <div
      {...rest}
      className={cx(css.frame, className)}
      aria-busy={busy}
      data-none={none ? '' : undefined}
    >
      <section {...reachable} className={css.scroller} aria-labelledby={captionId}>
        <table className={css.table}>
          <caption id={captionId} className={captionHidden ? hiddenText : css.caption}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} sort={order} onSortChange={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody className={arrival} data-arriving={arriving ? '' : undefined}>
            {none && busy
              ? bones.map((bone) => (
                  <tr key={bone} className={css.row} aria-hidden="true">
                    {columns.map(({ key, numeric }) => (
                      <td key={key} className={css.cell} data-numeric={numeric || undefined}>
                        <Skeleton className={css.bone} />
                      </td>
                    ))}
                  </tr>
                ))
              : null}
            {rows.map((row) => (
              <tr key={keyOf(row)} className={css.row}>
                {first ? (
                  <th scope="row" className={css.name} data-numeric={first.numeric || undefined}>
                    {first.cell(row)}
                  </th>
                ) : null}
                {others.map(({ key, numeric, wrap, cell }) => (
                  <td
                    key={key}
                    className={css.cell}
                    data-numeric={numeric || undefined}
                    data-wrap={wrap || undefined}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {foot && !none ? (
            <tfoot>
              <tr>
                {first ? (
                  <th scope="row" className={css.sum}>
                    {foot[first.key]}
                  </th>
                ) : null}
                {others.map(({ key, numeric }) => (
                  <td key={key} className={css.sum} data-numeric={numeric || undefined}>
                    {foot[key]}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </section>
      {none && !busy ? empty : null}
    </div>
  );
}

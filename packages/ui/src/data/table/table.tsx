import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { arrival } from '../../feedback/skeleton/arrival.css.ts';
import { useArrival } from '../../feedback/skeleton/arrival.ts';
import { Skeleton } from '../../feedback/skeleton/bone.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import type { Render } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import { useOwn } from '../../util/use-own.ts';
import type { TableColumn } from './columns.ts';
import { Folds } from './folds.tsx';
import { HeadCell } from './head-cell.tsx';
import type { Sort } from './next-sort.ts';
import { SelectBox } from './select-box.tsx';
import { TableRow } from './table-row.tsx';
import * as css from './table.css.ts';
import { useRowPress } from './use-row-press.ts';

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
  /** Rows that are chosen, by their keys, for whoever keeps them. */
  selected?: readonly string[];
  /** The same at first; none unless told. */
  defaultSelected?: readonly string[];
  /** Told which rows are chosen, by their keys. */
  onSelectedChange?: (keys: readonly string[]) => void;
  /** Name of the box before each row, which comes before the row's own. With it rows can be chosen. */
  selectLabel?: string;
  /** Name of the box above them, which chooses all that are here. */
  selectAllLabel?: string;
  /** An element that leads to what a row stands for, such as a router's link. */
  linkTo?: (row: Row) => Render;
  /** Told of a row that was pressed, by its name or anywhere beside what can be pressed by itself. */
  onRowAction?: (row: Row) => void;
  /** Sums and the like: a last row, by the keys of the columns. */
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** The rows are on their way: each column keeps its place. */
  busy?: boolean;
  /** Stands in place of rows where there are none: an `EmptyState`. */
  empty?: ReactNode;
}

// The keyboard scrolls it; not every browser lets it do so unasked.
const reachable = { tabIndex: 0 } as const;

const nobody: readonly string[] = [];

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
  selected,
  defaultSelected = nobody,
  onSelectedChange,
  selectLabel,
  selectAllLabel,
  linkTo,
  onRowAction,
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
  const [chosen, choose] = useOwn(selected, defaultSelected, onSelectedChange);
  const selects = selectLabel !== undefined;
  const here = rows.map(keyOf);
  const chosenHere = here.filter((key) => chosen.includes(key));
  const all = !none && chosenHere.length === here.length;
  const elsewhere = chosen.filter((key) => !here.includes(key));
  const body = useRef<HTMLTableSectionElement>(null);
  useRowPress(body, linkTo !== undefined || onRowAction !== undefined);
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
              {selects ? (
                <th scope="col" className={css.head}>
                  <SelectBox
                    aria-label={selectAllLabel}
                    checked={all}
                    mixed={!all && chosenHere.length > 0}
                    disabled={none}
                    onChange={() => choose(all ? elsewhere : [...elsewhere, ...here])}
                  />
                </th>
              ) : null}
              {columns.map((column) => (
                <HeadCell
                  key={column.key}
                  column={column}
                  isName={column === first}
                  sort={order}
                  onSortChange={setOrder}
                />
              ))}
            </tr>
          </thead>
          <tbody ref={body} className={arrival} data-arriving={arriving ? '' : undefined}>
            {none && busy
              ? bones.map((bone) => (
                  <tr key={bone} className={css.row} aria-hidden="true">
                    {selects ? (
                      <td className={css.choice}>
                        <Skeleton />
                      </td>
                    ) : null}
                    {columns.map(({ key, numeric, folds }) => (
                      <td
                        key={key}
                        className={css.cell}
                        data-numeric={numeric || undefined}
                        data-folds={folds || undefined}
                      >
                        <Skeleton className={css.bone} />
                      </td>
                    ))}
                  </tr>
                ))
              : null}
            {rows.map((row) => {
              const key = keyOf(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  columns={columns}
                  selectLabel={selectLabel}
                  selected={selects && chosen.includes(key)}
                  onSelect={(on) =>
                    choose(on ? [...chosen, key] : chosen.filter((other) => other !== key))
                  }
                  link={linkTo?.(row)}
                  onAction={onRowAction && (() => onRowAction(row))}
                />
              );
            })}
          </tbody>
          {foot && !none ? (
            <tfoot>
              <tr>
                {first ? (
                  <th
                    scope="row"
                    colSpan={selects ? 2 : undefined}
                    className={css.sum}
                    data-name=""
                  >
                    {foot[first.key]}
                    <Folds columns={others} cell={(key) => foot[key]} />
                  </th>
                ) : null}
                {others.map(({ key, numeric, folds }) => (
                  <td
                    key={key}
                    className={css.sum}
                    data-numeric={numeric || undefined}
                    data-folds={folds || undefined}
                  >
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

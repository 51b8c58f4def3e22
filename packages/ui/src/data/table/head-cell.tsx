import { Icon } from '../../foundations/icon/icon.tsx';
import { nextSort, type Sort } from './next-sort.ts';
import * as css from './table.css.ts';

interface HeadCellProps {
  column: {
    readonly key: string;
    readonly label: string;
    readonly numeric?: boolean;
    readonly folds?: boolean;
    readonly sortable?: boolean;
  };
  /** Its column names the rows, and stays in sight. */
  isName: boolean;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
}

const arrows = { ascending: 'up', descending: 'down', none: 'sort' } as const;

/** The heading of a column, or a button that sorts by it. */
export function HeadCell({ column, isName, sort, onSortChange }: HeadCellProps) {
  const { key, label, numeric, folds, sortable } = column;
  const order = sort?.key === key ? sort.direction : 'none';
  return (
    <th
      scope="col"
      className={css.head}
      data-name={isName ? '' : undefined}
      data-numeric={numeric || undefined}
      data-folds={folds || undefined}
      {...(sortable ? { 'aria-sort': order } : {})}
    >
      {sortable ? (
        <button
          type="button"
          className={css.sort}
          onClick={() => onSortChange?.(nextSort(sort, column))}
        >
          {label}
          <Icon name={arrows[order]} size={14} className={css.arrow} />
        </button>
      ) : (
        label
      )}
    </th>
  );
}

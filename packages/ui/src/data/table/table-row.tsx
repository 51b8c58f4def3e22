import { useId, type ReactNode } from 'react';

import { AsButton, type Render } from '../../util/as.tsx';
import type { TableColumn } from './columns.ts';
import { Folds } from './folds.tsx';
import { SelectBox } from './select-box.tsx';

import * as css from './table.css.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** Name of the box before it; none where rows cannot be chosen. */
  selectLabel: string | undefined;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  link: Render | undefined;
  onAction: (() => void) | undefined;
}

/** One row: its box, its name and what it holds. */
export function TableRow<Row>({
  row,
  columns,
  selectLabel,
  selected,
  onSelect,
  link,
  onAction,
}: TableRowProps<Row>) {
  const id = useId();
  const [first, ...others] = columns;
  const pressable = link !== undefined || onAction !== undefined;
  const named = (name: ReactNode): ReactNode =>
    pressable ? (
      <AsButton className={css.action} data-row-action="" render={link} onClick={onAction}>
        {name}
      </AsButton>
    ) : (
      name
    );
  return (
    <tr
      className={css.row}
      data-selected={selected ? '' : undefined}
      data-pressable={pressable ? '' : undefined}
    >
      {selectLabel === undefined ? null : (
        <td className={css.choice}>
          <SelectBox
            id={`${id}-box`}
            aria-label={selectLabel}
            aria-labelledby={`${id}-box ${id}-name`}
            checked={selected}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          />
        </td>
      )}
      {first ? (
        <th
          scope="row"
          id={`${id}-name`}
          className={css.name}
          data-numeric={first.numeric || undefined}
        >
          {named(first.cell(row))}
          <Folds
            columns={others}
            cell={(key) => others.find((column) => column.key === key)?.cell(row)}
          />
        </th>
      ) : null}
      {others.map(({ key, numeric, wrap, folds, cell }) => (
        <td
          key={key}
          className={css.cell}
          data-numeric={numeric || undefined}
          data-wrap={wrap || undefined}
          data-folds={folds || undefined}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

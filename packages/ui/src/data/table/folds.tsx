import type { ReactNode } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import * as css from './table.css.ts';

interface FoldsProps {
  columns: readonly { readonly key: string; readonly label: string; readonly folds?: boolean }[];
  /** What stands in a column, if anything does. */
  cell: (key: string) => ReactNode;
}

/** Columns that have no room of their own: lines below the name, where the table is narrow. */
export function Folds({ columns, cell }: FoldsProps) {
  return columns.map(({ key, label, folds }) => {
    const content = folds ? cell(key) : null;
    return content === null || content === undefined ? null : (
      <Text key={key} step="s2" tone="soft" className={css.fold} render={<span />}>
        <span className={css.foldLabel}>{label}</span> {content}
      </Text>
    );
  });
}

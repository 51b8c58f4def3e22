import type { ReactNode } from 'react';

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
  /** Where the table is narrow it goes below the name of its row, as a line with its heading. */
  readonly folds?: boolean;
  /** Its heading is a button that sorts. */
  readonly sortable?: boolean;
}

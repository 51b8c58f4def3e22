import type { ReactNode } from 'react';
import type { Datum } from '@livery/ui/data-list';
import type { IconName } from '@livery/ui/icon';
import type { ReceiptStatus } from '@livery/ui/receipt';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { AskRecords } from '../api/records-query.ts';
import type { Cell } from '../export/csv.ts';
import type { RecordFilter } from '../record-filter.ts';
import type { RecordRowProps } from './record-row.tsx';
import type { Total } from './totals.tsx';
import type { RecordFormats } from './use-record-formats.ts';

/** What a row of any record has: a number, and when it was. */
export interface DatedRow {
  readonly id: string;
  readonly at: number;
}

/** All that is known of one row, besides its time and its number. */
export interface RecordDetails {
  readonly title: string;
  readonly amount: string;
  readonly status: ReceiptStatus;
  readonly facts: readonly Datum[];
  /** What can be done with it. */
  readonly action?: ReactNode;
}

/** A column of the file. */
export interface RecordColumn<Row> {
  readonly head: TextKey;
  readonly cell: (row: Row, formats: RecordFormats) => Cell;
}

/** What a record says of itself; `RecordScreen` does the rest. */
export interface RecordDefinition<Row extends DatedRow, Sums, Filter extends RecordFilter> {
  /** What its rows are kept by, and its file is called. */
  readonly name: string;
  /** What its list is called. */
  readonly label: TextKey;
  /** What one of its rows is called. */
  readonly one: TextKey;
  /** Stands where there is nothing. */
  readonly icon: IconName;
  readonly ask: AskRecords<Filter, Row, Sums>;
  /** What all that was found comes to; nothing where the platform does not add it up. */
  readonly totals: (sums: Sums, formats: RecordFormats) => readonly Total[];
  /** Stands over the totals. */
  readonly overview?: (rows: readonly Row[], filter: Filter) => ReactNode;
  readonly row: (row: Row, formats: RecordFormats) => Omit<RecordRowProps, 'onOpen'>;
  readonly details: (row: Row, formats: RecordFormats) => RecordDetails;
  /** What its file has between the time of a row and its currency and number. */
  readonly columns: readonly RecordColumn<Row>[];
}

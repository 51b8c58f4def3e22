import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { fitting, objectWith, isNumber, listOf, type Fits } from '@livery/web/http/shape';
import type { RecordDays } from '#kernel/time/record-days.ts';
import { pageAfter, recordsStaleTime, shownRows, type RecordPage } from './record-page.ts';
import { recordsKey } from './records-key.ts';

/** Asks the platform for a page of a record, the newest first. */
export type AskRecords<Filter, Row, Sums> = (
  request: Filter & RecordDays,
  page: { readonly pageNo: number; readonly pageSize: number },
  signal: AbortSignal,
) => Promise<RecordPage<Row, Sums>>;

/** A member’s record page by page; while other rows are asked for these stay in sight. */
export const recordsQuery = <Filter, Row, Sums>(
  userName: string,
  name: string,
  request: Filter & RecordDays,
  ask: AskRecords<Filter, Row, Sums>,
) =>
  infiniteQueryOptions({
    queryKey: [...recordsKey(userName), name, request] as const,
    queryFn: ({ pageParam, signal }) =>
      ask(request, { pageNo: pageParam, pageSize: shownRows }, signal),
    initialPageParam: 1,
    getNextPageParam: pageAfter,
    placeholderData: keepPreviousData,
    staleTime: recordsStaleTime,
  });

interface OrderRow {
  readonly orderId: string;
  readonly createdAt: number;
}

/** What every row of a record has, by the names that an order has of its own. */
export type NamedRow<Row extends OrderRow> = Row & { readonly id: string; readonly at: number };

/** The page of orders that an answer holds, of which the platform adds nothing up. */
export function orderPage<Row extends OrderRow>(
  answer: Omit<CountedReply<Row, unknown>, 'footer'>,
  isRow: Fits,
): RecordPage<NamedRow<Row>, null> {
  const { list, ...counted } = fitting(
    answer,
    objectWith({ list: listOf(isRow), pageNum: isNumber, totalPages: isNumber }),
  );
  const rows = list.map((order) =>
    Object.assign({}, order, { id: order.orderId, at: order.createdAt }),
  );
  return { ...counted, rows, sums: null };
}

interface CountedReply<Row, Sums> {
  readonly list: readonly Row[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly footer: Sums;
}

/** The page that an answer holds, if its rows and sums are what a screen could be drawn of. */
export function recordPage<Row, Sums>(
  answer: CountedReply<Row, Sums>,
  isRow: Fits,
  isSums: Fits,
): RecordPage<Row, Sums> {
  const { list, pageNum, totalPages, footer } = fitting(
    answer,
    objectWith({
      list: listOf(isRow),
      pageNum: isNumber,
      totalPages: isNumber,
      footer: isSums,
    }),
  );
  return { rows: list, pageNum, totalPages, sums: footer };
}

import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, objectWith, isNumber, isText, listOf } from '#kernel/http/shape.ts';
import type { RecordDays } from '../record-days.ts';
import { pageAfter, recordsStaleTime, shownRows, type RecordPage } from './record-page.ts';

export type Transaction = Reply<'transactions'>['list'][number];
export type TransactionSums = Reply<'transactions'>['footer'];

const isPage = objectWith({
  list: listOf(
    objectWith({ id: isText, type: isText, amount: isText, balance: isText, at: isNumber }),
  ),
  pageNum: isNumber,
  totalPages: isNumber,
  footer: objectWith({ in: isText, out: isText }),
});

export interface TransactionRequest extends RecordDays {
  /** Kinds with commas between them; all of them without. */
  readonly types?: string;
}

/** A page of what went in and out, the newest first. */
export async function transactionPage(
  request: TransactionRequest,
  page: { readonly pageNo: number; readonly pageSize: number },
  signal: AbortSignal,
): Promise<RecordPage<Transaction, TransactionSums>> {
  const answer = await call('transactions', { query: { ...request, ...page } }, { signal });
  const { list, pageNum, totalPages, footer } = fitting(answer, isPage);
  return { rows: list, pageNum, totalPages, sums: footer };
}

/** What went in and out page by page; while others are asked for these stay in sight. */
export const transactionsQuery = (userName: string, request: TransactionRequest) =>
  infiniteQueryOptions({
    queryKey: memberKey(userName, 'transactions', request),
    queryFn: ({ pageParam, signal }) =>
      transactionPage(request, { pageNo: pageParam, pageSize: shownRows }, signal),
    initialPageParam: 1,
    getNextPageParam: pageAfter,
    placeholderData: keepPreviousData,
    staleTime: recordsStaleTime,
  });

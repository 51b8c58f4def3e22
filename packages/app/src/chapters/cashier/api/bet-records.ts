import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, objectWith, isNumber, isText, listOf } from '#kernel/http/shape.ts';
import type { BetFilter } from '../record-filter.ts';
import type { RecordDays } from '../record-days.ts';
import { pageAfter, recordsStaleTime, shownRows, type RecordPage } from './record-page.ts';

export type BetRecord = Reply<'betRecords'>['list'][number];
export type BetSums = Reply<'betRecords'>['footer'];

const isPage = objectWith({
  list: listOf(
    objectWith({
      id: isText,
      gameName: isText,
      bet: isText,
      win: isText,
      net: isText,
      at: isNumber,
    }),
  ),
  pageNum: isNumber,
  totalPages: isNumber,
  footer: objectWith({ bet: isText, win: isText, net: isText }),
});

export interface BetRequest extends RecordDays, Omit<BetFilter, keyof RecordDays> {}

/** A page of the member’s rounds, the newest first. */
export async function betPage(
  request: BetRequest,
  page: { readonly pageNo: number; readonly pageSize: number },
  signal: AbortSignal,
): Promise<RecordPage<BetRecord, BetSums>> {
  const answer = await call('betRecords', { query: { ...request, ...page } }, { signal });
  const { list, pageNum, totalPages, footer } = fitting(answer, isPage);
  return { rows: list, pageNum, totalPages, sums: footer };
}

/** The member’s rounds page by page; while others are asked for these stay in sight. */
export const betRecordsQuery = (userName: string, request: BetRequest) =>
  infiniteQueryOptions({
    queryKey: memberKey(userName, 'bet-records', request),
    queryFn: ({ pageParam, signal }) =>
      betPage(request, { pageNo: pageParam, pageSize: shownRows }, signal),
    initialPageParam: 1,
    getNextPageParam: pageAfter,
    placeholderData: keepPreviousData,
    staleTime: recordsStaleTime,
  });

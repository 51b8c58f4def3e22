import { queryOptions } from '@tanstack/react-query';
import type { Query, Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';

export type Profit = Reply<'teamPnl'>;
export type Bets = Reply<'teamBets'>;
export type ReportQuery = Query<'teamPnl'>;
export type ReportGroup = NonNullable<ReportQuery['group']>;

const isRow = objectWith({ key: isText, staked: isText, valid: isText, won: isText });
const isReport = objectWith({ list: listOf(isRow), asOf: isNumber });

/** What a team staked and won, and what of it stayed. */
export const pnlQuery = (userName: string, query: ReportQuery) =>
  queryOptions({
    queryKey: memberKey(userName, 'team', 'pnl', query),
    queryFn: async ({ signal }) => fitting(await call('teamPnl', { query }, { signal }), isReport),
    staleTime: 10_000,
  });

/** How much was played, and on what. */
export const betsQuery = (userName: string, query: ReportQuery) =>
  queryOptions({
    queryKey: memberKey(userName, 'team', 'bets', query),
    queryFn: async ({ signal }) => fitting(await call('teamBets', { query }, { signal }), isReport),
    staleTime: 10_000,
  });

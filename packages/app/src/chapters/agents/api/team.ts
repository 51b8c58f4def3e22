import { queryOptions } from '@tanstack/react-query';
import type { Query, Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';
import type { RecordDays } from '#kernel/time/record-days.ts';

export type Person = Reply<'downline'>['list'][number];
export type LineStep = Reply<'downline'>['path'][number];
export type Card = Reply<'downlineCard'>;

const team = 'team';

/** All that is known of a line, to be asked for anew where something was set. */
export const teamKey = (userName: string) => memberKey(userName, team);

const isStep = objectWith({ id: isText, account: isText });

/** The four figures of a day. */
export const kpiQuery = (userName: string, { startDate, endDate }: RecordDays) =>
  queryOptions({
    queryKey: memberKey(userName, team, 'kpi', startDate, endDate),
    queryFn: async ({ signal }) =>
      fitting(
        await call('teamKpi', { query: { startDate, endDate, size: 0 } }, { signal }),
        objectWith({
          asOf: isNumber,
          footer: objectWith({
            teamLoginMemberCount: isNumber,
            teamBetMemberCount: isNumber,
            teamRegisterMemberCount: isNumber,
            teamOnlineCount: isNumber,
          }),
        }),
      ),
    staleTime: 10_000,
    refetchInterval: 30_000,
  });

export type DownlineFilter = Pick<Query<'downline'>, 'parent' | 'keyword' | 'sort'>;

/** Who stands below somebody of the line, page by page. */
export const downlineQuery = (userName: string, filter: DownlineFilter, pageNo: number) =>
  queryOptions({
    queryKey: memberKey(userName, team, 'below', filter, pageNo),
    queryFn: async ({ signal }) =>
      fitting(
        await call('downline', { query: { ...filter, pageNo, pageSize: 25 } }, { signal }),
        objectWith({
          list: listOf(objectWith({ id: isText, account: isText, type: isNumber })),
          path: listOf(isStep),
        }),
      ),
    staleTime: 10_000,
  });

/** One of the line, with figures of those days. */
export const cardQuery = (userName: string, id: string, { startDate, endDate }: RecordDays) =>
  queryOptions({
    queryKey: memberKey(userName, team, 'card', id, startDate, endDate),
    queryFn: async ({ signal }) =>
      fitting(
        await call('downlineCard', { params: { id }, query: { startDate, endDate } }, { signal }),
        objectWith({
          id: isText,
          account: isText,
          path: listOf(isStep),
          own: objectWith({ valid: isText }),
          team: objectWith({ valid: isText }),
        }),
      ),
    staleTime: 10_000,
  });

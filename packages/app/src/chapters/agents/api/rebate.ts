import { queryOptions } from '@tanstack/react-query';
import type { Query, Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isBoolean, isText, listOf, objectWith } from '@livery/web/http/shape';

export type OwnRate = Reply<'rebateSettings'>['rates'][number];
export type Income = Reply<'rebateIncome'>;
export type IncomeGroup = NonNullable<Query<'rebateIncome'>['group']>;

/** What the agent earns, and in which steps rates are set. */
export const ratesQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'team', 'rates'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('rebateSettings', {}, { signal }),
        objectWith({
          rates: listOf(objectWith({ type: isText, rate: isText, tomorrow: isText })),
          step: isText,
          effectiveDay: isText,
        }),
      ),
    staleTime: 30_000,
  });

/** What rebates brought in those days. */
export const incomeQuery = (userName: string, asked: Query<'rebateIncome'>) =>
  queryOptions({
    queryKey: memberKey(userName, 'team', 'income', asked),
    queryFn: async ({ signal }) =>
      fitting(
        await call('rebateIncome', { query: asked }, { signal }),
        objectWith({
          list: listOf(objectWith({ amount: isText, valid: isText, estimate: isBoolean })),
          footer: objectWith({ valid: isText, amount: isText, estimate: isText }),
        }),
      ),
    staleTime: 10_000,
  });

import { queryOptions } from '@tanstack/react-query';
import type { Body, Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';

export type SentRain = Reply<'redRains'>['list'][number];
export type OpenRain = Reply<'rains'>['list'][number];
export type RainOrder = Body<'sendRedRain'>;

export const sentRainsKey = (userName: string) => memberKey(userName, 'team', 'rains');
export const openRainsKey = (userName: string) => memberKey(userName, 'rains');

/** What an agent sent, the newest first; envelopes are taken while they look. */
export const sentRainsQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'team', 'rains'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('redRains', {}, { signal }),
        objectWith({
          list: listOf(objectWith({ id: isText, total: isText, count: isNumber, state: isText })),
        }),
      ),
    staleTime: 5_000,
    refetchInterval: 15_000,
  });

/** What is open for whoever is in; asked again now and then, for hearing of it would stand in the first script. */
export const openRainsQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'rains'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('rains', {}, { signal }),
        objectWith({ list: listOf(objectWith({ id: isText, from: isText, left: isNumber })) }),
      ),
    staleTime: 15_000,
    refetchInterval: 30_000,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';

/** What registration asks for here, and the rules of each field. */
export type Settings = Reply<'registerSettings'>;
export type Rule = Settings['fields'][string];

/** Rules bring words of the platform, which are those of a language. */
export const registerSettingsQuery = (language: string) =>
  queryOptions({
    queryKey: ['registerSettings', language],
    queryFn: ({ signal }) => call('registerSettings', {}, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export type Method = 'username' | 'mobile';

/** The ways that are open, the one that is shown first at the front. */
export const methodsOf = ({ methods }: Settings): readonly Method[] =>
  (['username', 'mobile'] as const).filter((method) => methods[method]);

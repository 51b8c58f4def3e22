import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';

const isArticle = objectWith({ id: isText, title: isText, content: isText });

/** The articles of the help centre, which seldom change. */
export const helpQuery = (language: string) =>
  queryOptions({
    queryKey: ['help', language],
    queryFn: async ({ signal }) =>
      fitting(await call('help', { query: { lang: language } }, { signal }), listOf(isArticle)),
    staleTime: 5 * 60_000,
  });

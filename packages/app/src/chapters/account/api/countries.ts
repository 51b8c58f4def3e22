import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';

/** Countries with what is dialled for them, the visitor's own first. */
export const countriesQuery = (language: string) =>
  queryOptions({
    queryKey: ['countries', language],
    queryFn: async ({ signal }) => {
      const { current, list } = await call('countries', { query: { language } }, { signal });
      const countries = list.map(({ code, name, dialingCode }) => ({
        code,
        name,
        dial: dialingCode.replace(/^\+/, ''),
      }));
      const own = countries.filter(({ code }) => code === current.code);
      return [...own, ...countries.filter(({ code }) => code !== current.code)];
    },
    staleTime: Infinity,
  });

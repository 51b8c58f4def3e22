import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';

/** What a country is called, where the platform has no name for it. */
function nameOf(code: string, tag: string): string {
  return new Intl.DisplayNames([tag, 'en'], { type: 'region' }).of(code) ?? code;
}

/** Countries with what is dialled for them, the visitor's own first. */
export const countriesQuery = (language: string, tag: string) =>
  queryOptions({
    queryKey: ['countries', language],
    queryFn: async ({ signal }) => {
      const { current, list } = await call('countries', { query: { language } }, { signal });
      const countries = list.map(({ code, name, dialingCode }) => ({
        code,
        name: name || nameOf(code, tag),
        dial: dialingCode.replace(/^\+/, ''),
      }));
      const own = countries.filter(({ code }) => code === current.code);
      return [...own, ...countries.filter(({ code }) => code !== current.code)];
    },
    staleTime: Infinity,
  });

import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { isPassing } from '@livery/web/http/api-error';
import { call } from '#kernel/http/client.ts';

/** Whether a code of an affiliate is known on this site; one that is not is refused. */
export const checkAffiliate = (
  code: string,
  signal?: AbortSignal,
): Promise<Reply<'affiliateCheck'>> =>
  call('affiliateCheck', { query: { code, domain: location.hostname } }, { signal });

/** The same of the code that a link brought. */
export const affiliateQuery = (code: string) =>
  queryOptions({
    queryKey: ['affiliateCheck', code],
    queryFn: ({ signal }) => checkAffiliate(code, signal),
    retry: (failures, error) => failures < 2 && isPassing(error),
    staleTime: Infinity,
  });

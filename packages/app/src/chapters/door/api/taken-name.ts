import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';

/** Whether somebody has a name already. A look ahead: whoever cannot be told goes on without. */
export const takenNameQuery = (username: string) =>
  queryOptions({
    queryKey: ['memberExists', username],
    queryFn: async ({ signal }) =>
      (await call('memberExists', { query: { username } }, { signal })).exists,
    retry: false,
    staleTime: 60_000,
  });

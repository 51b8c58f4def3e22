import type { QueryClient } from '@tanstack/react-query';
import { memberKey } from '#kernel/http/member-key.ts';

/** Lists that nobody looks at begin anew once money has moved; one in sight is left as it is read. */
export function forgetRecords(queries: QueryClient, userName: string): void {
  for (const name of ['bet-records', 'transactions'] as const)
    queries.removeQueries({ queryKey: memberKey(userName, name), type: 'inactive' });
}

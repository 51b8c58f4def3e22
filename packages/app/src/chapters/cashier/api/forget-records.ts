import type { QueryClient } from '@tanstack/react-query';
import { recordsKey } from './records-key.ts';

/** Lists that nobody looks at begin anew once money has moved; one in sight is left as it is read. */
export function forgetRecords(queries: QueryClient, userName: string): void {
  queries.removeQueries({ queryKey: recordsKey(userName), type: 'inactive' });
}

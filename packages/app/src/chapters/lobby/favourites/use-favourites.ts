import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#kernel/session/session.ts';
import { favouriteIdsQuery } from '../api/favourite-ids.ts';

/** Which games bear the mark; none for a visitor. */
export function useFavourites(): ReadonlySet<string> {
  const userName = useSession()?.userName;
  const { data } = useQuery({
    ...favouriteIdsQuery(userName ?? ''),
    enabled: userName !== undefined,
  });
  return useMemo(() => new Set(data), [data]);
}

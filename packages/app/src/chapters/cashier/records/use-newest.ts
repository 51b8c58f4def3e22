import {
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';

/** Asks for the newest page anew and lets go of those below, which may have moved on. */
export function useNewest(
  queryKey: QueryKey,
  { refetch }: Pick<UseInfiniteQueryResult, 'refetch'>,
): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    queries.setQueryData<InfiniteData<unknown>>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    const { error } = await refetch();
    if (error) throw error;
  };
}

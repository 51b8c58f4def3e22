import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './api-error.ts';

/**
 * Reads are tried again twice with a growing pause; writes never by themselves.
 * A device that says it is offline is not waited for: whoever asked is told.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { ApiError } from '#kernel/http/api-error.ts';
import { solveWork } from './work.ts';

/** After a few names each further one costs work, which is done here and now. */
async function isTaken(username: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await call('memberExists', { query: { username } }, { signal })).exists;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'verification.required') throw error;
  }
  const { challenge } = await call('verification', { query: { scene: 'register' } }, { signal });
  const { salt = '', difficulty = 0 } = challenge;
  const answer = await solveWork(salt, difficulty, signal);
  return (await call('memberExists', { query: { username, salt, answer } }, { signal })).exists;
}

/** Whether somebody has a name already. A look ahead: whoever cannot be told goes on without. */
export const takenNameQuery = (username: string) =>
  queryOptions({
    queryKey: ['memberExists', username],
    queryFn: ({ signal }) => isTaken(username, signal),
    retry: false,
    staleTime: 60_000,
  });

import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';

export type OwnData = Reply<'ownData'>;

/** How it stands with a copy of the member’s data and with its deletion. */
export const ownDataQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'own-data'),
    queryFn: ({ signal }) => call('ownData', {}, { signal }),
    staleTime: 0,
    // A copy takes a moment; the letter that says so may not be looked at.
    refetchInterval: ({ state }) => (state.data?.copy?.state === 'asked' ? 5_000 : false),
  });

/** All parts of the copy, one after the other. */
export async function fetchCopy(parts: number): Promise<Blob> {
  const texts: string[] = [];
  for (let part = 0; part < parts; part += 1) {
    const { text } = await call('dataCopyPart', { query: { part: String(part) } });
    texts.push(text);
  }
  return new Blob(texts, { type: 'application/json' });
}

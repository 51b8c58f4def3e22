import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@livery/ui/toast';
import { isPassing } from '@livery/web/http/api-error';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { fetchLetters, inboxKey, type Letter, type Letters } from '../api/inbox.ts';
import { askAgain, changeLetters, countUnread } from './letter-lists.ts';

/** As many as the platform takes at once. */
const atOnce = 100;
const tries = 5;

const read = (ids: string[]) => call('readInbox', { body: { ids } });

const unreadIn = (letters: readonly Letter[]): string[] =>
  letters.filter((one) => !one.read).map(({ id }) => id);

/** Those that no page of the list has shown yet, too: each page says whether there is another. */
async function readFrom(page: number): Promise<void> {
  const { list, totalPages } = await fetchLetters(page, atOnce);
  const ids = unreadIn(list);
  if (ids.length > 0) await read(ids);
  if (page < totalPages) await readFrom(page + 1);
}

/**
 * Marks letters as read at once, and tells the platform. To read twice is to read once,
 * so it is tried again until somebody hears it.
 */
export function useReadLetters(userName: string) {
  const queries = useQueryClient();
  const toast = useToast();
  const { t } = useTranslation();
  const again = {
    networkMode: 'offlineFirst',
    retry: (failures: number, error: Error) => failures < tries && isPassing(error),
    retryDelay: (failures: number) => 1_000 * 2 ** failures,
    onSettled: () => askAgain(queries, userName),
  } as const;
  const one = useMutation({
    ...again,
    mutationFn: (id: string) => read([id]),
    onMutate: (id) => {
      const known = queries.getQueriesData<Letters>({ queryKey: inboxKey(userName) });
      const wasUnread = known.some(([, list]) =>
        list?.pages.some((page) => unreadIn(page.list).includes(id)),
      );
      changeLetters(queries, userName, (letters) =>
        letters.map((letter) => (letter.id === id ? { ...letter, read: true } : letter)),
      );
      if (wasUnread) countUnread(queries, userName, -1);
    },
  });
  const all = useMutation({
    ...again,
    mutationFn: () => readFrom(1),
    onMutate: () => {
      changeLetters(queries, userName, (letters) =>
        letters.map((letter) => ({ ...letter, read: true })),
      );
      countUnread(queries, userName, -Infinity);
    },
    onError: (error) => toast.show({ tone: 'danger', text: errorText(error, t) }),
  });
  return { readOne: one.mutate, readAll: () => all.mutate(), isReading: all.isPending };
}

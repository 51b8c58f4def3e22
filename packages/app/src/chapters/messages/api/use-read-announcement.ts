import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { isPassing } from '@livery/web/http/api-error';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { contentKey, type Content } from './home-content.ts';
import { withRead } from './with-read.ts';

const tries = 5;

/**
 * Marks a notice as read at once, tells the platform, and asks it what is true; a visitor has
 * nothing marked. To read twice is to read once, so it is tried again until somebody hears it.
 */
export function useReadAnnouncement(): (id: string) => void {
  const queries = useQueryClient();
  const session = useSession();
  const userName = session?.userName ?? '';
  const mine = { queryKey: contentKey(userName) };
  const { mutate } = useMutation({
    mutationFn: (announcementId: string) =>
      call('readAnnouncement', { body: { announcementId, read: true } }),
    networkMode: 'offlineFirst',
    retry: (failures, error) => failures < tries && isPassing(error),
    retryDelay: (failures) => 1_000 * 2 ** failures,
    onMutate: (id) => {
      // An answer on its way was written before.
      void queries.cancelQueries(mine);
      queries.setQueriesData<Content>(mine, (known) => known && withRead(known, id));
    },
    onSettled: () => queries.invalidateQueries(mine),
  });
  return (id) => {
    if (session !== null && !isGuest(session.type)) mutate(id);
  };
}

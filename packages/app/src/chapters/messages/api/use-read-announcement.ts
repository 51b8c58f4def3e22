import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useSession } from '#kernel/session/session.ts';
import { homeContentQuery } from './home-content.ts';

/** Marks a notice as read at once, tells the platform, and asks it what is true; a visitor has nothing marked. What fails is marked the next time. */
export function useReadAnnouncement(): (id: string) => void {
  const queries = useQueryClient();
  const userName = useSession()?.userName;
  const { queryKey } = homeContentQuery(useLanguage(), userName);
  const { mutate } = useMutation({
    mutationFn: (announcementId: string) =>
      call('readAnnouncement', { body: { announcementId, read: true } }),
    onMutate: (id) => {
      queries.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            player: known.player.map((one) => (one.id === id ? { ...one, read: true } : one)),
          },
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return (id) => {
    if (userName !== undefined) mutate(id);
  };
}

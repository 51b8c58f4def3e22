import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Game } from '@livery/contract/client';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { favouriteIdsQuery } from './favourite-ids.ts';
import { vendorOf } from './game.ts';
import { lobbyKeys } from './keys.ts';

/** As long as the words "please wait" may stand. */
const longest = 10_000;

type Ids = readonly string[];
type List = InfiniteData<{ readonly items: readonly Game[] }>;

const without = (nodeId: string, list: List): List => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.filter((game) => game.nodeId !== nodeId),
  })),
});

/** Marks or unmarks at once, tells the platform, then asks it what is true; a refusal is undone, and what was taken away can be had back. */
export function useToggleFavourite(userName: string, game: Pick<Game, 'nodeId' | 'vassalage'>) {
  const queries = useQueryClient();
  const toast = useToast();
  const { t } = useTranslation();
  const mine = { queryKey: lobbyKeys.favourites(userName) };
  const { queryKey } = favouriteIdsQuery(userName);
  const { nodeId } = game;
  const vendor = vendorOf(game);

  const isMarked = (): boolean => queries.getQueryData<Ids>(queryKey)?.includes(nodeId) ?? false;

  const toggle = useMutation({
    mutationFn: async (add: boolean) => {
      const waiting = toast.show({ busy: true, text: t('common.wait'), duration: longest });
      try {
        if (add) await call('addFavourite', { body: { nodeId, vendor } });
        else await call('removeFavourite', { query: { nodeId, vendor } });
      } finally {
        toast.dismiss(waiting);
      }
    },
    onMutate: async (add) => {
      await queries.cancelQueries(mine);
      const before = queries.getQueriesData(mine);
      const others = (queries.getQueryData<Ids>(queryKey) ?? []).filter((id) => id !== nodeId);
      queries.setQueryData<Ids>(queryKey, add ? [nodeId, ...others] : others);
      if (!add) {
        const lists = { queryKey: [...mine.queryKey, 'list'] };
        queries.setQueriesData<List>(lists, (list) => list && without(nodeId, list));
      }
      return { before };
    },
    onError: (error, _add, context) => {
      for (const [key, data] of context?.before ?? []) {
        // What had not been read has nothing to go back to.
        if (data === undefined) void queries.resetQueries({ queryKey: key, exact: true });
        else queries.setQueryData(key, data);
      }
      toast.show({ tone: 'danger', text: errorText(error, t) });
    },
    onSuccess: (_answer, add) => {
      if (add) return;
      const back = { label: t('common.undo'), onSelect: () => mark(true) };
      toast.show({ text: t('favourite.removed'), action: back });
    },
    onSettled: () => queries.invalidateQueries(mine),
  });
  /** A game that is marked already is left as it is. */
  function mark(add: boolean): void {
    if (!add || !isMarked()) toggle.mutate(add);
  }
  return { mark, isPending: toggle.isPending };
}

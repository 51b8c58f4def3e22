import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Game } from '@livery/contract/client';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/http/client.ts';
import { errorText } from '#platform/http/error-text.ts';
import { favouriteIdsQuery } from './favourite-ids.ts';

/** As long as the words "please wait" may stand. */
const longest = 10_000;

type Ids = readonly string[];

/** Marks or unmarks at once, tells the platform, then asks it what is true; a refusal is undone. */
export function useToggleFavourite(userName: string, game: Pick<Game, 'nodeId' | 'vassalage'>) {
  const queries = useQueryClient();
  const toast = useToast();
  const { t } = useTranslation();
  const { queryKey } = favouriteIdsQuery(userName);
  const { nodeId, vassalage: vendor } = game;

  return useMutation({
    mutationFn: async (add: boolean) => {
      const waiting = toast.show({ kind: 'loading', text: t('in_please_wait'), duration: longest });
      try {
        if (add) await call('addFavourite', { body: { nodeId, vendor } });
        else await call('removeFavourite', { query: { nodeId, vendor } });
      } finally {
        toast.dismiss(waiting);
      }
    },
    onMutate: async (add) => {
      await queries.cancelQueries({ queryKey: ['favourites', userName] });
      const before = queries.getQueryData<Ids>(queryKey);
      const others = (before ?? []).filter((id) => id !== nodeId);
      queries.setQueryData<Ids>(queryKey, add ? [nodeId, ...others] : others);
      return { before };
    },
    onError: (error, _add, context) => {
      queries.setQueryData(queryKey, context?.before);
      toast.show({ kind: 'error', text: errorText(error, t) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['favourites', userName] }),
  });
}

import { queryOptions, useMutation, useQueryClient, type Query } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { askAnew } from '@livery/web/live/ask-anew';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';
import { memberInfoQuery } from './member-info.ts';

/** The pictures there are, by their numbers, and the one that was chosen. */
export const headIconsQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'head-icons'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('headIcons', {}, { signal }),
        objectWith({ icon: isText, list: listOf(isText) }),
      ),
  });

/** A first answer is waited for: nobody would ask for it again. */
const isKnown = ({ state }: Query): boolean => state.data !== undefined;

/** Chooses a picture: it shows everywhere at once, and the one before comes back where it is refused. */
export function useSetHeadIcon(userName: string, onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const infoKey = memberInfoQuery(userName).queryKey;
  const iconsKey = headIconsQuery(userName).queryKey;

  const show = (icon: string): void => {
    queries.setQueryData(infoKey, (info) => info && { ...info, headIcon: icon });
    queries.setQueryData(iconsKey, (icons) => icons && { ...icons, icon });
  };
  return useMutation<Reply<'setHeadIcon'>, unknown, string, string>({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'head-icon' },
    mutationFn: (icon) => call('setHeadIcon', { body: { icon } }),
    onMutate: async (icon) => {
      await Promise.all([
        queries.cancelQueries({ queryKey: infoKey, predicate: isKnown }),
        queries.cancelQueries({ queryKey: iconsKey, predicate: isKnown }),
      ]);
      const before = queries.getQueryData(iconsKey)?.icon ?? '';
      show(icon);
      return before;
    },
    onSuccess: (_done, icon) => {
      // What came meanwhile, or is still to come, tells of the picture before.
      show(icon);
      if (queries.getQueryData(infoKey) === undefined) askAnew(queries, [infoKey]);
    },
    onError: (error, _icon, before) => {
      if (before !== undefined) show(before);
      onError(error);
    },
  });
}

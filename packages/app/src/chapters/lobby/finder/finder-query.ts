import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import type { Translate } from '#kernel/i18n/translations.ts';
import { lobbyKeys } from '../api/keys.ts';
import { menuLook } from '../menu/menu-look.ts';
import { categoryOrder } from '../menu/menu-order.ts';
import { createFinder } from './create-finder.ts';

/** A catalogue changes with the day, not with the page. */
const patience = 5 * 60_000;

/** All names, asked for once and made ready to be searched, in the language of the page. */
export const finderQuery = (language: string, t: Translate) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'finder', language],
    queryFn: async ({ signal }) => {
      const names = await call('gameNames', { query: { language } }, { signal });
      const categories = categoryOrder(names.categories);
      return createFinder(names, new Map(categories.map((code) => [code, t(menuLook(code).text)])));
    },
    structuralSharing: false,
    staleTime: patience,
  });

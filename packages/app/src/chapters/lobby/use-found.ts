import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useDebounced } from '#kernel/forms/use-debounced.ts';
import { gameCountQuery } from './api/game-count.ts';
import { withFilters, type GameFilter } from './game-filter.ts';

/** Long enough for the next letter or the next press. */
const rest = 400;

/** How many games a filter would find; undefined while nobody knows, and without a filter. */
export function useFound(filter: GameFilter | undefined, hot: boolean): number | undefined {
  const key = JSON.stringify(filter ?? null);
  const rested = useDebounced(key, rest);
  const { data } = useQuery({
    ...gameCountQuery(useLanguage(), filter ?? withFilters({}, {}), hot),
    enabled: filter !== undefined && rested === key,
  });
  return filter && data;
}

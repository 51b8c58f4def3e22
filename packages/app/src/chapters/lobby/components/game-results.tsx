import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { gameListQuery, hotListQuery } from '../api/game-list.ts';
import { isNarrowed, withFilters, type GameFilter } from '../game-filter.ts';
import { PagedGames } from './paged-games.tsx';

export interface GameResultsProps {
  readonly filter: GameFilter;
  readonly favourites: ReadonlySet<string>;
  /** Of the hot games alone. */
  readonly hot?: boolean;
}

/** What a filter finds. */
export function GameResults({ filter, favourites, hot = false }: GameResultsProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const query = hot ? hotListQuery : gameListQuery;
  const none = isNarrowed(filter) ? (
    <EmptyState
      icon="search"
      title={t('games.none')}
      description={t('games.none.hint')}
      action={
        <Button
          size="medium"
          variant="secondary"
          onClick={() => narrow({ ...withFilters(filter, {}, hot) })}
        >
          {t('games.filter.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon="game-all"
      title={t('home.empty')}
      action={
        hot || filter.gameType !== undefined ? (
          <Button size="medium" render={<Link to={pathTo('games', { type: 'all' })} />}>
            {t('favourite.browse')}
          </Button>
        ) : null
      }
    />
  );
  return (
    <PagedGames
      label={hot ? t('title.hot') : t('games.list')}
      list={useInfiniteQuery(query(filter, useAskedLanguage()))}
      favourites={favourites}
      empty={none}
    />
  );
}

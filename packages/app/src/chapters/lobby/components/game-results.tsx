import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@livery/ui/empty-state';
import { useLanguage } from '#kernel/i18n/language.ts';
import { PagedGames } from './paged-games.tsx';
import { gameListQuery, type GameFilter } from '../api/game-list.ts';

export interface GameResultsProps {
  readonly filter: GameFilter;
  readonly favourites: ReadonlySet<string>;
}

/** What a filter finds. */
export function GameResults({ filter, favourites }: GameResultsProps) {
  const { t } = useTranslation();
  return (
    <PagedGames
      label={t('games.list')}
      list={useInfiniteQuery(gameListQuery(filter, useLanguage()))}
      favourites={favourites}
      empty={
        <EmptyState icon="search" title={t('games.none')} description={t('games.none.hint')} />
      }
    />
  );
}

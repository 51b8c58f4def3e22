import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CategoryRail, RailItem } from '@livery/ui/category-rail';
import { TextField } from '@livery/ui/text-field';
import { useMerchant } from '#platform/merchant.tsx';
import { categoryPath, paths } from '#platform/paths.ts';
import { categories, categoryIcon } from './categories.ts';
import { GameResults } from './components/game-results.tsx';
import * as css from './screen.css.ts';
import { useDebounced } from './use-debounced.ts';

/** A pause after the last letter before the platform is asked. */
const searchPause = 600;

export interface GamesScreenProps {
  /** One category; all of them when absent. */
  readonly gameType?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly favourites: ReadonlySet<string>;
}

/** All games, narrowed by category and by name. */
export function GamesScreen({ gameType, vassalage, favourites }: GamesScreenProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const gameName = useDebounced(typed.trim(), searchPause);
  const filter = {
    ...(gameType ? { gameType } : {}),
    ...(vassalage ? { vassalage } : {}),
    ...(gameName ? { gameName } : {}),
  };
  const onTop = useMerchant().template.rail === 'tabs';
  const rail = (
    <CategoryRail label={t('home.categories')}>
      <RailItem icon="game-all" current={!gameType} render={<Link to={paths.games} replace />}>
        {t('category.ALL')}
      </RailItem>
      {categories.map((category) => (
        <RailItem
          key={category}
          icon={categoryIcon[category]}
          current={category === gameType}
          render={<Link to={categoryPath(category)} replace />}
        >
          {t(`category.${category}`)}
        </RailItem>
      ))}
    </CategoryRail>
  );
  return (
    <>
      {onTop ? rail : null}
      <search className={css.search}>
        <TextField
          label={t('games.search')}
          icon="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          clearLabel={t('games.search.clear')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      {onTop ? null : rail}
      <GameResults filter={filter} favourites={favourites} />
    </>
  );
}

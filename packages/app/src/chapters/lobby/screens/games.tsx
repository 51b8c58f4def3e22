import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@livery/ui/text-field';
import { useMerchant } from '#kernel/merchant.tsx';
import type { GameFilter } from '../api/game-list.ts';
import { GameResults } from '../components/game-results.tsx';
import { GamesRail } from '../components/games-rail.tsx';
import { useDebounced } from '#kernel/use-debounced.ts';
import * as css from './games.css.ts';

/** A pause after the last letter before the platform is asked. */
const searchPause = 600;

export interface GamesScreenProps {
  /** What the address asks for; all games when it asks for nothing. */
  readonly filter: Omit<GameFilter, 'gameName'>;
  readonly favourites: ReadonlySet<string>;
}

/** All games, narrowed by category and by name. */
export function GamesScreen({ filter, favourites }: GamesScreenProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const gameName = useDebounced(typed.trim(), searchPause);
  const onTop = useMerchant().template.rail === 'tabs';
  const rail = <GamesRail current={filter.gameType} />;
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
      <GameResults filter={gameName ? { ...filter, gameName } : filter} favourites={favourites} />
    </>
  );
}

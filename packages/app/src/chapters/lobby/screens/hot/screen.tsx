import { FilterRow } from '../../components/filters/filter-row.tsx';
import { GameResults } from '../../components/game-results.tsx';
import { TypeChips } from '../../components/filters/type-chips.tsx';
import type { GameFilter } from '../../game-filter.ts';

export interface HotScreenProps {
  /** What the address asks for; every hot game when it asks for nothing. */
  readonly filter: GameFilter;
  readonly favourites: ReadonlySet<string>;
}

/** The hot games, by category and as the address narrows them. */
export function HotScreen({ filter, favourites }: HotScreenProps) {
  return (
    <>
      <FilterRow filter={filter} hot />
      <TypeChips current={filter.gameType} />
      <GameResults filter={filter} favourites={favourites} hot />
    </>
  );
}

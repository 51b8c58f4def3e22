import type { GameFilter } from '../game-filter.ts';
import { GameResults } from './game-results.tsx';
import { ClassTabs } from './filters/list-tabs.tsx';
import { hasVendorBar, VendorBar } from './vendor-bar.tsx';

export interface CategoryListProps {
  readonly gameType: string;
  readonly filter: GameFilter;
  readonly favourites: ReadonlySet<string>;
}

/** The games of a category, by maker and by class. */
export function CategoryList({ gameType, filter, favourites }: CategoryListProps) {
  return (
    <>
      {hasVendorBar(gameType) ? <VendorBar gameType={gameType} filter={filter} /> : null}
      <ClassTabs gameType={gameType} current={filter.gameClassify}>
        <GameResults filter={filter} favourites={favourites} />
      </ClassTabs>
    </>
  );
}

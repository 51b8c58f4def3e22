import { GameGrid, type GameGridProps } from '../../gaming/game-grid/game-grid.tsx';
import { SkeletonTile } from './skeleton-tile.tsx';

export interface SkeletonGridProps extends Omit<
  GameGridProps<number>,
  'children' | 'items' | 'keyOf' | 'onEnd' | 'busy'
> {
  /** Tiles to show; as many as are in sight. */
  count?: number;
}

const drawTile = () => <SkeletonTile />;

/** The grid before its games, with the label of what is being fetched. */
export function SkeletonGrid({ count = 9, ...rest }: SkeletonGridProps) {
  const items = Array.from({ length: count }, (_, index) => index);
  return (
    <GameGrid {...rest} items={items} keyOf={String} busy>
      {drawTile}
    </GameGrid>
  );
}

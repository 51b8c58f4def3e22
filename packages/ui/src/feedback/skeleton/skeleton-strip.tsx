import { GameStrip, type GameStripProps } from '../../gaming/game-strip/game-strip.tsx';
import { SkeletonTile } from './skeleton-tile.tsx';

export interface SkeletonStripProps extends Omit<GameStripProps, 'children'> {
  /** Tiles to show; as many as are in sight. */
  count?: number | undefined;
}

/** The label says that games are being fetched. */
export function SkeletonStrip({ count = 6, ...rest }: SkeletonStripProps) {
  return (
    <GameStrip {...rest} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonTile key={index} place="large" />
      ))}
    </GameStrip>
  );
}

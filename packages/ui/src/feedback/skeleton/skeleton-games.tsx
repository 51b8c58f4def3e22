import type { ComponentProps } from 'react';

import { cover, picture } from '../../gaming/game-tile/cover.css.ts';
import { GameGrid, type GameGridProps } from '../../gaming/game-grid/game-grid.tsx';
import { GameStrip, type GameStripProps } from '../../gaming/game-strip/game-strip.tsx';
import { Skeleton } from './bone.tsx';
import * as css from './skeleton.css.ts';

export interface SkeletonTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** As the tile that it stands for. */
  place?: 'grid' | 'large';
}

/** In the frame and with the caption of a real tile, so that nothing moves when it comes. */
export function SkeletonTile({ place = 'grid', className, ...rest }: SkeletonTileProps) {
  return (
    <div {...rest} className={className} aria-hidden="true">
      <span className={cover} data-large={place === 'large' ? '' : undefined}>
        <span className={picture}>
          <Skeleton shape="cover" />
        </span>
      </span>
      <span className={css.caption}>
        <span className={css.name}>
          <Skeleton />
        </span>
        <span className={css.vendor}>
          <Skeleton width="half" />
        </span>
      </span>
    </div>
  );
}

const tiles = (count: number, place: 'grid' | 'large') =>
  Array.from({ length: count }, (_, index) => <SkeletonTile key={index} place={place} />);

export interface SkeletonStripProps extends Omit<GameStripProps, 'children'> {
  /** Tiles to show; as many as are in sight. */
  count?: number;
}

/** The label says that games are being fetched. */
export function SkeletonStrip({ count = 6, ...rest }: SkeletonStripProps) {
  return (
    <GameStrip {...rest} aria-busy="true">
      {tiles(count, 'large')}
    </GameStrip>
  );
}

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

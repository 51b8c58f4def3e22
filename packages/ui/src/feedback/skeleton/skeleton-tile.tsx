import type { ComponentProps } from 'react';

import { cover, picture, words } from '../../gaming/game-tile/cover.css.ts';
import { cx } from '../../util/cx.ts';
import { Skeleton } from './bone.tsx';
import * as css from './skeleton.css.ts';

export interface SkeletonTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** As the tile that it stands for. */
  place?: 'grid' | 'large';
}

/** In the frame and with the caption of a real tile, so that nothing moves when it comes. */
export function SkeletonTile({ place = 'grid', className, ...rest }: SkeletonTileProps) {
  return (
    <div
      {...rest}
      className={cx(css.tile, className)}
      data-shelf={place === 'large' ? '' : undefined}
      aria-hidden="true"
    >
      <span className={cover} data-large={place === 'large' ? '' : undefined}>
        <span className={cx(picture, css.place)}>
          <Skeleton shape="cover" />
        </span>
      </span>
      <span className={words}>
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

import type { ComponentProps } from 'react';

import { cover, picture } from '../../gaming/game-tile/cover.css.ts';
import {
  card,
  cover as ofCover,
  foot,
  list,
  place,
} from '../../gaming/lottery/lottery-card.css.ts';
import { cx } from '../../util/cx.ts';
import { Skeleton } from './bone.tsx';
import * as css from './skeleton.css.ts';

export interface SkeletonLotteriesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Lotteries to show; as many as are in sight. */
  count?: number;
}

/** Lotteries before they are known, each with the room of its cover. */
export function SkeletonLotteries({ count = 4, className, ...rest }: SkeletonLotteriesProps) {
  return (
    <ul {...rest} className={cx(list, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={place}>
          <div className={card}>
            <span className={cx(cover, ofCover)}>
              <span className={picture}>
                <Skeleton shape="cover" />
              </span>
            </span>
            <span className={css.drawTexts}>
              <Skeleton width="half" />
              <Skeleton width="short" />
              <Skeleton width="half" />
            </span>
            <div className={foot}>
              <span className={css.drawLast}>
                <Skeleton width="half" />
              </span>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import { Skeleton } from './bone.tsx';
import * as css from './skeleton.css.ts';

export interface SkeletonRowsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Rows to show; as many as are in sight. */
  count?: number;
  /** As high as a row of the winner board, of a list, or of one with a second line. */
  height?: 'winner' | 'list' | 'rich';
}

export function SkeletonRows({
  count = 4,
  height = 'winner',
  className,
  ...rest
}: SkeletonRowsProps) {
  return (
    <div {...rest} className={cx(css.rows, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.row} data-height={height}>
          {height === 'winner' ? <Skeleton shape="thumb" /> : null}
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}

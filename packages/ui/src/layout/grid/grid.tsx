import type { ComponentProps } from 'react';

import type { Space } from '../../foundations/theme/space.css.ts';
import { AsBox, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './grid.css.ts';

export interface GridProps extends ComponentProps<'div'>, RenderProp {
  /** So many side by side, whatever the width. */
  columns?: 2 | 3 | 4;
  /** As many side by side as fit, none narrower than this; it wins over `columns`. */
  least?: css.Least;
  /** The brand's distance between one and the next. */
  gap?: Space;
}

/** Things of one width, in columns. */
export function Grid({ columns, least, gap = 'grid', className, ...rest }: GridProps) {
  return (
    <AsBox
      {...rest}
      className={cx(css.grid, className)}
      data-columns={columns}
      data-least={least}
      data-gap={gap}
    />
  );
}

import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './page.css.ts';

export interface PageProps extends ComponentProps<'div'> {
  /** Without the brand's backdrop: where a scene or a list begins at the top. */
  plain?: boolean;
  /** Under a `CareBar`, which is the first thing in it. */
  topped?: boolean;
}

/** The column that every screen stands in. */
export function Page({ plain, topped, className, ...rest }: PageProps) {
  return (
    <div
      {...rest}
      className={cx(css.page, className)}
      data-plain={plain ? '' : undefined}
      data-topped={topped ? '' : undefined}
    />
  );
}

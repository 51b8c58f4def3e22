import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './page.css.ts';

export interface PageProps extends ComponentProps<'div'> {
  /** Without the brand's backdrop: where a scene or a list begins at the top. */
  plain?: boolean;
}

/** The column that every screen stands in. */
export function Page({ plain, className, ...rest }: PageProps) {
  return <div {...rest} className={cx(css.page, className)} data-plain={plain ? '' : undefined} />;
}

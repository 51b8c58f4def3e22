import type { ComponentProps } from 'react';

import { AsBox, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './button-group.css.ts';

export interface ButtonGroupProps extends ComponentProps<'div'>, RenderProp {}

/** Buttons of equal width side by side; each on a line of its own where their letters need that. */
export function ButtonGroup({ className, ...rest }: ButtonGroupProps) {
  return <AsBox {...rest} className={cx(css.group, className)} />;
}

import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './nav-actions.css.ts';

export type NavActionsProps = ComponentProps<'div'>;

/** Ways in at the end of a bar: two medium buttons, in the colours of the frame. */
export function NavActions({ className, ...rest }: NavActionsProps) {
  return <div {...rest} className={cx(css.actions, className)} />;
}

import { Children, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './studios.css.ts';

export interface StudiosProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the list holds. */
  label: string;
  /** `VendorTile`s. */
  children: ReactNode;
}

/** Game studios: cards or pills to scroll, a ruled table of six, or cells side by side. */
export function Studios({ label, children, className, ...rest }: StudiosProps) {
  return (
    <ul {...rest} className={cx(css.studios, className)} aria-label={label}>
      {Children.map(children, (tile) => (
        <li className={css.place}>{tile}</li>
      ))}
    </ul>
  );
}

import { Children, useRef, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../util/cx.ts';
import * as css from './game-grid.css.ts';
import { useEnd } from './use-end.ts';

export interface GameGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  label: string;
  /** `GameTile`s. */
  children: ReactNode;
  /** Asks for more, at most once a second, while the end is near; leave it out when all is there. */
  onEnd?: (() => void) | undefined;
  /** More is on its way. */
  busy?: boolean;
}

export function GameGrid({
  label,
  children,
  onEnd,
  busy = false,
  className,
  ...rest
}: GameGridProps) {
  const end = useRef<HTMLDivElement>(null);
  useEnd(end, onEnd, busy);
  return (
    <>
      <ul {...rest} className={cx(css.grid, className)} aria-label={label} aria-busy={busy}>
        {Children.map(children, (tile) => (
          <li className={css.item}>{tile}</li>
        ))}
      </ul>
      <div ref={end} className={css.end} />
    </>
  );
}

import { Children, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { stepIn } from '../../util/step-in.ts';
import * as css from './game-menu.css.ts';

export interface GameMenuProps extends ComponentProps<'nav'> {
  /** What the menu chooses between. */
  label: string;
  /** `GameMenuItem`s. */
  children: ReactNode;
}

/** The side column of the game centre. Arrow keys go up and down in it. */
export function GameMenu({ label, children, className, ref, ...rest }: GameMenuProps) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = menu.current;
    const step = (event: KeyboardEvent): void =>
      void stepIn(event, [...(element?.querySelectorAll<HTMLElement>('a, button') ?? [])]);
    element?.addEventListener('keydown', step);
    return () => element?.removeEventListener('keydown', step);
  }, []);
  return (
    <nav
      {...rest}
      ref={useMergedRef(menu, ref)}
      className={cx(css.menu, className)}
      aria-label={label}
      data-scroller=""
    >
      <ul className={css.list}>
        {Children.map(children, (item) => (item ? <li className={css.place}>{item}</li> : null))}
      </ul>
    </nav>
  );
}

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { cx } from '../../util/cx.ts';
import type { SwipeAction } from './swipe-action.ts';
import * as css from './swipe-actions.css.ts';
import { useSwipeMenu } from './use-swipe-menu.ts';

export interface SwipeActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What can be done with the row, the most usual first. */
  actions: readonly SwipeAction[];
  /** Names the button whose menu offers the same. */
  menuLabel: string;
  /** The row. */
  children: ReactNode;
}

const toStart = (scroller: HTMLElement): void => {
  scroller.scrollLeft = 0;
};

/**
 * A row that is pulled aside for what can be done with it. A menu at its end
 * offers the same to whoever does not pull: a mouse, a keyboard, a reader. Of one
 * action there is no menu: what the row opens offers it as well.
 */
export function SwipeActions({
  actions,
  menuLabel,
  className,
  children,
  ...rest
}: SwipeActionsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { come, press } = useSwipeMenu();
  const button = { className: css.more, icon: 'dots', label: menuLabel } as const;

  // A press anywhere else puts the row back.
  useEffect(() => {
    const back = ({ target }: PointerEvent): void => {
      const element = scroller.current;
      if (!element || element.scrollLeft === 0) return;
      if (target instanceof Node && element.contains(target)) return;
      toStart(element);
    };
    document.addEventListener('pointerdown', back, { passive: true });
    return () => document.removeEventListener('pointerdown', back);
  }, []);

  const choose = ({ onSelect }: SwipeAction): void => {
    if (scroller.current) toStart(scroller.current);
    onSelect();
  };

  return (
    <div {...rest} className={cx(css.swipe, className)}>
      <div ref={scroller} className={css.scroller}>
        <div className={css.row}>
          <div className={css.content}>{children}</div>
          {actions.length > 1 && come ? (
            <come.Menu actions={actions} button={button} byKey={come.byKey} />
          ) : null}
          {actions.length > 1 && !come ? <IconButton {...button} {...press} /> : null}
        </div>
        <div className={css.actions} aria-hidden="true">
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              className={css.action}
              tabIndex={-1}
              data-tone={action.tone ?? 'neutral'}
              onClick={() => choose(action)}
            >
              <Icon name={action.icon} />
              <span className={css.word}>{action.label}</span>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

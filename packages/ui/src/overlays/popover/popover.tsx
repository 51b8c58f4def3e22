import {
  useEffect,
  useId,
  useReducer,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { Slot } from 'radix-ui';

import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { useOwn } from '../../util/use-own.ts';
import { keepBeside } from './keep-beside.ts';
import type { Placement } from './place.ts';
import * as css from './popover.css.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'popover' | 'children'> {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** What it holds, for those who do not see where it hangs. */
  label: string;
  /** The side it lies on if there is room. */
  side?: Placement['side'];
  /** What it lines up with. */
  align?: Placement['align'];
  /** Whether it is open, for whoever keeps that. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Told when it has opened or closed. */
  onOpenChange?: (open: boolean) => void;
  /** What it holds; a function is handed what closes it. */
  children?: ReactNode | ((close: () => void) => ReactNode);
}

// The element of that name comes with a placement of its own to open and close.
const dialog = { role: 'dialog' } as const;

/**
 * Something small that hangs on a button. The browser opens it above everything,
 * closes it on Escape and on a press outside, and gives the focus back.
 */
export function Popover({
  trigger,
  label,
  side = 'below',
  align = 'start',
  open,
  defaultOpen = false,
  onOpenChange,
  onToggle,
  id,
  className,
  children,
  ref,
  ...rest
}: PopoverProps) {
  const ownId = useId();
  const panelId = id ?? ownId;
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useOwn(open, defaultOpen, onOpenChange);
  const [, settle] = useReducer((times: number) => times + 1, 0);
  const native = useRef(false);
  useEffect(() => {
    // Also after the browser has opened or closed it by itself and whoever keeps it said no.
    if (native.current !== shown) panel.current?.togglePopover(shown);
    native.current = shown;
  });
  useEffect(() => {
    const box = panel.current;
    const button = anchor.current;
    return shown && box && button ? keepBeside(button, box, { side, align }) : undefined;
  }, [shown, side, align]);
  const toggle = ({ currentTarget, target, newState }: ToggleEvent<HTMLDivElement>): void => {
    if (currentTarget !== target) return;
    native.current = newState === 'open';
    if (native.current === shown) return;
    setShown(native.current);
    settle();
  };
  return (
    <>
      <Slot.Root ref={anchor} popoverTarget={panelId} aria-expanded={shown} aria-haspopup="dialog">
        {trigger}
      </Slot.Root>
      <div
        {...rest}
        ref={useMergedRef(panel, ref)}
        id={panelId}
        popover="auto"
        {...dialog}
        aria-label={label}
        className={cx(css.popover, className)}
        onToggle={(event) => {
          onToggle?.(event);
          toggle(event);
        }}
      >
        {typeof children === 'function' ? children(() => setShown(false)) : children}
      </div>
    </>
  );
}

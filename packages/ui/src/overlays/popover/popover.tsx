import { Slot } from 'radix-ui';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactElement } from 'react';

import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { keepBeside } from './keep-beside.ts';
import type { Placement } from './place.ts';
import * as css from './popover.css.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'popover'> {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** What it holds, for those who do not see where it hangs. */
  label: string;
  /** The side it lies on if there is room. */
  side?: Placement['side'];
  /** What it lines up with. */
  align?: Placement['align'];
  /** Told when it has opened or closed. */
  onOpenChange?: (open: boolean) => void;
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
  onOpenChange,
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
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const box = panel.current;
    const button = anchor.current;
    return open && box && button ? keepBeside(button, box, { side, align }) : undefined;
  }, [open, side, align]);

  useEffect(() => {
    const box = panel.current;
    if (!box) return undefined;
    // Before the browser paints it: it appears where it belongs.
    const toggle = (event: Event): void => {
      const opens = (event as ToggleEvent).newState === 'open';
      setOpen(opens);
      onOpenChange?.(opens);
    };
    box.addEventListener('toggle', toggle);
    return () => box.removeEventListener('toggle', toggle);
  }, [onOpenChange]);

  return (
    <>
      <Slot.Root ref={anchor} popoverTarget={panelId} aria-expanded={open} aria-haspopup="dialog">
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
      >
        {children}
      </div>
    </>
  );
}

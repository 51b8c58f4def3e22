import { useId, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Slot } from 'radix-ui';

import type { Placement } from '../popover/place.ts';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import * as css from './tooltip.css.ts';
import { useTooltip } from './use-tooltip.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'popover' | 'children'> {
  /** What is explained: one element that takes the focus. */
  children: ReactElement;
  /** The explanation; nothing that cannot be done without, as fingers never see it. */
  description: ReactNode;
  /** The side it lies on if there is room. */
  side?: Placement['side'];
}

/** A word about a control for those who rest on it. Class, data attributes and ref go to the tip. */
export function Tooltip({
  children,
  description,
  side = 'above',
  id,
  className,
  ref,
  ...rest
}: TooltipProps) {
  const ownId = useId();
  const tipId = id ?? ownId;
  const anchor = useRef<HTMLElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  useTooltip(anchor, tip, side);
  return (
    <>
      <Slot.Root ref={anchor} aria-describedby={tipId}>
        {children}
      </Slot.Root>
      <div
        {...rest}
        ref={useMergedRef(tip, ref)}
        id={tipId}
        role="tooltip"
        popover="manual"
        className={cx(css.tooltip, className)}
      >
        {description}
      </div>
    </>
  );
}

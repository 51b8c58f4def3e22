import { DropdownMenu } from 'radix-ui';
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { useMergedRef } from '../../util/merged-ref.ts';
import * as css from './menu.css.ts';

export interface MenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** `MenuItem`s, `MenuCheckItem`s, and `MenuSeparator`s between groups of them. */
  children: ReactNode;
  /** Whether it is open, for whoever keeps that. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Told when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The edge of the button that it lines up with. */
  align?: 'start' | 'centre' | 'end';
}

/**
 * What can be done with something, in a list that hangs on a button. Arrows, Home,
 * End and letters go about in it. Class, data attributes and ref go to the button.
 */
export function Menu({
  trigger,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  align = 'end',
  dir: _dir,
  ref,
  ...rest
}: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const page = anchor && getComputedStyle(anchor).direction === 'rtl' ? 'rtl' : 'ltr';
  return (
    // A modal menu of this kind would write a style element, which the page's policy forbids.
    <DropdownMenu.Root
      modal={false}
      dir={page}
      defaultOpen={defaultOpen}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <DropdownMenu.Trigger asChild {...rest} ref={useMergedRef(setAnchor, ref)}>
        {trigger}
      </DropdownMenu.Trigger>
      {/* Beside a dialog that is open everything is inert. */}
      <DropdownMenu.Portal container={anchor?.closest('dialog') ?? null}>
        <DropdownMenu.Content
          className={css.menu}
          align={align === 'centre' ? 'center' : align}
          sideOffset={8}
          collisionPadding={8}
          loop
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

import { createContext, use, type ComponentProps, type ReactNode } from 'react';

import { both } from '../../util/both.ts';
import { cx } from '../../util/cx.ts';
import type { IconName } from '../../foundations/icon/names.ts';
import { ItemContent } from '../menu/item-content.tsx';
import * as menu from '../menu/menu.css.ts';
import { Sheet, type SheetProps } from '../sheet/sheet.tsx';
import * as css from './action-sheet.css.ts';

const Closing = createContext<SheetProps['onClose']>(() => undefined);

export interface ActionSheetProps extends Omit<
  SheetProps,
  'cover' | 'start' | 'emphasis' | 'dismissible'
> {
  /** `ActionSheetItem`s. */
  children: ReactNode;
}

/** What can be done with something, in a sheet from below: a menu in reach of the thumb. */
export function ActionSheet({ children, onClose, ...rest }: ActionSheetProps) {
  return (
    <Sheet {...rest} onClose={onClose}>
      <Closing value={onClose}>
        <div className={css.actions}>{children}</div>
      </Closing>
    </Sheet>
  );
}

export interface ActionSheetItemProps extends Omit<ComponentProps<'button'>, 'onSelect' | 'type'> {
  /** What it does. */
  children: ReactNode;
  /** Asked to do it; the sheet closes first. */
  onSelect: () => void;
  /** The same, drawn. */
  icon?: IconName;
  /** A quiet line below. */
  description?: ReactNode;
  /** What cannot be taken back. */
  tone?: 'danger';
}

/** One thing that can be done. */
export function ActionSheetItem({
  onSelect,
  icon,
  description,
  tone,
  className,
  children,
  onClick,
  ...rest
}: ActionSheetItemProps) {
  const close = use(Closing);
  return (
    <button
      {...rest}
      type="button"
      className={cx(menu.item, css.action, className)}
      data-tone={tone}
      onClick={both(onClick, () => {
        close('action');
        onSelect();
      })}
    >
      <ItemContent description={description} {...(icon ? { icon } : {})}>
        {children}
      </ItemContent>
    </button>
  );
}

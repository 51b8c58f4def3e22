import { DropdownMenu } from 'radix-ui';
import type { ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { cx } from '../../util/cx.ts';
import { ItemContent, type ItemContentProps } from './item-content.tsx';
import * as css from './menu.css.ts';

type Native = Omit<ComponentProps<'div'>, 'onSelect' | 'children' | 'dir'>;

export interface MenuItemProps extends Native, ItemContentProps {
  /** Asked to do it; the menu closes. */
  onSelect: () => void;
  /** What cannot be taken back. */
  tone?: 'danger';
  /** Not to be had now. */
  disabled?: boolean;
}

/** One thing that can be done. */
export function MenuItem({
  onSelect,
  tone,
  disabled = false,
  icon,
  description,
  className,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...rest}
      className={cx(css.item, className)}
      disabled={disabled}
      data-tone={tone}
      onSelect={onSelect}
    >
      <ItemContent description={description} {...(icon ? { icon } : {})}>
        {children}
      </ItemContent>
    </DropdownMenu.Item>
  );
}

export interface MenuCheckItemProps extends Native, ItemContentProps {
  /** Whether it is on. */
  checked: boolean;
  /** Asked to turn it on or off; the menu stays open for the next. */
  onCheckedChange: (checked: boolean) => void;
  /** Not to be had now. */
  disabled?: boolean;
}

/** Something that is on or off. */
export function MenuCheckItem({
  checked,
  onCheckedChange,
  disabled = false,
  icon,
  description,
  className,
  children,
  ...rest
}: MenuCheckItemProps) {
  return (
    <DropdownMenu.CheckboxItem
      {...rest}
      className={cx(css.item, className)}
      checked={checked}
      disabled={disabled}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
    >
      <ItemContent description={description} {...(icon ? { icon } : {})}>
        {children}
      </ItemContent>
      <span className={css.tick}>
        <DropdownMenu.ItemIndicator>
          <Icon name="check" size={18} />
        </DropdownMenu.ItemIndicator>
      </span>
    </DropdownMenu.CheckboxItem>
  );
}

/** A line between two groups of items. */
export function MenuSeparator({ className, ...rest }: Native) {
  return <DropdownMenu.Separator {...rest} className={cx(css.separator, className)} />;
}

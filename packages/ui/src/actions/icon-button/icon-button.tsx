import type { ComponentProps } from 'react';

import { Icon, type IconProps } from '../../foundations/icon/icon.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './icon-button.css.ts';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, RenderProp {
  /** What the button looks like. */
  icon: IconProps['name'];
  /** What it does: its name for those who do not see the glyph. */
  label: string;
  /** Plain, or on a plate of its own. */
  variant?: 'plain' | 'filled' | 'primary';
  /** Width of the icon in px; the button stays large enough to press. */
  iconSize?: IconProps['size'];
  /** Something new waits behind it; say so in the label too. */
  marked?: boolean;
  /** On or off, for a switch such as a favourite. */
  pressed?: boolean;
}

export function IconButton({
  icon,
  label,
  variant = 'plain',
  iconSize = 24,
  marked,
  pressed,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <AsButton
      {...rest}
      className={cx(css.iconButton, className)}
      aria-label={label}
      aria-pressed={pressed}
      data-variant={variant}
      data-on-action={variant === 'primary' || undefined}
    >
      <Icon name={icon} size={iconSize} className={css.icon} />
      {marked ? <span className={css.mark} /> : null}
    </AsButton>
  );
}

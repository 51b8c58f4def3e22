import type { ComponentProps, MouseEvent } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { Spinner } from '../../foundations/spinner/spinner.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './button.css.ts';

export interface ButtonProps extends ComponentProps<'button'>, RenderProp {
  /** One primary per screen; quiet is text alone. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Medium stands in rows and on scenes. */
  size?: 'large' | 'medium';
  /** What cannot be taken back. */
  tone?: 'danger';
  /** As wide as its column. */
  full?: boolean;
  /** Busy: keeps its width, its name and the focus, and answers no press. */
  loading?: boolean;
  /** Stands before the text. */
  icon?: IconName;
}

export function Button({
  variant = 'primary',
  size = 'large',
  tone,
  full,
  loading,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <AsButton
      {...rest}
      onClick={press}
      className={cx(css.button, className)}
      data-variant={variant}
      data-size={size}
      data-tone={tone}
      data-full={full || undefined}
      data-on-action={variant === 'primary' || undefined}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      <span className={css.content}>
        {icon ? <Icon name={icon} size={20} /> : null}
        {children}
      </span>
      {loading ? (
        <span className={css.wait}>
          <Spinner />
        </span>
      ) : null}
    </AsButton>
  );
}

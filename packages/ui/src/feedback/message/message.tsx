import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './message.css.ts';

export interface MessageProps extends ComponentProps<'div'> {
  /** What it is about: a note, something wrong, what will soon be too late, or good news. */
  tone?: 'neutral' | 'danger' | 'warning' | 'success';
  /** What is to be said. */
  children: ReactNode;
  /** A small button or link, such as "try again". */
  action?: ReactNode;
}

const icons = { neutral: 'info', danger: 'warning', warning: 'clock', success: 'check' } as const;

/** Says something where it belongs: over the fields it is about. An error is read out at once. */
export function Message({ tone = 'neutral', action, className, children, ...rest }: MessageProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={cx(css.message, className)}
      data-tone={tone}
    >
      <Icon name={icons[tone]} className={css.icon} />
      <div className={css.text}>{children}</div>
      {action}
    </div>
  );
}

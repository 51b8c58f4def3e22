import type { ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { cx } from '../../util/cx.ts';
import * as css from './tag.css.ts';

export interface TagProps extends ComponentProps<'span'> {
  /** What kind of thing it says; the words say it too. */
  tone?: 'neutral' | 'action' | 'win' | 'danger' | 'warning' | 'success';
  /** Stands before the words. */
  icon?: IconName;
}

/** A word or two about something: new, paid out, refused. */
export function Tag({ tone = 'neutral', icon, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={cx(css.tag, className)} data-tone={tone}>
      {icon ? <Icon name={icon} size={14} /> : null}
      <span className={css.words}>{children}</span>
    </span>
  );
}

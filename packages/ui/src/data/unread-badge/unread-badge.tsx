import type { ComponentProps } from 'react';

import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { capped } from './capped.ts';
import * as css from './unread-badge.css.ts';

export interface UnreadBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many wait; nothing is shown for none. */
  count: number;
  /** The same for those who do not see it, such as "3 unread". */
  label?: string;
  /** Only that something waits, in the brand's ornament. */
  dot?: boolean;
  /** Language of the figures. */
  locale?: string;
}

/** How much is unread: a count up to 99, or a mark. */
export function UnreadBadge({ count, label, dot, locale, className, ...rest }: UnreadBadgeProps) {
  if (!(count > 0)) return null;
  return (
    <span {...rest} className={cx(css.badge, className)} data-dot={dot ? '' : undefined}>
      {dot ? null : <bdi aria-hidden={label ? true : undefined}>{capped(count, locale)}</bdi>}
      {label ? <span className={hiddenText}>{label}</span> : null}
    </span>
  );
}

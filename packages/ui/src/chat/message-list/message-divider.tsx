import type { ComponentProps } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { labelCase } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import * as css from './message-divider.css.ts';

export interface MessageDividerProps extends ComponentProps<'div'> {
  /** A day begins, or what has not been read yet; a list opens at the latter. */
  kind?: 'day' | 'new';
}

/** Stands between messages: “Today”, “New messages”. */
export function MessageDivider({
  kind = 'day',
  className,
  children,
  ...rest
}: MessageDividerProps) {
  return (
    <div {...rest} className={cx(css.divider, className)} data-divider={kind}>
      <Text
        step="s1"
        voice="label"
        tone={kind === 'new' ? 'action' : 'faint'}
        className={labelCase}
        render={<span />}
      >
        {children}
      </Text>
    </div>
  );
}

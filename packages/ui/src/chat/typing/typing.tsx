import type { ComponentProps } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './typing.css.ts';

export interface TypingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Who types, in words: “Maya is typing”. */
  label: string;
}

/** Somebody is writing an answer. It stands at the end of a `MessageList`. */
export function Typing({ label, className, ...rest }: TypingProps) {
  return (
    <div {...rest} className={cx(css.typing, className)}>
      <span className={css.dots} aria-hidden="true">
        <i className={css.dot} />
        <i className={css.dot} />
        <i className={css.dot} />
      </span>
      <Text step="s2" tone="faint" render={<span />}>
        {label}
      </Text>
    </div>
  );
}

import type { ComponentProps } from 'react';

import { cx } from '../util/cx.ts';
import * as css from './wordmark.css.ts';

export interface WordmarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  name: string;
  /** Address of the brand's mark. */
  mark?: string | undefined;
}

export function Wordmark({ name, mark, className, ...rest }: WordmarkProps) {
  return (
    <span {...rest} className={cx(css.wordmark, className)} translate="no">
      {mark ? <img className={css.mark} src={mark} alt="" width={28} height={28} /> : null}
      <span className={css.name}>{name}</span>
    </span>
  );
}

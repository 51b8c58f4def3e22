import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import { Mark, type MarkProps } from './mark.tsx';
import * as css from './wordmark.css.ts';

/** Set as the brand sets it, whatever the script of the page allows. */
const LATIN = /\p{Script=Latin}/u;

export interface WordmarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name of the brand. */
  name: string;
  /** Addresses of the brand's mark, for each mode. */
  mark?: MarkProps['source'] | undefined;
}

export function Wordmark({ name, mark, className, ...rest }: WordmarkProps) {
  return (
    <span
      lang={LATIN.test(name) ? 'en' : undefined}
      {...rest}
      className={cx(css.wordmark, className)}
      translate="no"
    >
      {mark ? <Mark className={css.mark} source={mark} size={28} /> : null}
      <span className={css.name} dir="auto">
        {name}
      </span>
    </span>
  );
}

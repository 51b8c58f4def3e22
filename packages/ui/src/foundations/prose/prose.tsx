import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './prose.css.ts';

export interface ProseProps extends ComponentProps<'div'> {
  /** Small, as under a picture or in a notice. */
  quiet?: boolean;
}

/** Text that somebody wrote: paragraphs, lists, tables, pictures, already made safe. It runs as its own language does. */
export function Prose({ quiet, className, ...rest }: ProseProps) {
  return (
    <div
      dir="auto"
      {...rest}
      className={cx(css.prose, className)}
      data-quiet={quiet ? '' : undefined}
    />
  );
}

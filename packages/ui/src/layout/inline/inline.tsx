import type { ComponentProps } from 'react';

import type { Space } from '../../foundations/theme/space.css.ts';
import { AsBox, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './inline.css.ts';

export interface InlineProps extends ComponentProps<'div'>, RenderProp {
  /** The brand's distance between one and the next, and between lines. */
  gap?: Space;
  /** How what differs in height stands in a line; without it, in the middle. */
  align?: 'start' | 'baseline' | 'end';
  /** Where a line stands that has room left; without it, at the start. */
  justify?: 'centre' | 'end' | 'between';
}

/** Things side by side, on as many lines as they need. */
export function Inline({ gap = 'list', align, justify, className, ...rest }: InlineProps) {
  return (
    <AsBox
      {...rest}
      className={cx(css.inline, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}

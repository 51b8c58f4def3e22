import type { ComponentProps } from 'react';

import type { Space } from '../../foundations/theme/space.css.ts';
import { AsBox, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './stack.css.ts';

export interface StackProps extends ComponentProps<'div'>, RenderProp {
  /** The brand's distance between one and the next. */
  gap?: Space;
  /** Where each stands on its line; without it, each takes the whole line. */
  align?: 'start' | 'centre' | 'end';
}

/** Things one under the other. */
export function Stack({ gap = 'list', align, className, ...rest }: StackProps) {
  return <AsBox {...rest} className={cx(css.stack, className)} data-gap={gap} data-align={align} />;
}

import type { ComponentProps } from 'react';

import { AsBox, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import { hiddenText } from '../theme/mixins.css.ts';

const span = <span />;

export interface VisuallyHiddenProps extends ComponentProps<'span'>, RenderProp {}

/** Said to readers of the screen, and shown to nobody. */
export function VisuallyHidden({ render = span, className, ...rest }: VisuallyHiddenProps) {
  return (
    <AsBox
      {...(rest as ComponentProps<'div'>)}
      render={render}
      className={cx(hiddenText, className)}
    />
  );
}

import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './balance.css.ts';

export interface BalanceActionProps extends ComponentProps<'button'>, RenderProp {
  /** Where it leads: read out on a pill, in sight on a row. */
  children: ReactNode;
}

export function BalanceAction({ className, children, ...rest }: BalanceActionProps) {
  return (
    <AsButton {...rest} className={cx(css.action, className)} data-on-action="">
      <Icon name="plus" className={css.plus} />
      <span className={css.actionLabel}>{children}</span>
    </AsButton>
  );
}

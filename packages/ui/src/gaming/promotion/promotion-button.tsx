import type { ReactNode } from 'react';

import { Button, type ButtonProps } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import { lookOfStatus, type PromotionStatus } from './promotion-status.ts';
import * as css from './promotion-status.css.ts';

export interface PromotionButtonProps extends Omit<ButtonProps, 'variant' | 'icon' | 'full'> {
  /** How the player stands with the promotion; only some can be acted on. */
  status: PromotionStatus;
  /** One sentence on what that means, where there is nothing to press. */
  description?: ReactNode;
}

/** The button of a promotion, to join it or to claim; else how it stands, which is news and no button. */
export function PromotionButton({
  status,
  description,
  className,
  children,
  ...rest
}: PromotionButtonProps) {
  const look = lookOfStatus(status);
  if (look.open)
    return (
      <Button {...rest} full className={className} data-status={status}>
        {children}
      </Button>
    );
  return (
    <div className={cx(css.state, className)} data-status={status}>
      <span className={css.word} data-tone={look.tone}>
        <Icon name={look.icon} size={18} />
        {children}
      </span>
      {description ? (
        <Text step="s2" tone="soft" className={css.note}>
          {description}
        </Text>
      ) : null}
    </div>
  );
}

import { Button, type ButtonProps } from '../../actions/button/button.tsx';
import { lookOfStatus, type PromotionStatus } from './promotion-status.ts';

export interface PromotionButtonProps extends Omit<ButtonProps, 'variant' | 'icon' | 'full'> {
  /** How the player stands with the promotion; only some can be acted on. */
  status: PromotionStatus;
}

/** The button of a promotion: to join it or to claim, or only how it stands. */
export function PromotionButton({ status, disabled, ...rest }: PromotionButtonProps) {
  const { open, icon } = lookOfStatus(status);
  return (
    <Button
      {...rest}
      full
      variant={open ? 'primary' : 'secondary'}
      disabled={disabled || !open}
      data-status={status}
      {...(icon ? { icon } : {})}
    />
  );
}

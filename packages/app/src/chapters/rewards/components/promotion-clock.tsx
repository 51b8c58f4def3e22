import { Countdown } from '@livery/ui/countdown';
import { onThisClock, platformNow } from '#kernel/http/platform-clock.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { PromotionData } from '../api/promotions.ts';
import { isLasting, isNear } from '../period.ts';

export interface PromotionClockProps {
  readonly promotion: PromotionData;
  /** It has begun, or is over. */
  readonly onEnd: () => void;
}

/** How long until it begins or ends, where that is soon. */
export function PromotionClock({ promotion, onEnd }: PromotionClockProps) {
  const { t, language } = useTranslation();
  const { startDate, endDate } = promotion;
  const now = platformNow();
  if (isNear(startDate, now))
    return (
      <Countdown
        until={onThisClock(startDate)}
        locale={language}
        label={t('promotion.begins')}
        endLabel={t('promotion.begun')}
        onEnd={onEnd}
      />
    );
  if (isLasting(promotion) || !isNear(endDate, now)) return null;
  return (
    <Countdown
      until={onThisClock(endDate)}
      locale={language}
      label={t('promotion.ends')}
      endLabel={t('promotion.ended')}
      onEnd={onEnd}
    />
  );
}

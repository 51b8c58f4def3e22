import { Button } from '@livery/ui/button';
import { Promotion } from '@livery/ui/promotion';
import { inFigures } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useOnce } from '#kernel/parts/use-once.ts';
import { RichText } from '#kernel/rich-text/rich-text.tsx';
import { useSession } from '#kernel/session/session.ts';
import type { PromotionData } from '../api/promotions.ts';
import { isLasting, periodOf } from '../period.ts';
import { PromotionClock } from './promotion-clock.tsx';
import { MemberStanding, VisitorStanding } from './promotion-standing.tsx';

export interface PromotionEntryProps {
  readonly promotion: PromotionData;
  readonly open: boolean;
  /** Its address was opened: it comes into sight. */
  readonly target: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onShare: () => void;
  /** It has begun, or is over. */
  readonly onEnd: () => void;
}

const pictureOf = ({ announcementImages }: PromotionData): string | undefined =>
  announcementImages.find(({ sequence }) => sequence === 1)?.url;

/** What stands in a promotion below its picture and its words. */
function Below({ promotion, onShare, onEnd }: Omit<PromotionEntryProps, 'open' | 'target'>) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <>
      <PromotionClock promotion={promotion} onEnd={onEnd} />
      {session ? (
        <MemberStanding promotion={promotion} session={session} />
      ) : (
        <VisitorStanding promotion={promotion} />
      )}
      <Button variant="quiet" size="medium" icon="share" onClick={onShare}>
        {t('promotion.share')}
      </Button>
    </>
  );
}

/** A promotion; what is in it is made when it is first opened. */
export function PromotionEntry(props: PromotionEntryProps) {
  const { promotion, open, target, onOpenChange } = props;
  const { t, language } = useTranslation();
  const { timeZone } = useMerchant();
  const wasOpen = useOnce(open);
  const picture = pictureOf(promotion);
  return (
    <Promotion
      title={promotion.title}
      level={2}
      period={
        isLasting(promotion)
          ? t('promotion.lasting')
          : inFigures(periodOf(promotion, timeZone), language)
      }
      lasting={isLasting(promotion)}
      {...(picture === undefined ? {} : { picture })}
      open={open}
      target={target}
      onOpenChange={onOpenChange}
      action={wasOpen ? <Below {...props} /> : null}
    >
      {wasOpen ? <RichText html={promotion.content} /> : null}
    </Promotion>
  );
}

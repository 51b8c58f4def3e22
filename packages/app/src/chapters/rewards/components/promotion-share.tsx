import { ShareSheet } from '@livery/ui/share-sheet';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { PromotionData } from '../api/promotions.ts';

export interface PromotionShareProps {
  readonly promotion: PromotionData;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Hands the address of a promotion on. */
export function PromotionShare({ promotion: { id, title }, ...rest }: PromotionShareProps) {
  const { t } = useTranslation();
  return (
    <ShareSheet
      {...rest}
      title={title}
      url={new URL(pathTo('promotion', { id }), location.origin).href}
      labels={{
        link: t('promotion.share.link'),
        copy: t('promotion.share.copy'),
        copied: t('promotion.share.copied'),
        code: t('promotion.share.code'),
      }}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Accordion } from '@livery/ui/accordion';
import { SkeletonFade, SkeletonPromotions } from '@livery/ui/skeleton';
import { useToast } from '@livery/ui/toast';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { useTextsComing } from '#kernel/rich-text/sanitiser.ts';
import { useSession } from '#kernel/session/session.ts';
import { promotionsQuery } from '../../api/promotions.ts';
import { claimDraft } from '../../claim/claim-draft.ts';
import { ClaimSheet } from '../../claim/claim-sheet.tsx';
import { PromotionEntry } from '../../components/promotion-entry.tsx';
import { PromotionShare } from '../../components/promotion-share.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { NoPromotions } from './no-promotions.tsx';
import * as css from './promotions.css.ts';
import { useOpened, type PromotionsFilter } from './use-opened.ts';

/** The form that somebody has open, whatever else is on the screen. */
function OpenClaim({ titles }: { readonly titles: ReadonlyMap<string, string> }) {
  const userName = useSession()?.userName;
  const draft = claimDraft.use();
  const title = draft && titles.get(draft.id);
  if (userName === undefined || !draft || title === undefined) return null;
  return <ClaimSheet key={draft.id} userName={userName} title={title} draft={draft} />;
}

/** Says of a link that it came too late. */
function useWordOfGone(isGone: boolean): void {
  const { t } = useTranslation();
  const toast = useToast();
  const text = t('error.promotion.missing');
  useEffect(() => {
    if (isGone) toast.show({ tone: 'neutral', text });
  }, [isGone, toast, text]);
}

/** What the site offers, by kind. */
export function PromotionsScreen({ filter }: { readonly filter: PromotionsFilter }) {
  const { category, id } = filter;
  const { data, error, isPending, isError, isFetching, refetch } = useQuery(
    promotionsQuery(useAskedLanguage()),
  );
  const isComing = useTextsComing();
  const [shared, share] = useState<{ readonly id: string; readonly open: boolean }>();
  const promotions = data ?? [];
  const shown = promotions.filter(
    (one) =>
      category === undefined ||
      one.promoAnnouncementCategoryIds.includes(category) ||
      // It was asked for by name.
      one.id === id,
  );
  const isGone =
    promotions.length > 0 && id !== undefined && !promotions.some((one) => one.id === id);
  const { isOpen, isTarget, open, close, choose } = useOpened(filter, shown[0]?.id, isGone);
  useWordOfGone(isGone);
  const handed = promotions.find((one) => one.id === shared?.id);
  return (
    <CategoryTabs promotions={data} current={category} onChoose={choose}>
      {isError && !data ? (
        <div className={css.apart}>
          <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      ) : null}
      {data && shown.length === 0 ? <NoPromotions kind={promotions.length > 0} /> : null}
      <div className={css.room}>
        <SkeletonFade busy={isPending || isComing} skeleton={<SkeletonPromotions />}>
          {shown.length > 0 ? (
            <Accordion>
              {shown.map((promotion) => (
                <PromotionEntry
                  key={promotion.id}
                  promotion={promotion}
                  open={isOpen(promotion.id)}
                  target={isTarget(promotion.id)}
                  onOpenChange={(now) => (now ? open : close)(promotion.id)}
                  onShare={() => share({ id: promotion.id, open: true })}
                  onEnd={() => void refetch()}
                />
              ))}
            </Accordion>
          ) : null}
        </SkeletonFade>
      </div>
      <OpenClaim titles={new Map(promotions.map((one) => [one.id, one.title]))} />
      {shared && handed ? (
        <PromotionShare
          promotion={handed}
          open={shared.open}
          onClose={() => share({ ...shared, open: false })}
        />
      ) : null}
    </CategoryTabs>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { TextLink } from '@livery/ui/link';
import { PromotionButton } from '@livery/ui/promotion';
import { useToast } from '@livery/ui/toast';
import { platformNow } from '#kernel/http/platform-clock.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import type { Session } from '#kernel/session/session.ts';
import type { PromotionData } from '../api/promotions.ts';
import { standingQuery, statusOf } from '../api/standing.ts';
import { claimDraft, openedDraft } from '../claim/claim-draft.ts';
import { useJoin } from '../claim/use-join.ts';
import { StandingBones } from './standing-bones.tsx';
import { PromotionTerms } from './promotion-terms.tsx';
import { statusText } from './status-text.ts';

interface StandingProps {
  readonly promotion: PromotionData;
}

/** Whoever has not logged in stands nowhere yet. */
export function VisitorStanding({ promotion }: StandingProps) {
  const { t } = useTranslation();
  if (promotion.startDate > platformNow())
    return (
      <PromotionButton status="coming-soon" description={t('promotion.note.soon')}>
        {t('promotion.status.soon')}
      </PromotionButton>
    );
  return (
    <Button full render={<Link to={loginPath(pathTo('promotion', { id: promotion.id }))} />}>
      {t('promotion.login')}
    </Button>
  );
}

/** The terms in figures, and what a member can do now, or how they stand. */
export function MemberStanding({
  promotion,
  session,
}: StandingProps & { readonly session: Session }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { id } = promotion;
  const { join, isJoining } = useJoin(session.userName, id);
  const draft = claimDraft.use();
  const { data, isError, refetch } = useQuery(standingQuery(session.userName, id));
  if (!data) return isError ? <LoadFailed onRetry={() => void refetch()} /> : <StandingBones />;
  const status = statusOf(data.status);
  const { label, note } = statusText[status];
  const act = (): void => {
    if (isGuest(session.type)) toast.show({ text: t('error.trial.forbidden') });
    else if (status === 'join') join();
    else claimDraft.set(openedDraft(id, draft));
  };
  return (
    <>
      <PromotionTerms promotion={promotion} standing={data} />
      <PromotionButton
        status={status}
        loading={isJoining}
        onClick={act}
        description={note && t(note)}
      >
        {t(label)}
      </PromotionButton>
      {status === 'process' || status === 'issued' ? (
        <TextLink caret render={<Link to={pathTo('bonus')} />}>
          {t('bonus.see')}
        </TextLink>
      ) : null}
    </>
  );
}

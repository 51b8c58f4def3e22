import { useQuery } from '@tanstack/react-query';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { Text } from '@livery/ui/text';
import { call } from '#kernel/http/client.ts';
import { platformNow } from '#kernel/http/platform-clock.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { useTranslation } from '@livery/web/texts/use-translation';
import { responsiblePlayQuery } from '../../api/responsible-play.ts';
import { useChange } from '../../api/use-change.ts';
import * as css from '../../care.css.ts';
import { BarNotice } from '../../components/bar-notice.tsx';
import { HelpLines } from '../../components/help-lines.tsx';
import { LimitsList } from '../../components/limits-list.tsx';
import { AddLimit, Breaks, LookAtPlay } from '../../components/ways.tsx';
import { offeredKinds } from '../../limit-kinds.ts';
import { LimitsSkeleton } from './skeleton.tsx';

/** What a member allows themselves, and the ways to play less. */
export function LimitsScreen({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(responsiblePlayQuery(userName));
  const { change, busy } = useChange(userName);
  if (!data)
    return error ? (
      <>
        <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        <HelpLines />
      </>
    ) : (
      <LimitsSkeleton />
    );
  const isReviewDue = data.nextReviewAt <= platformNow();
  return (
    <div className={css.page}>
      <div className={css.inset}>
        {data.bar ? <BarNotice bar={data.bar} /> : null}
        {isReviewDue ? (
          <Message
            action={
              <Button
                variant="quiet"
                size="medium"
                disabled={busy}
                onClick={() =>
                  void change(
                    () => call('noteReview', {}),
                    () => undefined,
                  )
                }
              >
                {t('limits.review.button')}
              </Button>
            }
          >
            {t('limits.review')}
          </Message>
        ) : null}
        <Text>{t('limits.intro')}</Text>
      </div>
      <LimitsList userName={userName} play={data} onReady={() => void refetch()} />
      {data.bar ? null : <AddLimit kinds={offeredKinds(data)} />}
      {data.bar?.kind === 'exclusion' ? null : (
        <Breaks realityCheckMinutes={data.realityCheckMinutes} onBreak={data.bar !== undefined} />
      )}
      <LookAtPlay />
      <HelpLines />
    </div>
  );
}

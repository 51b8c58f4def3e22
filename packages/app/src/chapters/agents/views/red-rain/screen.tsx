import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@livery/ui/empty-state';
import { SectionTitle } from '@livery/ui/section-title';
import { SkeletonRows } from '@livery/ui/skeleton';
import { useTranslation } from '@livery/web/texts/use-translation';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { sentRainsQuery } from '../../api/rain.ts';
import * as css from '../../agents.css.ts';
import { RainForm } from '../../rain/rain-form.tsx';
import { SentRains } from '../../rain/sent-rains.tsx';

/** Envelopes for one’s own people, and what became of those that were sent. */
export function RedRainScreen({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(sentRainsQuery(userName));
  return (
    <div className={css.page}>
      <div className={css.part}>
        <RainForm userName={userName} />
      </div>
      <section aria-labelledby="agency-rains">
        <SectionTitle title={t('flag.AGENTRANSMULTDOWN3.sent')} headingId="agency-rains" />
        <div className={css.part}>
          {data && data.list.length > 0 ? <SentRains userName={userName} list={data.list} /> : null}
          {data?.list.length === 0 ? (
            <EmptyState icon="gift" title={t('flag.AGENTRANSMULTDOWN3.none')} />
          ) : null}
          {!data && error ? (
            <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : null}
          {!data && !error ? <SkeletonRows count={3} height="list" /> : null}
        </div>
      </section>
    </div>
  );
}

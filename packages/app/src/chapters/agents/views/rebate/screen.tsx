import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataList } from '@livery/ui/data-list';
import { EmptyState } from '@livery/ui/empty-state';
import { PersonList } from '@livery/ui/person-row';
import { SectionTitle } from '@livery/ui/section-title';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import { categoryText } from '#kernel/i18n/category-text.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import { ratesQuery, type OwnRate } from '../../api/rebate.ts';
import { downlineQuery, type Person } from '../../api/team.ts';
import * as css from '../../agents.css.ts';
import { ReportSkeleton } from '../../../../kernel/parts/skeletons/report-skeleton.tsx';
import { usePercent } from '../../rates/use-percent.ts';
import { PersonEntry } from '../../team/person-entry.tsx';
import { PersonSheet } from '../../team/person-sheet.tsx';

/** What the agent earns of each type of game, and whom they set it for. */
export function RebateScreen({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const own = useQuery(ratesQuery(userName));
  const below = useQuery(downlineQuery(userName, {}, 1));
  const [shown, show] = useState<{ readonly person: Person; readonly open: boolean }>();
  const { data } = own;
  if (!data || !below.data) {
    const failed = data ? below : own;
    if (!failed.error) return <ReportSkeleton />;
    const retry = (): void => void Promise.all([own.refetch(), below.refetch()]);
    return <PageFailed error={failed.error} busy={failed.isFetching} onRetry={retry} />;
  }
  if (data.rates.length === 0)
    return (
      <EmptyState
        icon="percent"
        title={t('flag.AGENCY3.rates.none')}
        description={t('flag.AGENCY3.rates.none.line')}
      />
    );
  return (
    <div className={css.page}>
      <OwnRates rates={data.rates} from={data.effectiveDay} />
      {below.data.list.length > 0 ? (
        <section aria-labelledby="agency-direct">
          <SectionTitle title={t('flag.AGENCY3.rates.team')} headingId="agency-direct" />
          <div className={css.report}>
            <div className={css.words}>
              <Text tone="soft">{t('flag.AGENCY3.rates.team.line')}</Text>
            </div>
            <PersonList>
              {below.data.list.map((person) => (
                <PersonEntry
                  key={person.id}
                  person={person}
                  onOpen={() => show({ person, open: true })}
                />
              ))}
            </PersonList>
          </div>
        </section>
      ) : null}
      {shown ? (
        <PersonSheet
          userName={userName}
          person={shown.person}
          open={shown.open}
          startsWithRates
          onClose={() => show({ ...shown, open: false })}
        />
      ) : null}
    </div>
  );
}

function OwnRates({ rates, from }: { readonly rates: readonly OwnRate[]; readonly from: string }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const names = useDayNames();
  return (
    <section aria-labelledby="agency-own">
      <SectionTitle title={t('flag.AGENCY3.rates.own')} headingId="agency-own" />
      <DataList
        data={rates.map(({ type, rate, tomorrow }) => ({
          label: t(categoryText(type)),
          value:
            rate === tomorrow
              ? percent(rate)
              : `${percent(rate)} · ${t('flag.AGENCY3.rates.tomorrow', {
                  rate: percent(tomorrow),
                  day: names.whole(from),
                })}`,
          figures: true,
        }))}
      />
    </section>
  );
}

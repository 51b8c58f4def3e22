import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@livery/ui/empty-state';
import { SectionTitle } from '@livery/ui/section-title';
import { Tab, TabList, TabPanel, Tabs } from '@livery/ui/tabs';
import { useTranslation } from '@livery/web/texts/use-translation';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { AccountForm } from '../../accounts/account-form.tsx';
import { LinkForm } from '../../accounts/link-form.tsx';
import { LinkList } from '../../accounts/link-list.tsx';
import { LinkSheet } from '../../accounts/link-sheet.tsx';
import * as css from '../../agents.css.ts';
import type { InviteLink } from '../../api/accounts.ts';
import { ratesQuery } from '../../api/rebate.ts';
import { ReportSkeleton } from '../../../../kernel/parts/skeletons/report-skeleton.tsx';

/** People for one’s team: a link by which they come, or an account opened for them. */
export function OpenAccountScreen({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const [way, setWay] = useState('link');
  const [shown, show] = useState<{ readonly link: InviteLink; readonly open: boolean }>();
  const { data, error, isFetching, refetch } = useQuery(ratesQuery(userName));
  if (!data)
    return error ? (
      <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <ReportSkeleton />
    );
  const bounds = data.rates.map(({ type, tomorrow }) => ({ type, least: '0', most: tomorrow }));
  if (bounds.length === 0)
    return (
      <EmptyState
        icon="percent"
        title={t('flag.AGENCY3.rates.none')}
        description={t('flag.AGENCY3.rates.none.line')}
      />
    );
  const given = { userName, bounds, step: data.step };
  const open = (link: InviteLink): void => show({ link, open: true });
  return (
    <Tabs value={way} onValueChange={setWay}>
      <TabList label={t('flag.AGENCY3.open')}>
        <Tab value="link">{t('flag.AGENCY3.link')}</Tab>
        <Tab value="account">{t('flag.AGENCY3.account')}</Tab>
      </TabList>
      <TabPanel value="link">
        <div className={css.page}>
          <section aria-labelledby="agency-links">
            <SectionTitle title={t('flag.AGENCY3.link.made')} headingId="agency-links" />
            <LinkList userName={userName} onOpen={open} />
          </section>
          <div className={css.part}>
            <LinkForm {...given} onMade={open} />
          </div>
        </div>
      </TabPanel>
      <TabPanel value="account">
        <div className={css.page}>
          <div className={css.part}>
            <AccountForm {...given} />
          </div>
        </div>
      </TabPanel>
      {shown ? (
        <LinkSheet
          userName={userName}
          link={shown.link}
          open={shown.open}
          onClose={() => show({ ...shown, open: false })}
        />
      ) : null}
    </Tabs>
  );
}

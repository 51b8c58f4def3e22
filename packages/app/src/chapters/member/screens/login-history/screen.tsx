import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@livery/ui/empty-state';
import { InfiniteList, type InfiniteState } from '@livery/ui/infinite-list';
import { useTranslation } from '@livery/web/texts/use-translation';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { loginHistoryQuery } from '../../api/login-history.ts';
import { LoginRecord } from '../../logins/login-record.tsx';
import * as css from '../../logins/logins.css.ts';
import { withKeys } from '../../logins/login-keys.ts';
import { LoginHistorySkeleton } from './skeleton.tsx';

/** Log-ins of the last 90 days and tries that failed, page after page as the end comes near. */
export function LoginHistoryScreen({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(loginHistoryQuery(userName));
  if (list.data === undefined)
    return list.isError ? (
      <PageFailed error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <LoginHistorySkeleton />
    );
  const rows = withKeys(list.data.pages.flatMap((page) => page.list));
  if (rows.length === 0) return <EmptyState icon="clock" title={t('logins.none')} />;
  return (
    <div className={css.logins}>
      <p className={css.about}>{t('logins.about')}</p>
      <InfiniteList
        label={t('title.loginHistory')}
        items={rows}
        keyOf={({ key }) => key}
        state={stateOf(list)}
        onMore={() => void list.fetchNextPage()}
        labels={{
          busy: t('common.wait'),
          failed: t('error.failed'),
          retry: t('common.retry'),
          end: t('logins.end'),
        }}
      >
        {({ login }) => <LoginRecord login={login} />}
      </InfiniteList>
    </div>
  );
}

interface ListStatus {
  readonly isError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
}

function stateOf({ isError, isFetchingNextPage, hasNextPage }: ListStatus): InfiniteState {
  if (isFetchingNextPage) return 'busy';
  if (isError) return 'failed';
  return hasNextPage ? 'more' : 'end';
}

import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { InfiniteList, type InfiniteState } from '@livery/ui/infinite-list';
import { PullToRefresh } from '@livery/ui/pull-to-refresh';
import { SkeletonFade, SkeletonRows } from '@livery/ui/skeleton';
import { useTranslation } from '@livery/web/texts/use-translation';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import type { DatedRow } from './record-definition.ts';
import * as css from './records.css.ts';
import { useRecordTimes } from './use-record-times.ts';

export interface RecordListProps<Row extends DatedRow> {
  readonly label: string;
  readonly list: UseInfiniteQueryResult;
  /** Asks for the newest anew. */
  readonly onRefresh: () => Promise<unknown>;
  /** Shown when there is nothing; it says what to do next. */
  readonly empty: ReactNode;
  /** What its pages hold, each once. */
  readonly rows: readonly Row[];
  /** What all of it comes to, over the rows. */
  readonly totals: ReactNode;
  readonly children: (row: Row) => ReactNode;
}

type ListStatus = Pick<UseInfiniteQueryResult, 'isError' | 'isFetchingNextPage' | 'hasNextPage'>;

const stateOf = ({ isError, isFetchingNextPage, hasNextPage }: ListStatus): InfiniteState => {
  if (isFetchingNextPage) return 'busy';
  if (isError) return 'failed';
  return hasNextPage ? 'more' : 'end';
};

/** Records under the days they are of, page after page as the end comes near. */
export function RecordList<Row extends DatedRow>({
  label,
  list,
  onRefresh,
  empty,
  rows,
  totals,
  children,
}: RecordListProps<Row>) {
  const { t } = useTranslation();
  const { dayOf, day } = useRecordTimes();

  if (list.isError && list.data === undefined)
    return (
      <PageFailed error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    );
  return (
    <PullToRefresh
      onRefresh={onRefresh}
      doneLabel={t('records.refreshed')}
      failedLabel={t('error.failed')}
    >
      <SkeletonFade busy={list.isPending} skeleton={<SkeletonRows count={7} />}>
        {list.isPlaceholderData ? <output className={css.asking}>{t('common.wait')}</output> : null}
        {rows.length === 0 ? (
          empty
        ) : (
          <div className={css.found} data-old={list.isPlaceholderData ? '' : undefined}>
            {totals}
            <InfiniteList
              className={css.list}
              label={label}
              items={rows}
              keyOf={({ id }) => id}
              state={stateOf(list)}
              onMore={() => void list.fetchNextPage()}
              labels={{
                busy: t('common.wait'),
                failed: t('error.failed'),
                retry: t('common.retry'),
                end: t('records.end'),
              }}
            >
              {(row, index) => {
                const before = rows[index - 1];
                const isFirst = before === undefined || dayOf(before.at) !== dayOf(row.at);
                return (
                  <>
                    {isFirst ? <h2 className={css.day}>{day(row.at)}</h2> : null}
                    {children(row)}
                  </>
                );
              }}
            </InfiniteList>
          </div>
        )}
      </SkeletonFade>
    </PullToRefresh>
  );
}

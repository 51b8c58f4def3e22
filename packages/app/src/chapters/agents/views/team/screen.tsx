import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@livery/ui/empty-state';
import { Pagination } from '@livery/ui/pagination';
import { PersonList } from '@livery/ui/person-row';
import { SearchField } from '@livery/ui/search-field';
import { SkeletonRows } from '@livery/ui/skeleton';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { downlineQuery, type Person } from '../../api/team.ts';
import * as css from '../../agents.css.ts';
import { LinePath } from '../../team/line-path.tsx';
import { PersonEntry } from '../../team/person-entry.tsx';
import { PersonSheet } from '../../team/person-sheet.tsx';

export interface TeamScreenProps {
  readonly userName: string;
  readonly params: Readonly<Record<string, string>>;
}

const idIn = (text = ''): string | undefined => (/^\d{1,19}$/.test(text) ? text : undefined);
const pageIn = (text = ''): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** Who stands below, level by level. */
export function TeamScreen({ userName, params }: TeamScreenProps) {
  const { t, language } = useTranslation();
  const narrow = useNarrow();
  const [shown, show] = useState<{ readonly person: Person; readonly open: boolean }>();
  const parent = idIn(params['parent']);
  const keyword = params['keyword']?.trim().slice(0, 20) || undefined;
  const page = pageIn(params['page']);
  const filter = { ...(parent ? { parent } : {}), ...(keyword ? { keyword } : {}) };
  const { data, error, isFetching, refetch } = useQuery({
    ...downlineQuery(userName, filter, page),
    placeholderData: keepPreviousData,
  });
  if (error && !data)
    return <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className={css.page}>
      <div className={css.part}>
        <SearchField
          label={t('flag.AGENCY3.search')}
          defaultValue={keyword ?? ''}
          maxLength={20}
          busy={isFetching && data !== undefined}
          onSearch={(text) => narrow({ parent, keyword: text.trim() || undefined })}
        />
      </div>
      {data ? <LinePath path={data.path} /> : null}
      {data ? (
        <People
          list={data.list}
          isSearch={keyword !== undefined}
          onOpen={(person) => show({ person, open: true })}
        />
      ) : (
        <div className={css.part}>
          <SkeletonRows count={6} height="list" />
        </div>
      )}
      {data && data.totalPages > 1 ? (
        <Pagination
          label={t('flag.AGENCY3.team')}
          page={page}
          count={data.totalPages}
          locale={language}
          previousLabel={t('common.previous')}
          nextLabel={t('common.next')}
          pageLabel={(number) => t('flag.AGENCY3.page', { number })}
          onPageChange={(next) =>
            narrow({ parent, keyword, page: next > 1 ? `${next}` : undefined })
          }
        />
      ) : null}
      {shown ? (
        <PersonSheet
          userName={userName}
          person={shown.person}
          open={shown.open}
          onClose={() => show({ ...shown, open: false })}
        />
      ) : null}
    </div>
  );
}

interface PeopleProps {
  readonly list: readonly Person[];
  readonly isSearch: boolean;
  readonly onOpen: (person: Person) => void;
}

function People({ list, isSearch, onOpen }: PeopleProps) {
  const { t } = useTranslation();
  if (list.length === 0)
    return isSearch ? (
      <EmptyState
        icon="search"
        title={t('flag.AGENCY3.search.none')}
        description={t('flag.AGENCY3.search.none.line')}
      />
    ) : (
      <EmptyState
        icon="invite"
        title={t('flag.AGENCY3.team.none')}
        description={t('flag.AGENCY3.team.none.line')}
      />
    );
  return (
    <PersonList aria-label={t('flag.AGENCY3.team')}>
      {list.map((person) => (
        <PersonEntry key={person.id} person={person} onOpen={() => onOpen(person)} />
      ))}
    </PersonList>
  );
}

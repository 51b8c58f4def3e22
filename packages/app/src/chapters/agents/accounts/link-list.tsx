import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@livery/ui/empty-state';
import { List, ListRow } from '@livery/ui/list-row';
import { SkeletonRows } from '@livery/ui/skeleton';
import { useTranslation } from '@livery/web/texts/use-translation';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import { linksQuery, type InviteLink } from '../api/accounts.ts';

export interface LinkListProps {
  readonly userName: string;
  readonly onOpen: (link: InviteLink) => void;
}

/** Links that hold, with how many came by each. */
export function LinkList({ userName, onOpen }: LinkListProps) {
  const { t, language } = useTranslation();
  const names = useDayNames();
  const count = new Intl.NumberFormat(language);
  const { data, error, isFetching, refetch } = useQuery(linksQuery(userName));
  if (!data)
    return error ? (
      <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows count={2} height="list" />
    );
  if (data.list.length === 0) return <EmptyState icon="qr" title={t('flag.AGENCY3.link.none')} />;
  return (
    <List aria-label={t('flag.AGENCY3.link.made')}>
      {data.list.map((link) => {
        const uses = t('flag.AGENCY3.link.uses', {
          count: link.registered,
          number: count.format(link.registered),
        });
        const until = link.validTo
          ? ` · ${t('flag.AGENCY3.link.valid', { day: names.whole(link.validTo) })}`
          : '';
        return (
          <ListRow
            key={link.code}
            icon="qr"
            label={link.note ?? link.code}
            description={uses + until}
            onClick={() => onOpen(link)}
          />
        );
      })}
    </List>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Link } from '#kernel/routing/link.ts';
import { Accordion } from '@livery/ui/accordion';
import { Announcement } from '@livery/ui/announcement';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { SkeletonFade, SkeletonNotices } from '@livery/ui/skeleton';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { dayIn, inFigures } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useOnce } from '#kernel/parts/use-once.ts';
import { RichText } from '#kernel/rich-text/rich-text.tsx';
import { useTextsComing } from '#kernel/rich-text/sanitiser.ts';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import type { NoticesAnswer } from '../../api/notices-answer.ts';
import { useReadAnnouncement } from '../../api/use-read-announcement.ts';
import * as css from '../screens.css.ts';

/** Says what there is to do where there is nothing to read. */
function None() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="news"
      title={t('no_announcement')}
      description={t('notices.none.hint')}
      action={
        <Button size="medium" render={<Link to={pathTo('games')} />}>
          {t('notices.none.action')}
        </Button>
      }
    />
  );
}

/** Whoever opens one has read it, by whichever way it opened; once, however the platform takes it. */
function useRead(notice: { readonly id: string; readonly read: boolean } | undefined): void {
  const read = useReadAnnouncement();
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (!notice || notice.read || told.current.has(notice.id)) return;
    told.current.add(notice.id);
    read(notice.id);
  });
}

/** What was written is made when it is first opened: a list of many is there at once. */
const NoticeText = ({ html, open }: { readonly html: string; readonly open: boolean }) =>
  useOnce(open) ? <RichText html={html} /> : null;

const indexIn = (place: string | undefined): number | undefined =>
  place !== undefined && /^\d{1,4}$/.test(place) ? Number(place) : undefined;

export interface NoticesScreenProps {
  /** Which of them is open, as the address says. */
  readonly place: string | undefined;
  readonly answer: NoticesAnswer;
}

/** Every notice, one of them open: the address says which. */
export function NoticesScreen({ place, answer }: NoticesScreenProps) {
  const { t, language } = useTranslation();
  const { timeZone } = useMerchant();
  const narrow = useNarrow();
  const isMember = useSession() !== null;
  const { data, isPending, error, isFetching, refetch } = answer;
  const [opened, open] = useState(() => indexIn(place));
  const first = useRef<HTMLDetailsElement>(null);
  const notices = data?.player ?? [];
  useRead(opened === undefined ? undefined : notices[opened]);
  const isThere = notices.length > 0;
  // A text that is open from the start pushes away what stands below it when it comes.
  const [isAwaited] = useState(opened !== undefined);
  const isComing = useTextsComing();
  const isBusy = isPending || (isAwaited && isComing);
  useEffect(() => {
    if (!isBusy) first.current?.scrollIntoView({ block: 'nearest' });
  }, [isBusy]);
  const change = (index: number, isOpen: boolean): void => {
    open(isOpen ? index : undefined);
    narrow({ i: isOpen ? `${index}` : undefined });
  };
  if (error && !data)
    return <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!isPending && !isThere) return <None />;
  return (
    <div className={css.room}>
      <SkeletonFade busy={isBusy} skeleton={<SkeletonNotices />}>
        <Accordion>
          {notices.map((one, index) => (
            <Announcement
              key={one.id}
              ref={index === indexIn(place) ? first : undefined}
              level={2}
              title={one.title}
              date={inFigures(dayIn(timeZone, one.startDate), language)}
              unread={isMember && !one.read}
              unreadLabel={t('notices.mark')}
              open={index === opened}
              onOpenChange={(isOpen) => change(index, isOpen)}
            >
              <NoticeText html={one.content} open={index === opened} />
            </Announcement>
          ))}
        </Accordion>
      </SkeletonFade>
    </div>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { eachOnce } from '@livery/web/http/each-once';
import { useState } from 'react';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { InfiniteList, type InfiniteState } from '@livery/ui/infinite-list';
import { SkeletonFade, SkeletonRows } from '@livery/ui/skeleton';
import { Text } from '@livery/ui/text';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useSignal } from '@livery/web/store/signal';
import { useUnread } from '#kernel/session/badges/unread.ts';
import { inboxQuery, type Letter } from '../../api/inbox.ts';
import { inboxUnreadQuery } from '../../api/inbox-unread.ts';
import * as css from '../../inbox/inbox.css.ts';
import { LetterRow } from '../../inbox/letter-row.tsx';
import { LetterSheet } from '../../inbox/letter-sheet.tsx';
import { hiddenLetters } from '../../inbox/put-away.ts';
import { useDeleteLetter } from '../../inbox/use-delete-letter.ts';
import { useReadLetters } from '../../inbox/use-read-letters.ts';

const nothingAway: ReadonlySet<string> = new Set();

function None() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="mail"
      title={t('inbox.none')}
      description={t('inbox.none.hint')}
      action={
        <Button size="medium" render={<Link to={pathTo('notices')} />}>
          {t('notices.all')}
        </Button>
      }
    />
  );
}

/** Letters to a member, the newest first. */
export function InboxScreen({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const { inbox: remembered } = useUnread();
  const { data: told } = useQuery(inboxUnreadQuery(userName));
  const unread = told ?? remembered;
  // Nobody has said yet that there is none.
  const isUnsaid = told === undefined && unread === 0;
  const list = useInfiniteQuery(inboxQuery(userName, useAskedLanguage()));
  const hidden = useSignal(hiddenLetters, nothingAway);
  const { readOne, readAll, isReading } = useReadLetters(userName);
  const remove = useDeleteLetter(userName);
  const [opened, open] = useState<{ readonly letter: Letter; readonly isOpen: boolean }>();
  const pages = list.data?.pages.map((page) => page.list) ?? [];
  const letters = eachOnce(pages, ({ id }) => id).filter(({ id }) => !hidden.has(id));

  if (list.error && !list.data)
    return (
      <PageFailed error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    );
  const read = (letter: Letter): void => {
    if (!letter.read) readOne(letter.id);
  };
  const show = (letter: Letter): void => {
    open({ letter, isOpen: true });
    read(letter);
  };
  const more = list.hasNextPage ? 'more' : 'end';
  const asking: InfiniteState = list.isFetchingNextPage ? 'busy' : more;
  const isEmpty = !list.isPending && letters.length === 0 && !list.hasNextPage;
  return (
    <>
      {isEmpty ? <None /> : null}
      <div className={css.room} hidden={isEmpty}>
        <div className={css.bar}>
          <Text tone="soft" aria-live="polite">
            {unread > 0 ? t('messages.unread', { count: unread }) : null}
            {unread > 0 || isUnsaid ? null : t('inbox.allRead')}
          </Text>
          {unread > 0 || isReading ? (
            <Button
              variant="quiet"
              size="medium"
              icon="checks"
              loading={isReading}
              onClick={readAll}
            >
              {t('inbox.readAll')}
            </Button>
          ) : null}
        </div>
        <SkeletonFade busy={list.isPending} skeleton={<SkeletonRows count={6} height="list" />}>
          <InfiniteList
            label={t('title.inbox')}
            items={letters}
            keyOf={({ id }) => id}
            state={list.isFetchNextPageError ? 'failed' : asking}
            onMore={() => void list.fetchNextPage()}
            labels={{
              busy: t('common.wait'),
              failed: t('error.failed'),
              retry: t('common.retry'),
              end: t('inbox.end'),
            }}
          >
            {(letter) => (
              <LetterRow
                letter={letter}
                onOpen={() => show(letter)}
                onRead={() => read(letter)}
                onDelete={() => remove(letter)}
              />
            )}
          </InfiniteList>
        </SkeletonFade>
      </div>
      {opened ? (
        <LetterSheet
          {...opened}
          open={opened.isOpen}
          onClose={() => open({ ...opened, isOpen: false })}
          onDelete={() => {
            open({ ...opened, isOpen: false });
            remove({ ...opened.letter, read: true });
          }}
        />
      ) : null}
    </>
  );
}

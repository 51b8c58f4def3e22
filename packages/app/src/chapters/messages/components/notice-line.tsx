import { useState } from 'react';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { IconButton } from '@livery/ui/icon-button';
import { NoticeTicker } from '@livery/ui/notice-ticker';
import { useHomeContent } from '../api/home-content.ts';
import { NoticesSheet } from './notices-sheet.tsx';
import { NoticesRoom } from './rooms.tsx';

/** As many as somebody waits for. */
const most = 5;

/** The newest notices in a line, and the way to all of them. */
export function NoticeLine() {
  const { t } = useTranslation();
  const { data, isPending } = useHomeContent();
  const [shown, setShown] = useState<{ open: boolean; first?: string }>();
  if (isPending) return <NoticesRoom />;
  const notices = data?.player ?? [];
  if (!data || notices.length === 0) return null;
  const { unreadCount } = data.footer;
  const unread = notices.some(({ read }) => !read) && unreadCount > 0;
  return (
    <>
      <NoticeTicker
        label={t('notices.label')}
        items={notices.slice(0, most).map(({ id, title }) => ({ id, text: title }))}
        onSelect={({ id }) => setShown({ open: true, first: id })}
        end={
          <IconButton
            icon="mail"
            iconSize={20}
            label={unread ? t('notices.unread', { count: unreadCount }) : t('notices.all')}
            marked={unread}
            onClick={() => setShown({ open: true })}
          />
        }
      />
      {shown ? (
        <NoticesSheet
          key={shown.first}
          notices={notices}
          onClose={() => setShown({ ...shown, open: false })}
          {...shown}
        />
      ) : null}
    </>
  );
}

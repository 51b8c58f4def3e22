import { useEffect, useRef } from 'react';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import type { Reply } from '@livery/contract/client';
import { Accordion } from '@livery/ui/accordion';
import { Announcement } from '@livery/ui/announcement';
import { Sheet } from '@livery/ui/sheet';
import { RichText } from '#kernel/rich-text/rich-text.tsx';
import { useSession } from '#kernel/session/session.ts';
import { useReadAnnouncement } from '../api/use-read-announcement.ts';
import { useNoticeDate } from './use-notice-date.ts';

export interface NoticesSheetProps {
  readonly notices: Reply<'announcements'>['player'];
  readonly open: boolean;
  /** The one that is open to begin with. */
  readonly first?: string;
  readonly onClose: () => void;
}

/** Every notice, each of which opens to its text and is read by that. */
export function NoticesSheet({ notices, open, first, onClose }: NoticesSheetProps) {
  const { t } = useTranslation();
  const date = useNoticeDate();
  const read = useReadAnnouncement();
  const isMember = useSession() !== null;
  const isUnread = notices.some((one) => one.id === first && !one.read);
  const told = useRef(false);
  useEffect(() => {
    if (!open || !first || !isUnread || told.current) return;
    told.current = true;
    read(first);
  });
  return (
    <Sheet open={open} onClose={onClose} title={t('notices.all')}>
      <Accordion>
        {notices.map((one) => (
          <Announcement
            key={one.id}
            title={one.title}
            date={date(one.startDate)}
            unread={isMember && !one.read}
            unreadLabel={t('notices.mark')}
            onRead={() => read(one.id)}
            defaultOpen={one.id === first}
          >
            <RichText html={one.content} />
          </Announcement>
        ))}
      </Accordion>
    </Sheet>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '#kernel/i18n/language.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { forgetUnread, noteUnread } from '#kernel/session/badges/unread.ts';
import { homeContentQuery } from '../api/home-content.ts';
import { inboxUnreadQuery } from '../api/inbox-unread.ts';

/** Keeps what every badge shows. A guest of free play has nothing to read, and a visitor nothing to mark. */
export function UnreadKeeper(): null {
  const session = useSession();
  const language = useLanguage();
  const isCounted = session !== null && !isGuest(session.type);
  const userName = session?.userName ?? '';
  // While a password of one's own is due, the platform answers nothing else.
  const enabled = isCounted && !session.firstTimeLogin;
  const notices = useQuery({ ...homeContentQuery(language, userName), enabled });
  const letters = useQuery({ ...inboxUnreadQuery(userName), enabled });
  const announcement = notices.data?.footer.unreadCount;
  const inbox = letters.data;
  useEffect(() => {
    if (isCounted && announcement !== undefined) noteUnread({ announcement });
  }, [isCounted, announcement]);
  useEffect(() => {
    if (isCounted && inbox !== undefined) noteUnread({ inbox });
  }, [isCounted, inbox]);
  useEffect(() => {
    if (!isCounted) forgetUnread();
  }, [isCounted]);
  return null;
}

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '#kernel/routing/link.ts';
import { List, ListRow } from '@livery/ui/list-row';
import { useToast } from '@livery/ui/toast';
import { UnreadBadge } from '@livery/ui/unread-badge';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { useUnread } from '#kernel/session/badges/unread.ts';
import { useHomeContent } from '../../api/home-content.ts';
import { inboxQuery } from '../../api/inbox.ts';
import { UnreadKeeper } from '../../components/unread-keeper.ts';
import * as css from '../screens.css.ts';

/** How long a guest reads that this is not for them. */
const refusedFor = 1_000;

function useNewestLetter(): string | undefined {
  const session = useSession();
  const isReader = session !== null && !isGuest(session.type);
  const query = inboxQuery(session?.userName ?? '', useLanguage());
  const { data } = useInfiniteQuery({ ...query, enabled: isReader });
  return data?.pages[0]?.list[0]?.title;
}

/** As high as what stood there before it came. */
const Preview = ({ children }: { readonly children: string }) => (
  <span className={css.preview} dir="auto">
    {children}
  </span>
);

export interface MessagesScreenProps {
  /** The row of the house's own channel, which stands first. */
  readonly channel: ReactNode;
  /** Rows of the ways to the house and its people. */
  readonly children: ReactNode;
}

/** What was written to whoever is here, and ways to write back. */
export function MessagesScreen({ channel, children }: MessagesScreenProps) {
  const { t, language } = useTranslation();
  const toast = useToast();
  const session = useSession();
  const unread = useUnread();
  const { data } = useHomeContent();
  const notice = data?.player[0]?.title;
  const letter = useNewestLetter();
  const wayTo = (path: string): string => (session ? path : loginPath(path));
  const badge = (count: number) =>
    count > 0 ? (
      <UnreadBadge count={count} label={t('messages.unread', { count })} locale={language} />
    ) : null;
  const inbox = {
    rich: true,
    icon: 'mail',
    label: t('title.inbox'),
    description: letter ? <Preview>{letter}</Preview> : t('messages.inbox.hint'),
    badge: badge(unread.inbox),
  } as const;
  return (
    <div className={css.groups}>
      {/* What is unread is what this page is for: elsewhere it waits until somebody is there. */}
      <UnreadKeeper />
      <List aria-label={t('messages.written')}>
        {channel}
        <ListRow
          rich
          icon="news"
          label={t('title.notices')}
          description={notice ? <Preview>{notice}</Preview> : t('messages.notices.hint')}
          badge={badge(unread.announcement)}
          render={<Link to={wayTo(pathTo('notices'))} />}
        />
        {isGuest(session?.type) ? (
          <ListRow
            {...inbox}
            onClick={() => toast.show({ text: t('free_reject'), duration: refusedFor })}
          />
        ) : (
          <ListRow {...inbox} render={<Link to={wayTo(pathTo('inbox'))} />} />
        )}
      </List>
      {children}
    </div>
  );
}

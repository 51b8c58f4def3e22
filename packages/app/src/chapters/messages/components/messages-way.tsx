import { Link } from '#kernel/routing/link.ts';
import { IconButton } from '@livery/ui/icon-button';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import { useUnread } from '#kernel/session/badges/unread.ts';

/** The way to all that was written to whoever is here. */
export function MessagesWay() {
  const { t } = useTranslation();
  const isMember = useSession() !== null;
  const { announcement, inbox } = useUnread();
  const unread = announcement + inbox;
  const words = t(isMember ? 'messages.open' : 'notices.all');
  return (
    <IconButton
      icon="mail"
      iconSize={20}
      label={unread > 0 ? t('messages.open.unread', { count: unread }) : words}
      marked={unread > 0}
      render={<Link to={pathTo(isMember ? 'messages' : 'notices')}>{words}</Link>}
    />
  );
}

import { Link } from '#kernel/routing/link.tsx';
import { useNavigate } from '#kernel/routing/navigation.tsx';
import { IconButton } from '@livery/ui/icon-button';
import { NoticeTicker } from '@livery/ui/notice-ticker';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import { useUnread } from '#kernel/session/unread.ts';
import { useHomeContent } from '../api/home-content.ts';
import { NoticesRoom } from './rooms.tsx';

/** As many as somebody waits for. */
const most = 5;

/** The newest notices in a line, and the way to all that was written to whoever is here. */
export function NoticeLine() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isMember = useSession() !== null;
  const { announcement, inbox } = useUnread();
  const { data, isPending } = useHomeContent();
  if (isPending) return <NoticesRoom />;
  const notices = data?.player ?? [];
  if (notices.length === 0) return null;
  const unread = announcement + inbox;
  const words = t(isMember ? 'messages.open' : 'notices.all');
  return (
    <NoticeTicker
      label={t('notices.label')}
      items={notices.slice(0, most).map(({ id, title }) => ({ id, text: title }))}
      onSelect={({ id }) => {
        const place = notices.findIndex((one) => one.id === id);
        navigate(pathTo('notices', { i: `${place}` }));
      }}
      end={
        <IconButton
          icon="mail"
          iconSize={20}
          label={unread > 0 ? t('messages.open.unread', { count: unread }) : words}
          marked={unread > 0}
          render={<Link to={pathTo(isMember ? 'messages' : 'notices')}>{words}</Link>}
        />
      }
    />
  );
}

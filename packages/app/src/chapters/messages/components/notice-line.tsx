import { useNavigate } from 'react-router-dom';
import { NoticeTicker } from '@livery/ui/notice-ticker';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useHomeContent } from '../api/home-content.ts';
import { MessagesWay } from './messages-way.tsx';
import { NoticesRoom } from './rooms.tsx';

/** As many as somebody waits for. */
const most = 5;

/** The newest notices in a line, and the way to all that was written to whoever is here. */
export function NoticeLine() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, isPending } = useHomeContent();
  if (isPending) return <NoticesRoom />;
  const notices = data?.player ?? [];
  if (notices.length === 0) return null;
  return (
    <NoticeTicker
      label={t('notices.label')}
      items={notices.slice(0, most).map(({ id, title }) => ({ id, text: title }))}
      onSelect={({ id }) => {
        const place = notices.findIndex((one) => one.id === id);
        navigate(pathTo('notices', { i: `${place}` }));
      }}
      end={<MessagesWay />}
    />
  );
}

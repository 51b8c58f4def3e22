import { NoticeTickerRoom } from '@livery/ui/notice-ticker';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useHomeContent } from '../api/home-content.ts';
import { MessagesWay } from './messages-way.tsx';

/** The line of notices before it moves: in its frame from the first paint, with the first of them once it is known. */
export function NoticesRoom() {
  const { t } = useTranslation();
  const { data, isPending } = useHomeContent();
  const [first] = data?.player ?? [];
  if (!isPending && !first) return null;
  return <NoticeTickerRoom label={t('notices.label')} text={first?.title} end={<MessagesWay />} />;
}
